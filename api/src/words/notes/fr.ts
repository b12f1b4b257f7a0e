// French: a native speaker has not yet reviewed these texts.
import type { Translation } from '../slice.ts';
import type { en } from './en.ts';

export const fr = {
  refusals: {
    'notes/full': 'Tu as écrit vraiment beaucoup de notes. Efface d’abord quelques-unes.',
  },
  faults: {
    'note/too-long': 'Écris 2 000 caractères au plus.',
    'note/missing': 'Écris quelque chose.',
  },
} as const satisfies Translation<typeof en>;
