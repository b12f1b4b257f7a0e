// Kiswahili: a native speaker has not yet reviewed these texts.
import type { Translation } from '../slice.ts';
import type { en } from './en.ts';

export const sw = {
  faults: {
    'number/form': 'Hii lazima iwe namba.',
  },
} as const satisfies Translation<typeof en>;
