import { eventsRefusals } from '@afrolearn/contract/events.ts';
import { refusalReasons } from '@afrolearn/learning/events/reasons.ts';
import { refusalTexts } from '../tables.ts';

export const en = {
  refusals: refusalTexts(eventsRefusals),
  faults: {
    'events/list': 'Please send a list of events.',
    'events/too-many': 'Please send at most {most} events at once.',
    'unit/still-to-do': 'Still to do: {things}.',
    'unit/points-missing': '{missing} of {total} points are missing.',
  },
  reasons: refusalReasons,
} as const;
