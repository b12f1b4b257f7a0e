// Kiswahili: a native speaker has not yet reviewed these texts.
import type { Translation } from '../slice.ts';
import type { en } from './en.ts';

export const sw = {
  refusals: {
    'demo/no-such-person': 'Mtu huyo wa onyesho hayupo hapa.',
  },
} as const satisfies Translation<typeof en>;
