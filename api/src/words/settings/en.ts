import { settingsRefusals } from '@afrolearn/contract/settings.ts';
import { refusalTexts } from '../tables.ts';

export const en = {
  refusals: refusalTexts(settingsRefusals),
  faults: {
    'name/ask-teacher': 'Please ask your teacher to change your name.',
    'language/unknown': 'Please choose a language from the list.',
    'theme/unknown': 'Please choose light, dark or system.',
    'picture/unknown': 'Please choose one of our pictures.',
    'switch/unknown': 'Please say on or off.',
    'password/current-missing': 'Please write your current password.',
    'password/wrong': 'This is not your password.',
  },
} as const;
