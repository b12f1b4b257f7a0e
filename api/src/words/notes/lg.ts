// Luganda: a native speaker has not yet reviewed these texts.
import type { Translation } from '../slice.ts';
import type { en } from './en.ts';

export const lg = {
  refusals: {
    'notes/full': 'Owandiise ebigambo bingi nnyo. Sooka oggyewo ebimu.',
  },
  faults: {
    'note/too-long': 'Wandiika ennukuta ezitasukka 2,000.',
    'note/missing': 'Wandiika ekintu.',
  },
} as const satisfies Translation<typeof en>;
