import type { SliceWords, Translation } from './slice.ts';

const en = {
  faults: {
    'search/too-short': 'Please write at least 2 letters.',
    'search/missing': 'Please write what you look for.',
    'search/too-long': 'That is too long to search for.',
  },
} as const;

// Kiswahili: a native speaker has not yet reviewed these texts.
const sw = {
  faults: {
    'search/too-short': 'Tafadhali andika angalau herufi 2.',
    'search/missing': 'Tafadhali andika unachotafuta.',
    'search/too-long': 'Hayo ni marefu mno kutafuta.',
  },
} as const satisfies Translation<typeof en>;

// French: a native speaker has not yet reviewed these texts.
const fr = {
  faults: {
    'search/too-short': 'Écrivez au moins 2 lettres.',
    'search/missing': 'Écrivez ce que vous cherchez.',
    'search/too-long': 'C’est trop long pour une recherche.',
  },
} as const satisfies Translation<typeof en>;

// Luganda: a native speaker has not yet reviewed these texts.
const lg = {
  faults: {
    'search/too-short': 'Wandiika waakiri ennukuta 2.',
    'search/missing': 'Wandiika ky’onoonya.',
    'search/too-long': 'Ebyo biwanvu nnyo okunoonya.',
  },
} as const satisfies Translation<typeof en>;

export const search = { en, sw, fr, lg } as const satisfies SliceWords<typeof en>;
