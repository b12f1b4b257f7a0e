import { classesRefusals } from '@afrolearn/contract/classes.ts';
import type { SliceWords, Translation } from './slice.ts';
import { refusalTexts } from './tables.ts';

const en = {
  refusals: refusalTexts(classesRefusals),
  faults: {
    'pupils/too-many': 'Please add at most 100 pupils at once.',
    'pupils/missing': 'Please write the names, one on each line.',
  },
} as const;

// Kiswahili: a native speaker has not yet reviewed these texts.
const sw = {
  refusals: {
    'children/class-full':
      'Darasa linaweza kuwa na wanafunzi 300 tu. Tafadhali angalia kama orodha iliongezwa mara mbili.',
  },
  faults: {
    'pupils/too-many': 'Tafadhali ongeza wanafunzi wasiozidi 100 kwa mara moja.',
    'pupils/missing': 'Tafadhali andika majina, moja kwa kila mstari.',
  },
} as const satisfies Translation<typeof en>;

// French: a native speaker has not yet reviewed these texts.
const fr = {
  refusals: {
    'children/class-full':
      'Une classe peut avoir 300 élèves au plus. Regardez si une liste a été ajoutée deux fois.',
  },
  faults: {
    'pupils/too-many': 'Ajoutez 100 élèves au plus à la fois.',
    'pupils/missing': 'Écrivez les noms, un par ligne.',
  },
} as const satisfies Translation<typeof en>;

// Luganda: a native speaker has not yet reviewed these texts.
const lg = {
  refusals: {
    'children/class-full': 'Ekibiina tekisussa bayizi 300. Laba oba olukalala lwayongerwako emirundi ebiri.',
  },
  faults: {
    'pupils/too-many': 'Yongerako abayizi abatasukka 100 omulundi gumu.',
    'pupils/missing': 'Wandiika amannya, limu ku buli lunyiriri.',
  },
} as const satisfies Translation<typeof en>;

export const classes = { en, sw, fr, lg } as const satisfies SliceWords<typeof en>;
