import type { Reply } from '@afrolearn/contract';
import { call } from '#lib/call.ts';

export type PlanEntry = Reply<'GET /plan'>[number];

export const xpOf = (userId: number) => call('GET /xp/:userId', { params: { userId } });
export const ownPlan = () => call('GET /plan');
export const takeOffPlan = (ref: string) => call('DELETE /plan/:ref', { params: { ref } });
/** Only what waits now: what was answered right is asked again on its own day. */
export const toPractise = async () =>
  ((await call('GET /personalized-insights')).data?.practiceNext ?? []).filter(({ due }) => due);
