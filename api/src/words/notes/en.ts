import { notesRefusals } from '@afrolearn/contract/notes.ts';
import { refusalTexts } from '../tables.ts';

export const en = {
  refusals: refusalTexts(notesRefusals),
  faults: {
    'note/too-long': 'Please write at most 2,000 characters.',
    'note/missing': 'Please write something.',
  },
} as const;
