// Kiswahili: a native speaker has not yet reviewed these texts.
import type { Translation } from '../slice.ts';
import type { en } from './en.ts';

export const sw = {
  refusals: {
    'children/class-full':
      'Darasa linaweza kuwa na wanafunzi 300 tu. Tafadhali angalia kama orodha iliongezwa mara mbili.',
  },
  faults: {
    'pupils/too-many': 'Tafadhali ongeza wanafunzi wasiozidi 100 kwa mara moja.',
    'pupils/missing': 'Tafadhali andika majina, moja kwa kila mstari.',
  },
} as const satisfies Translation<typeof en>;
