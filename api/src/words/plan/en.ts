import { planRefusals } from '@afrolearn/contract/plan.ts';
import { refusalTexts } from '../tables.ts';

export const en = {
  refusals: refusalTexts(planRefusals),
  faults: {
    'day/missing': 'Please choose a day.',
    'plan/unit-or-lesson': 'Please choose a unit or a lesson.',
    'plan/missing': 'Please say what to plan.',
  },
} as const;
