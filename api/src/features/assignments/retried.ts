/** The questions that retries asked instead of the authored ones, for results. */

import { questionsOf } from '@afrolearn/learning/events/catalogue.ts';
import type { EntryContent } from '@afrolearn/learning/lessons/lesson.ts';
import { makeExercise } from '@afrolearn/learning/practice/make-exercise.ts';
import { lessonOfAsked, madeOf } from '@afrolearn/learning/quizzes/paper.ts';
import type { Question } from '@afrolearn/learning/quizzes/questions.ts';
import type { FirstAnswer } from '#features/progress/index.ts';
import type { Placed } from './mistakes.ts';

/** The lessons of the answered questions. */
export const lessonsAsked = (given: readonly FirstAnswer[]): readonly string[] => [
  ...new Set(given.flatMap(({ asked }) => (asked === null ? [] : (lessonOfAsked(asked) ?? [])))),
];

const questionOf = (asked: string, lessons: ReadonlyMap<string, EntryContent>): Question | null => {
  const made = madeOf(asked);
  if (made !== null) {
    const item = makeExercise(made.generator, made.level, made.draw)?.item;
    return item === undefined ? null : { ...item, id: asked };
  }
  const home = lessons.get(lessonOfAsked(asked) ?? '');
  return home === undefined ? null : (questionsOf(home).find(({ id }) => id === asked) ?? null);
};

/** Each retry question with the number of its authored one. */
export const retried = (
  given: readonly FirstAnswer[],
  placed: readonly Placed[],
  lessons: ReadonlyMap<string, EntryContent>,
): readonly Placed[] => {
  const slots = new Map(placed.map((one) => [one.question.id, one]));
  const found = new Map<string, Placed>();
  for (const { asked, questionId } of given) {
    const slot = slots.get(questionId);
    const question = asked === null || found.has(asked) ? null : questionOf(asked, lessons);
    // Counts for the authored question's lesson, even if the generator belongs to another unit.
    if (question !== null && slot !== undefined)
      found.set(question.id, { ...slot, question: { ...question, lesson: slot.question.lesson } });
  }
  return [...found.values()];
};
