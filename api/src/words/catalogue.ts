import type { SliceWords, Translation } from './slice.ts';

const en = {
  faults: {
    'number/form': 'This must be a number.',
  },
} as const;

// Kiswahili: a native speaker has not yet reviewed these texts.
const sw = {
  faults: {
    'number/form': 'Hii lazima iwe namba.',
  },
} as const satisfies Translation<typeof en>;

// French: a native speaker has not yet reviewed these texts.
const fr = {
  faults: {
    'number/form': 'Il faut un nombre ici.',
  },
} as const satisfies Translation<typeof en>;

// Luganda: a native speaker has not yet reviewed these texts.
const lg = {
  faults: {
    'number/form': 'Wano wateekwa okuba ennamba.',
  },
} as const satisfies Translation<typeof en>;

export const catalogue = { en, sw, fr, lg } as const satisfies SliceWords<typeof en>;
