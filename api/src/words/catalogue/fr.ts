// French: a native speaker has not yet reviewed these texts.
import type { Translation } from '../slice.ts';
import type { en } from './en.ts';

export const fr = {
  faults: {
    'number/form': 'Il faut un nombre ici.',
  },
} as const satisfies Translation<typeof en>;
