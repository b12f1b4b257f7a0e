import type { leaderboard } from '@afrolearn/contract/leaderboard.ts';
import type { Actor } from '#http/policy.ts';
import type { Canary } from '#testing/matrix/canaries.ts';
import { nothing, type SamplesOf } from '#testing/matrix/sample.ts';

/* Classmates see first names and initials; the teacher full names. */
const rooms: readonly (readonly Actor[])[] = [
  ['owner', 'classmate', 'blocked learner', 'class teacher'],
  ['schoolmate', 'friend', 'teacher of the school'],
  ['learner of another school', 'teacher of another school'],
];

/* The teacher is last. */
const learnersOf = (room: readonly Actor[]): readonly string[] => room.slice(0, -1);

const heads: Partial<Record<Actor, typeof rooms>> = {
  administrator: rooms.slice(0, 2),
  'administrator of another school': rooms.slice(2),
};

const onOwnBoard = ({ who, field }: Canary, actor: Actor): boolean => {
  if (!['id', 'name', 'family name'].includes(field)) return false;
  // One of these two has blocked the other.
  const pair = [who, actor];
  if (pair.includes('owner') && pair.includes('blocked learner')) return false;
  // Heads without a class see their school by first name and initial.
  const head = heads[actor];
  if (head !== undefined)
    return field !== 'family name' && head.some((room) => learnersOf(room).includes(who));
  return rooms.some(
    (room) =>
      room.includes(actor) &&
      learnersOf(room).includes(who) &&
      (field !== 'family name' || who === actor || !learnersOf(room).includes(actor)),
  );
};

export const leaderboardSamples = {
  'GET /leaderboard': { ask: () => ({ query: {} }), mayShow: onOwnBoard },
  'GET /leaderboard/me': { ask: nothing },
} satisfies SamplesOf<typeof leaderboard>;
