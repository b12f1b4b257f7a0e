import type { narrations } from '@afrolearn/contract/narrations.ts';
import { ofClass, type PolicyOf, signedIn } from '#http/policy.ts';

/** A teacher whom no school has verified yet runs the class and may do nothing with it. */
const tellsClass = (status: number) => ({ ...ofClass(status) });

export const narrationsPolicy = {
  'GET /lessons/:id/voices': { answers: signedIn(), limit: 'R' },
  'GET /lessons/:id/sounds': { answers: signedIn(), limit: 'R' },
  'POST /lessons/:id/voices': { answers: tellsClass(201), limit: 'NA' },
  'DELETE /lessons/:id/voices/:voiceId': { answers: tellsClass(200), limit: 'NA' },
} satisfies PolicyOf<typeof narrations>;
