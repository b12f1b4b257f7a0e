import type { leaderboard } from '@afrolearn/contract/leaderboard.ts';
import type { Actor } from '#http/policy.ts';
import type { Canary } from '#testing/matrix/canaries.ts';
import { nothing, type SamplesOf } from '#testing/matrix/sample.ts';

/* Who sits together: they read one another's whole names, and the teacher reads them all. */
const rooms: readonly (readonly Actor[])[] = [
  ['owner', 'classmate', 'blocked learner', 'class teacher'],
  ['schoolmate', 'friend', 'teacher of the school'],
  ['learner of another school', 'teacher of another school'],
];

const onOwnBoard = ({ who, field }: Canary, actor: Actor): boolean => {
  if (!['id', 'name', 'family name'].includes(field)) return false;
  // Of these two one has blocked the other.
  const pair = [who, actor];
  if (pair.includes('owner') && pair.includes('blocked learner')) return false;
  const learners: readonly string[] = rooms.flatMap((room) => room.slice(0, -1));
  // Heads without a class see their school, by first name and initial.
  if (actor === 'administrator') return field !== 'family name' && learners.slice(0, 5).includes(who);
  return rooms.some((room) => room.includes(actor) && (room as readonly string[]).slice(0, -1).includes(who));
};

export const leaderboardSamples = {
  'GET /leaderboard': { ask: () => ({ query: {} }), mayShow: onOwnBoard },
  'GET /leaderboard/me': { ask: nothing },
} satisfies SamplesOf<typeof leaderboard>;
