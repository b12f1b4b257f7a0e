/** What a learner answered, in the words of the question: a teacher reads it beside how many gave it. */
import type { Answer, Question } from '#quizzes/questions.ts';

/* A device that was not told the answer tells the texts themselves. */
const textAt = (texts: readonly string[], place: unknown): string =>
  typeof place === 'number' ? (texts[place] ?? '') : typeof place === 'string' ? place : '';

const listOf = (answer: Answer): readonly (number | string)[] => (Array.isArray(answer) ? answer : []);

const withUnit = (typed: string, unit: string | undefined): string =>
  unit === undefined || typed === '' || typed.includes(unit) ? typed : `${typed} ${unit}`;

/** Empty where nothing was answered. */
export const answerText = (question: Question, answer: Answer): string => {
  const typed = Array.isArray(answer)
    ? answer.map((part) => (part === '' ? '–' : part)).join(', ')
    : String(answer ?? '');
  switch (question.kind) {
    case 'single':
      return textAt(
        question.options.map(({ text }) => text),
        answer,
      );
    case 'several':
      return listOf(answer)
        .map((place) =>
          textAt(
            question.options.map(({ text }) => text),
            place,
          ),
        )
        .join(', ');
    case 'number':
    case 'fraction':
      return withUnit(typed, question.unit);
    case 'text':
    case 'time':
      return typed;
    case 'order':
      return listOf(answer)
        .map((place) => textAt(question.steps, place))
        .join(', ');
    case 'match':
      return listOf(answer)
        .map(
          (place, left) =>
            `${question.pairs[left]?.left ?? ''}: ${textAt(
              question.pairs.map(({ right }) => right),
              place,
            )}`,
        )
        .join(', ');
    case 'gap':
    case 'structured':
    case 'working':
      return typed;
  }
};
