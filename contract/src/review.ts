import type { Figure } from '@afrolearn/learning/lessons/lesson.ts';
import type { Misconception, Question } from '@afrolearn/learning/quizzes/questions.ts';
import { z } from 'zod';
import { defineCalls } from './define.ts';

/** A lesson, a reading or a checkpoint (`u400-l3`), or a whole unit (`u400`). */
const Topic = z.string().regex(/^u\d{1,9}(?:-[lrq]\d{1,3})?$/);

/* Packed data was checked when it was packed. */
const isThing = (value: unknown) => typeof value === 'object' && value !== null;

/** An answered question, and when to ask it again. */
export const CardToReview = z.object({
  /** A question of a unit entry, `u400-q1-3`, or the exercises of a generator at one level, `bodmas:2`. */
  question: z.string(),
  /** The entry that asks it, or the generator. */
  item: z.string(),
  topic: z.object({ id: z.string(), title: z.string(), subjectId: z.int() }),
  dueAt: z.string(),
  stability: z.number(),
  difficulty: z.number(),
  reps: z.int(),
  lapses: z.int(),
  lastAt: z.string(),
  lastCorrect: z.boolean(),
  /** Null for a generator: the client draws a new exercise. */
  asked: z.custom<Question>(isThing).nullable(),
  /** The figures of the question and its options, by name. */
  figures: z.record(z.string(), z.custom<Figure>(isThing)),
  misconceptions: z.array(z.custom<Misconception>(isThing)),
  /** The context of the question: the narration of its scene, or the text of its reading. */
  story: z.array(z.string()),
});
export type CardToReview = z.infer<typeof CardToReview>;

export const ReviewReply = z.object({
  /** The number due today in the learner's calendar, including those not in the list. */
  due: z.int(),
  /** The time zone that decides the days. */
  zone: z.string(),
  cards: z.array(CardToReview),
});
export type ReviewReply = z.infer<typeof ReviewReply>;

export const review = defineCalls({
  'GET /review': {
    says: 'The questions of spaced repetition that this learner is asked next, soonest first, with all that asking them needs: also some that are due only in the coming days, for a device without network. `topic` gives those of one lesson or unit.',
    access: 'learner',
    query: z.object({ topic: Topic.optional() }),
    reply: ReviewReply,
  },
});
