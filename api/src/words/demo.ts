import { demoRefusals } from '@afrolearn/contract/demo.ts';
import type { SliceWords, Translation } from './slice.ts';
import { refusalTexts } from './tables.ts';

const en = {
  refusals: refusalTexts(demoRefusals),
} as const;

// Kiswahili: a native speaker has not yet reviewed these texts.
const sw = {
  refusals: {
    'demo/no-such-person': 'Mtu huyo wa onyesho hayupo hapa.',
  },
} as const satisfies Translation<typeof en>;

// French: a native speaker has not yet reviewed these texts.
const fr = {
  refusals: {
    'demo/no-such-person': 'Cette personne de la démo n’est pas là.',
  },
} as const satisfies Translation<typeof en>;

// Luganda: a native speaker has not yet reviewed these texts.
const lg = {
  refusals: {
    'demo/no-such-person': 'Omuntu oyo ow’okulabirako tali wano.',
  },
} as const satisfies Translation<typeof en>;

export const demo = { en, sw, fr, lg } as const satisfies SliceWords<typeof en>;
