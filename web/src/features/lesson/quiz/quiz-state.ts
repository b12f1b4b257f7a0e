import type { Answer } from '@afrolearn/learning/quizzes/items.ts';

export type QuizState = {
  readonly at: number;
  /** By the ids of the items. */
  readonly answers: Readonly<Record<string, Answer>>;
  /** Questions whose answer was looked at: it counts as given and cannot be changed any more. */
  readonly checked: readonly string[];
  readonly finished: boolean;
};

export const noAnswers: QuizState = { at: 0, answers: {}, checked: [], finished: false };
