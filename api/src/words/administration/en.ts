import { administrationRefusals } from '@afrolearn/contract/administration.ts';
import { refusalTexts } from '../tables.ts';

export const en = {
  refusals: refusalTexts(administrationRefusals),
  faults: {
    'staff-code/form': 'A staff code has 8 letters and numbers.',
    'staff-code/count': 'Please choose from 1 to 20.',
    'consent/paper': 'Please say whether the school holds the signed paper.',
    'consent/yes-or-no': 'Please say yes or no.',
    'school-name/letters': 'Please use letters, numbers and simple signs in the name of a school.',
    'time-zone/unknown': 'Please write a time zone such as Africa/Kampala.',
    'school-name/missing': 'Please write the name of the school.',
    'staff-code/missing': 'Please write the staff code.',
    'staff-code/wrong': 'This staff code is not right.',
  },
} as const;
