import type { Misconception } from '#quizzes/questions.ts';

/** Where a lesson knows the same mistake, id and words are the same: what is counted is one thing. */
export const mistake = (id: string, name: string, help: string): Misconception => ({ id, name, help });
