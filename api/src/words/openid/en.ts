import { openidRefusals } from '@afrolearn/contract/openid.ts';
import { refusalTexts } from '../tables.ts';

export const en = {
  refusals: refusalTexts(openidRefusals),
} as const;
