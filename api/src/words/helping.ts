import { helpingRefusals } from '@afrolearn/contract/helping.ts';
import type { SliceWords, Translation } from './slice.ts';
import { refusalTexts } from './tables.ts';

const en = { refusals: refusalTexts(helpingRefusals) } as const;

// Kiswahili: a native speaker has not yet reviewed these texts.
const sw = {
  refusals: {
    'help/already': 'Leo umeshasema kwamba mwenzako huyu alikusaidia.',
    'help/decided': 'Hili limeshajibiwa.',
  },
} as const satisfies Translation<typeof en>;

// French: a native speaker has not yet reviewed these texts.
const fr = {
  refusals: {
    'help/already': 'Tu as déjà dit aujourd’hui que ce camarade t’a aidé.',
    'help/decided': 'Il y a déjà une réponse.',
  },
} as const satisfies Translation<typeof en>;

// Luganda: a native speaker has not yet reviewed these texts.
const lg = {
  refusals: {
    'help/already': 'Leero wagambye dda nti munno ono yakuyamba.',
    'help/decided': 'Kino kyaddibwamu dda.',
  },
} as const satisfies Translation<typeof en>;

export const helping = { en, sw, fr, lg } as const satisfies SliceWords<typeof en>;
