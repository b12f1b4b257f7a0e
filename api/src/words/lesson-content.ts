import type { SliceWords, Translation } from './slice.ts';

const en = {
  faults: {
    'lesson/missing': 'Please say which lesson.',
  },
  /** A lesson that is listed but not written yet. */
  unwritten: {
    overview: '‘{title}’ belongs to the unit ‘{unit}’. {about}',
    'overview-of-class': '‘{title}’ belongs to the unit ‘{unit}’ of {grade}. {about}',
    explore: 'The explainer of this lesson is being written. Ask your teacher about it.',
  },
} as const;

// Kiswahili: a native speaker has not yet reviewed these texts.
const sw = {
  faults: {
    'lesson/missing': 'Tafadhali sema ni somo gani.',
  },
  unwritten: {
    overview: '‘{title}’ ni sehemu ya mada ‘{unit}’. {about}',
    'overview-of-class': '‘{title}’ ni sehemu ya mada ‘{unit}’ ya {grade}. {about}',
    explore: 'Maelezo ya somo hili yanaandikwa. Mwulize mwalimu wako kuhusu somo hili.',
  },
} as const satisfies Translation<typeof en>;

// French: a native speaker has not yet reviewed these texts.
const fr = {
  faults: {
    'lesson/missing': 'Dis quelle leçon.',
  },
  unwritten: {
    overview: '« {title} » fait partie de l’unité « {unit} ». {about}',
    'overview-of-class': '« {title} » fait partie de l’unité « {unit} » de {grade}. {about}',
    explore:
      'L’explication de cette leçon est en train d’être écrite. Demande à ton maître ou à ta maîtresse.',
  },
} as const satisfies Translation<typeof en>;

// Luganda: a native speaker has not yet reviewed these texts.
const lg = {
  faults: {
    'lesson/missing': 'Gamba essomo ki.',
  },
  unwritten: {
    overview: '‘{title}’ lya mu kitundu ‘{unit}’. {about}',
    'overview-of-class': '‘{title}’ lya mu kitundu ‘{unit}’ ekya {grade}. {about}',
    explore: 'Okunnyonnyola kw’essomo lino kuwandiikibwa. Buuza omusomesa wo.',
  },
} as const satisfies Translation<typeof en>;

export const lessonContent = { en, sw, fr, lg } as const satisfies SliceWords<typeof en>;
