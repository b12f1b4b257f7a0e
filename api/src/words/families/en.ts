import { familiesRefusals } from '@afrolearn/contract/families.ts';
import { refusalTexts } from '../tables.ts';

export const en = {
  refusals: refusalTexts(familiesRefusals),
  faults: {
    'secret/pictures-for-the-young': 'Pictures are for Primary 1 to 3. Please choose a card.',
    'secret/pictures-at-school': 'Pictures work on a school’s own server only. Please choose a card.',
    'secret/pictures-or-cards': 'Please choose pictures or cards.',
    'secret/unknown': 'Please choose pictures, a card or a password.',
    'code/missing': 'Please write the code.',
    'code/form': 'The code has 8 letters and numbers.',
  },
} as const;
