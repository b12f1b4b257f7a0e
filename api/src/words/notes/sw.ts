// Kiswahili: a native speaker has not yet reviewed these texts.
import type { Translation } from '../slice.ts';
import type { en } from './en.ts';

export const sw = {
  refusals: {
    'notes/full': 'Umeandika maandishi mengi sana. Tafadhali futa baadhi kwanza.',
  },
  faults: {
    'note/too-long': 'Tafadhali andika herufi zisizozidi 2,000.',
    'note/missing': 'Tafadhali andika kitu.',
  },
} as const satisfies Translation<typeof en>;
