import type { Misconception } from '#quizzes/questions.ts';

/** Uses the id and words of a lesson's mistake where there is one, so that both are counted together. */
export const mistake = (id: string, name: string, help: string): Misconception => ({ id, name, help });
