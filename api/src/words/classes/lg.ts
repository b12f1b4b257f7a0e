// Luganda: a native speaker has not yet reviewed these texts.
import type { Translation } from '../slice.ts';
import type { en } from './en.ts';

export const lg = {
  refusals: {
    'children/class-full': 'Ekibiina tekisussa bayizi 300. Laba oba olukalala lwayongerwako emirundi ebiri.',
  },
  faults: {
    'pupils/too-many': 'Yongerako abayizi abatasukka 100 omulundi gumu.',
    'pupils/missing': 'Wandiika amannya, limu ku buli lunyiriri.',
  },
} as const satisfies Translation<typeof en>;
