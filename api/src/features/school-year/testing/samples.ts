import type { schoolYear } from '@afrolearn/contract/school-year.ts';
import { nothing, type SamplesOf } from '#testing/matrix/sample.ts';

export const schoolYearSamples = {
  'GET /people/to-confirm': { ask: nothing },
  // Whoever is not of the own school is passed over, so one request is good for every administrator.
  'POST /people/confirm': { ask: ({ people }) => ({ body: { ids: [people['class teacher'].id] } }) },
} satisfies SamplesOf<typeof schoolYear>;
