import { demoRefusals } from '@afrolearn/contract/demo.ts';
import { refusalTexts } from '../tables.ts';

export const en = {
  refusals: refusalTexts(demoRefusals),
} as const;
