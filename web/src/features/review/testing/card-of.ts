import type { CardToReview } from '@afrolearn/contract/review.ts';
import type { Question } from '@afrolearn/learning/quizzes/questions.ts';

export const hour = 3_600_000;

/** A due card; null for an exercise. */
export const cardOf = (asked: Question | null, more: Partial<CardToReview> = {}): CardToReview => ({
  question: asked?.id ?? 'number-of-subsets:1',
  item: asked === null ? 'number-of-subsets' : 'u7-l1',
  topic: { id: 'u7-l1', title: 'Wells', subjectId: 7 },
  dueAt: new Date(Date.now() - 48 * hour).toISOString(),
  stability: 2.3,
  difficulty: 5,
  reps: 1,
  lapses: 0,
  lastAt: new Date(Date.now() - 96 * hour).toISOString(),
  lastCorrect: true,
  asked,
  figures: {},
  story: [],
  misconceptions: [{ id: 'holes-hold', name: 'Holes hold water', help: 'Water runs through holes.' }],
  ...more,
});
