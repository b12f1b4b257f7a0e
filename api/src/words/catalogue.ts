import type { SliceWords, Translation } from './slice.ts';

const en = {
  faults: {
    'entries/form': 'Please name 1 to 24 lessons, with commas between them.',
    'number/form': 'This must be a number.',
  },
} as const;

// Kiswahili: a native speaker has not yet reviewed these texts.
const sw = {
  faults: {
    'entries/form': 'Tafadhali taja masomo 1 hadi 24, yakitenganishwa kwa koma.',
    'number/form': 'Hii lazima iwe namba.',
  },
} as const satisfies Translation<typeof en>;

// French: a native speaker has not yet reviewed these texts.
const fr = {
  faults: {
    'entries/form': 'Nommez de 1 à 24 leçons, séparées par des virgules.',
    'number/form': 'Il faut un nombre ici.',
  },
} as const satisfies Translation<typeof en>;

// Luganda: a native speaker has not yet reviewed these texts.
const lg = {
  faults: {
    'entries/form': 'Wandiika amasomo 1 okutuuka ku 24, ng’oteeka obukoma wakati waago.',
    'number/form': 'Wano wateekwa okuba ennamba.',
  },
} as const satisfies Translation<typeof en>;

export const catalogue = { en, sw, fr, lg } as const satisfies SliceWords<typeof en>;
