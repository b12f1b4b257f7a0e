// Luganda: a native speaker has not yet reviewed these texts.
import type { Translation } from '../slice.ts';
import type { en } from './en.ts';

export const lg = {
  faults: {
    'number/form': 'Wano wateekwa okuba ennamba.',
  },
} as const satisfies Translation<typeof en>;
