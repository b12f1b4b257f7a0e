import type { guardianChoices } from '@afrolearn/contract/family.ts';
import { nothing, type SamplesOf } from '#testing/matrix/sample.ts';

export const guardianChoicesSamples = {
  'GET /parent/choices': { ask: nothing },
  'PATCH /parent/choices': { ask: () => ({ body: { sms: true, phone: '0772 123 418' } }) },
} satisfies SamplesOf<typeof guardianChoices>;
