import type { Reply } from '@afrolearn/contract';
import { call } from '#lib/call.ts';
import { profile } from '#messages/profile/en.ts';

export type Stats = Reply<'GET /learner-profiles/stats/:userId'>;
export type Summary = Reply<'GET /progress-summary'>;
export type Character = Reply<'GET /character-analysis'>['data'];
export type Insights = NonNullable<Reply<'GET /personalized-insights'>['data']>;
export type History = Reply<'GET /lesson-history'>;
export type Badge = Summary['badges'][number];

export const statsOf = (userId: number) =>
  call('GET /learner-profiles/stats/:userId', { params: { userId } });
export const ownHistory = () => call('GET /lesson-history');
export const ownCharacter = async () => (await call('GET /character-analysis')).data;
/** Spec 1 §8: a failure has the documented text. Each tab has its own (spec 2 §8). */
export const ownSummary = async (): Promise<Summary> => {
  try {
    return await call('GET /progress-summary');
  } catch (error) {
    if (error instanceof Error) error.message = profile.texts.summaryFailed;
    throw error;
  }
};
export const ownInsights = async () => (await call('GET /personalized-insights')).data;
