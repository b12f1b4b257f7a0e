import type { schoolYear } from '@afrolearn/contract/school-year.ts';
import type { Actor } from '#http/policy.ts';
import type { Canary } from '#testing/matrix/canaries.ts';
import { nothing, type SamplesOf } from '#testing/matrix/sample.ts';

/** A teacher confirmed once by a staff code, and lapsed. */
const lapsedHere = ({ who, field }: Canary, actor: Actor) =>
  actor === 'administrator' &&
  who === 'unverified teacher' &&
  ['name', 'family name', 'email', 'id'].includes(field);

export const schoolYearSamples = {
  'GET /people/to-confirm': { ask: nothing, mayShow: lapsedHere },
  // Foreign people are skipped, so one request works for every administrator.
  'POST /people/confirm': { ask: ({ people }) => ({ body: { ids: [people['class teacher'].id] } }) },
} satisfies SamplesOf<typeof schoolYear>;
