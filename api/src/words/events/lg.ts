// Luganda: a native speaker has not yet reviewed these texts.
import type { Translation } from '../slice.ts';
import type { en } from './en.ts';

export const lg = {
  refusals: {
    'units/not-mastered': 'Ekirabo kirindirira okutuusa nga byonna mu mutwe guno biwedde. Laba ekibulayo.',
  },
  faults: {
    'events/list': 'Sindika olukalala lw’ebikoleddwa.',
    'events/too-many': 'Sindika ebikoleddwa ebitasukka {most} omulundi gumu.',
    'unit/still-to-do': 'Ebikyabulayo: {things}.',
    'unit/points-missing': 'Obubonero {missing} ku {total} bukyabulayo.',
  },
  reasons: {
    unreadable: 'Tetusobodde kusoma mulimu guno.',
    'hidden-characters': 'Eky’okuddamu kino kirimu ennukuta ezeekwese. Ddamu okiwandiike.',
    'newer-app':
      'Kino kyakolebwa app empya okusinga seva eno gy’emanyi. Kisobola okusindikibwa nate ng’emaze okuzza obuggya.',
    'unknown-kind': 'Tetumanyi kika kya mulimu kino.',
    'unknown-lesson': 'Essomo lino tetulimanyi.',
    'not-written': 'Essomo lino terinnabaamu kya kumaliriza.',
    'not-a-video': 'Vidiyo yokka y’erabibwa okutuuka ku nkomerero, ate essomo lino si vidiyo.',
    'not-a-reading': 'Okusoma kwokka kwe kusomebwa, ate essomo lino si kusoma.',
    'not-a-quiz': 'Ebibuuzo byokka bye bimalirizibwa, ate essomo lino si bibuuzo.',
    'nothing-answered': 'Tewali kibuuzo kizziddwamu, n’olwekyo tewali kya kugolola.',
    'unknown-question': 'Ekibuuzo kino tekikyali mu ssomo.',
    'unknown-exercise': 'Tetumanyi kika kya kwegezaamu kino.',
    'unknown-tool': 'Ekikozesebwa kino tetukimanyi.',
  },
} as const satisfies Translation<typeof en>;
