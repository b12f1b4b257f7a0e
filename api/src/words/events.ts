import { eventsRefusals } from '@afrolearn/contract/events.ts';
import { refusalReasons } from '@afrolearn/learning/events/reasons.ts';
import type { SliceWords, Translation } from './slice.ts';
import { refusalTexts } from './tables.ts';

const en = {
  refusals: refusalTexts(eventsRefusals),
  faults: {
    'events/list': 'Please send a list of events.',
    'events/too-many': 'Please send at most {most} events at once.',
    'unit/still-to-do': 'Still to do: {things}.',
    'unit/points-missing': '{missing} of {total} points are missing.',
  },
  reasons: refusalReasons,
} as const;

// Kiswahili: a native speaker has not yet reviewed these texts.
const sw = {
  refusals: {
    'units/not-mastered': 'Zawadi inasubiri hadi kila kitu katika mada hii kikamilike. Angalia kilichobaki.',
  },
  faults: {
    'events/list': 'Tafadhali tuma orodha ya matukio.',
    'events/too-many': 'Tafadhali tuma matukio yasiyozidi {most} kwa mara moja.',
    'unit/still-to-do': 'Yaliyobaki: {things}.',
    'unit/points-missing': 'Alama {missing} kati ya {total} bado zinakosekana.',
  },
  reasons: {
    unreadable: 'Hatukuweza kusoma kazi hii.',
    'hidden-characters': 'Jibu hili lina herufi zilizofichika. Tafadhali andika tena.',
    'newer-app':
      'Hii ilitengenezwa na programu mpya kuliko inayojulikana na seva hii. Inaweza kutumwa tena baada ya kusasisha.',
    'unknown-kind': 'Hatuijui aina hii ya kazi.',
    'unknown-lesson': 'Hatulijui somo hili.',
    'not-written': 'Somo hili bado halina cha kumaliza.',
    'not-a-video': 'Ni video tu inayoweza kutazamwa hadi mwisho, na somo hili si video.',
    'not-a-reading': 'Ni usomaji tu unaoweza kusomwa, na somo hili si usomaji.',
    'not-a-quiz': 'Ni jaribio tu linaloweza kumalizwa, na somo hili si jaribio.',
    'nothing-answered': 'Hakuna swali lililojibiwa, kwa hiyo hakuna cha kusahihisha.',
    'unknown-question': 'Swali hili halipo tena kwenye somo.',
    'unknown-exercise': 'Hatuijui aina hii ya zoezi.',
    'no-room-today':
      'Kazi nyingi mno zimetoka hapa leo kwa muda mfupi mno. Hii inabaki kwenye kifaa na itatumwa tena baadaye.',
    'unknown-tool': 'Hatuijui zana hii.',
  },
} as const satisfies Translation<typeof en>;

// French: a native speaker has not yet reviewed these texts.
const fr = {
  refusals: {
    'units/not-mastered': 'La récompense attend que tout soit fait dans cette unité. Regarde ce qui manque.',
  },
  faults: {
    'events/list': 'Envoyez une liste d’événements.',
    'events/too-many': 'Envoyez {most} événements au plus à la fois.',
    'unit/still-to-do': 'Il reste : {things}.',
    'unit/points-missing': 'Points qui manquent : {missing} sur {total}.',
  },
  reasons: {
    unreadable: 'Nous n’avons pas pu lire ce travail.',
    'hidden-characters': 'Cette réponse a des signes cachés. Écris-la encore.',
    'newer-app':
      'Ceci vient d’une application plus récente que ce serveur. On pourra l’envoyer encore après la mise à jour.',
    'unknown-kind': 'Nous ne connaissons pas ce genre de travail.',
    'unknown-lesson': 'Nous ne connaissons pas cette leçon.',
    'not-written': 'Cette leçon n’a encore rien à finir.',
    'not-a-video': 'Seule une vidéo se regarde jusqu’à la fin, et cette leçon n’en est pas une.',
    'not-a-reading': 'Seule une lecture se lit, et cette leçon n’en est pas une.',
    'not-a-quiz': 'Seul un contrôle se termine, et cette leçon n’en est pas un.',
    'nothing-answered': 'Aucune question n’a de réponse, il n’y a donc rien à noter.',
    'unknown-question': 'Cette question n’est plus dans la leçon.',
    'unknown-exercise': 'Nous ne connaissons pas ce genre d’exercice.',
    'no-room-today':
      'Trop de travail est venu d’ici aujourd’hui en trop peu de temps. Ceci reste sur l’appareil et sera envoyé plus tard.',
    'unknown-tool': 'Nous ne connaissons pas cet outil.',
  },
} as const satisfies Translation<typeof en>;

// Luganda: a native speaker has not yet reviewed these texts.
const lg = {
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
    'no-room-today':
      'Leero wano wavudde emirimu mingi nnyo mu kaseera katono nnyo. Guno gusigala ku kyuma era gujja kuweerezebwa oluvannyuma.',
    'unknown-tool': 'Ekikozesebwa kino tetukimanyi.',
  },
} as const satisfies Translation<typeof en>;

export const events = { en, sw, fr, lg } as const satisfies SliceWords<typeof en>;
