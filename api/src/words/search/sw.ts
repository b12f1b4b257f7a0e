// Kiswahili: a native speaker has not yet reviewed these texts.
import type { Translation } from '../slice.ts';
import type { en } from './en.ts';

export const sw = {
  faults: {
    'search/too-short': 'Tafadhali andika angalau herufi 2.',
    'search/missing': 'Tafadhali andika unachotafuta.',
    'search/too-long': 'Hayo ni marefu mno kutafuta.',
  },
} as const satisfies Translation<typeof en>;
