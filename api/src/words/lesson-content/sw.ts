// Kiswahili: a native speaker has not yet reviewed these texts.
import type { Translation } from '../slice.ts';
import type { en } from './en.ts';

export const sw = {
  faults: {
    'lesson/missing': 'Tafadhali sema ni somo gani.',
  },
  unwritten: {
    overview: '‘{title}’ ni sehemu ya mada ‘{unit}’. {about}',
    'overview-of-class': '‘{title}’ ni sehemu ya mada ‘{unit}’ ya {grade}. {about}',
    explore:
      'Maelezo ya somo hili yanaandikwa. Mwulize mwalimu wako kuhusu somo hili, au fungua somo lingine la mada hii.',
  },
} as const satisfies Translation<typeof en>;
