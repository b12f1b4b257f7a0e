import { z } from 'zod';
import { defineCalls } from './define.ts';
import { Id, IdInPath } from './values.ts';

/** Spec 2 §3, 'Community leaderboard entry'. Points and places follow from it (`learning/src/leaderboard/score.ts`). */
export const BoardEntry = z.object({
  id: Id,
  /** The full name within one's own class, else first name and initial. */
  name: z.string(),
  /** One of our drawn pictures, never a photo. */
  picture: z.string(),
  xp: z.int(),
  skillsMastered: z.int(),
  streak: z.int(),
  /** Quizzes passed at the first attempt. */
  quizzesPassed: z.int(),
});
export type BoardEntry = z.infer<typeof BoardEntry>;

/** The size of a board, plus one's own row. */
export const mostOnBoard = 50;

export const OwnPlace = z.object({
  /** `open`, or why this learner cannot meet others and sees only themselves. */
  standing: z.enum(['open', 'adult', 'no-school', 'no-consent', 'small', 'guardian']),
  board: z.enum(['class', 'school']).nullable(),
  /** The learner's own switch: off hides them from others' boards. */
  shown: z.boolean(),
  place: z.int().nullable(),
  of: z.int().nullable(),
  /** Places gained since Monday; 0 for none, null if unknown. */
  gained: z.int().nullable(),
  /** XP of this week and of the best week so far. */
  thisWeek: z.int(),
  bestWeek: z.object({ xp: z.int(), from: z.string() }).nullable(),
});
export type OwnPlace = z.infer<typeof OwnPlace>;

export const leaderboard = defineCalls({
  'GET /leaderboard': {
    says: `The learners of one's class, else of one's school, by the documented score: at most ${mostOnBoard} and oneself. A teacher sees an own class, the first unless one is named; a parent nobody. Others are as they were at most a minute ago, one's own row is of now.`,
    access: 'person',
    query: z.object({ classId: IdInPath.optional() }),
    reply: z.array(BoardEntry),
    refusals: ['access/not-found', 'children/not-verified'],
  },
  'GET /leaderboard/me': {
    says: 'Where this learner stands, how many places they gained this week, and their own best week.',
    access: 'learner',
    reply: OwnPlace,
  },
});
