/** Exercises of a practice set that were answered: each is made again from what the learning record holds of it. */
import type { AssignmentResults } from '@afrolearn/contract/assigned-work.ts';
import type { Exercise } from '@afrolearn/learning/practice/exercise.ts';
import { makeExercise } from '@afrolearn/learning/practice/make-exercise.ts';
import { answerText } from '@afrolearn/learning/quizzes/answer-text.ts';
import type { FirstAnswer } from '#features/progress/index.ts';

type Wrong = AssignmentResults['pupils'][number]['wrong'][number];

/* Of one pupil: enough to see what is not understood. */
const mostWrong = 10;

/** Null for an answer to anything else than an exercise. */
export const exerciseOf = ({ itemId, questionId, seed }: FirstAnswer): Exercise | null =>
  seed === null ? null : makeExercise(itemId, Number(questionId.slice(itemId.length + 1)), seed);

/** Of each pupil, the first exercises that went wrong at the first try. */
export const wrongExercises = (given: readonly FirstAnswer[]): ReadonlyMap<number, Wrong[]> => {
  const found = new Map<number, Wrong[]>();
  for (const one of given) {
    const known = found.get(one.userId) ?? [];
    if (one.correct || known.length >= mostWrong) continue;
    const exercise = exerciseOf(one);
    if (exercise === null) continue;
    const { item, answerText: right } = exercise;
    found.set(one.userId, [...known, { prompt: item.prompt, answer: answerText(item, one.answer), right }]);
  }
  return found;
};
