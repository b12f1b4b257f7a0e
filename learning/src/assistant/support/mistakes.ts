/** Finds questions that show a named mistake, and similar ones that check it. */
import { answerOf } from '#assistant/paper.ts';
import { mistakesOf, questionsAbout, type UnitSource } from '#assistant/source.ts';
import { aloneInUnit, isInWords } from '#assistant/standing-alone.ts';
import type { Lesson } from '#lessons/lesson.ts';
import { deskOf } from '#quizzes/kinds/desk.ts';
import { misconceptionsOf } from '#quizzes/own-mistakes.ts';
import type { Misconception, Question } from '#quizzes/questions.ts';

/** The answer that shows the mistake, where one can be quoted. */
export const wrongAnswer = (question: Question, id: string): string | null =>
  deskOf(question).quote?.(question, id) ?? null;

/** The lesson's mistakes that a word question can show; the most frequent first. */
export const mistakesIn = (ofUnit: UnitSource, ofLesson: Lesson): readonly Misconception[] => {
  const { unit, lesson } = aloneInUnit(ofUnit, ofLesson);
  const questions = questionsAbout(unit, lesson).filter(isInWords);
  const count = (id: string) => questions.filter((question) => wrongAnswer(question, id) !== null).length;
  return mistakesOf([lesson, ...unit.quizzes])
    .filter(({ id }) => count(id) > 0)
    .sort((a, b) => count(b.id) - count(a.id));
};

/**
 * Word questions that detect this mistake, the lesson's own first. Later lessons are excluded, because they
 * were not taught yet.
 */
export const questionsOn = (unit: UnitSource, lesson: Lesson, id: string): readonly Question[] => {
  const taught = unit.lessons.filter(({ n }) => n < lesson.n);
  const inOrder = [lesson, ...taught].flatMap((one) => questionsAbout(unit, one));
  return [...new Map(inOrder.map((question) => [question.id, question])).values()].filter(
    (question) =>
      isInWords(question) && misconceptionsOf(question).includes(id) && answerOf(question, 0) !== '',
  );
};
