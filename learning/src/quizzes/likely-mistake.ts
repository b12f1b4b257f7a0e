import { deskOf } from '#quizzes/kinds/desk.ts';
import type { Answer, Question } from '#quizzes/questions.ts';

/** The wrong answer that a learner is most likely to give: one with a named mistake behind it, where there is one. */
export const likelyMistake = (question: Question): Answer => deskOf(question).likelyMistake(question);
