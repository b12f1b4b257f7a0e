import { deskOf } from '#quizzes/kinds/desk.ts';
import type { Answer, Question } from '#quizzes/questions.ts';

/** The most likely wrong answer of a learner, preferably one with a named mistake. */
export const likelyMistake = (question: Question): Answer => deskOf(question).likelyMistake(question);
