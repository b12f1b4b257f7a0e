import type { Figure } from '@afrolearn/learning/lessons/lesson.ts';
import type { Misconception, Question } from '@afrolearn/learning/quizzes/questions.ts';
import { z } from 'zod';
import { defineCalls } from './define.ts';

/** A lesson, a reading or a checkpoint (`u400-l3`), or a whole unit (`u400`). */
const Topic = z.string().regex(/^u\d{1,9}(?:-[lrq]\d{1,3})?$/);

/* What was checked when it was packed passes as it is. */
const isThing = (value: unknown) => typeof value === 'object' && value !== null;

/** A question that was answered before, and when it wants to be asked again. */
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
  /** Null for a generator: whoever asks draws a fresh exercise. */
  asked: z.custom<Question>(isThing).nullable(),
  /** The drawings that the question and its options show, by name. */
  figures: z.record(z.string(), z.custom<Figure>(isThing)),
  misconceptions: z.array(z.custom<Misconception>(isThing)),
  /** What was told before it was asked, and what it may speak of: the words of its scene, or the text of its reading. */
  story: z.array(z.string()),
});
export type CardToReview = z.infer<typeof CardToReview>;

export const ReviewReply = z.object({
  /** All that are due today by the learner's own calendar, also those that are not in the list. */
  due: z.int(),
  /** Whose days count. */
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
