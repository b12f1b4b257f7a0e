import { classesRefusals } from '@afrolearn/contract/classes.ts';
import { refusalTexts } from '../tables.ts';

export const en = {
  refusals: refusalTexts(classesRefusals),
  faults: {
    'pupils/too-many': 'Please add at most 100 pupils at once.',
    'pupils/missing': 'Please write the names, one on each line.',
  },
} as const;
