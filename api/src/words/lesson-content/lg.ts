// Luganda: a native speaker has not yet reviewed these texts.
import type { Translation } from '../slice.ts';
import type { en } from './en.ts';

export const lg = {
  faults: {
    'lesson/missing': 'Gamba essomo ki.',
  },
  unwritten: {
    overview: '‘{title}’ lya mu kitundu ‘{unit}’. {about}',
    'overview-of-class': '‘{title}’ lya mu kitundu ‘{unit}’ ekya {grade}. {about}',
    explore:
      'Okunnyonnyola kw’essomo lino kuwandiikibwa. Buuza omusomesa wo, oba ggulawo essomo eddala ery’ekitundu kino.',
  },
} as const satisfies Translation<typeof en>;
