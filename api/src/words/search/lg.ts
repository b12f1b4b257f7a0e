// Luganda: a native speaker has not yet reviewed these texts.
import type { Translation } from '../slice.ts';
import type { en } from './en.ts';

export const lg = {
  faults: {
    'search/too-short': 'Wandiika waakiri ennukuta 2.',
    'search/missing': 'Wandiika ky’onoonya.',
    'search/too-long': 'Ebyo biwanvu nnyo okunoonya.',
  },
} as const satisfies Translation<typeof en>;
