import { serverRefusals } from '@afrolearn/contract/server.ts';
import { refusalTexts } from '../tables.ts';

export const en = {
  refusals: refusalTexts(serverRefusals),
  faults: {
    'request/check': 'Please check this.',
    'text/too-many-letters': 'Please use at most {most} letters.',
    'text/too-long': 'That is too long.',
    'report/no-id': 'The report needs an id.',
    'text/hidden': 'This has hidden characters. Please type it again.',
  },
} as const;
