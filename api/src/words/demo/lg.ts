// Luganda: a native speaker has not yet reviewed these texts.
import type { Translation } from '../slice.ts';
import type { en } from './en.ts';

export const lg = {
  refusals: {
    'demo/no-such-person': 'Omuntu oyo ow’okulabirako tali wano.',
  },
} as const satisfies Translation<typeof en>;
