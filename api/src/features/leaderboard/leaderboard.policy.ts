import type { leaderboard } from '@afrolearn/contract/leaderboard.ts';
import { learners, type PolicyOf, signedIn } from '#http/policy.ts';

export const leaderboardPolicy = {
  'GET /leaderboard': { answers: signedIn(), limit: 'R' },
  'GET /leaderboard/me': { answers: learners(), limit: 'R' },
} satisfies PolicyOf<typeof leaderboard>;
