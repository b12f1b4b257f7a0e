// French: a native speaker has not yet reviewed these texts.
import type { Translation } from '../slice.ts';
import type { en } from './en.ts';

export const fr = {
  refusals: {
    'demo/no-such-person': 'Cette personne de la démo n’est pas là.',
  },
} as const satisfies Translation<typeof en>;
