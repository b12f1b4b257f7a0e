import { childrenRefusals } from '@afrolearn/contract/families.ts';
import { refusalTexts } from '../tables.ts';

export const en = {
  refusals: refusalTexts(childrenRefusals),
  faults: {
    'secret/pictures-for-the-young': 'Pictures are for Primary 1 to 3. Please choose a card.',
    'secret/pictures-at-school': 'Pictures work on a school’s own server only. Please choose a card.',
    'pupils/too-many': 'Please add at most 100 pupils at once.',
    'secret/pictures-or-cards': 'Please choose pictures or cards.',
    'secret/unknown': 'Please choose pictures, a card or a password.',
    'code/missing': 'Please write the code.',
    'pupils/missing': 'Please write the names, one on each line.',
    'code/form': 'The code has 8 letters and numbers.',
  },
} as const;
