import { written } from '@afrolearn/learning/practice/write.ts';
import { type Result, rightAnswer } from '@afrolearn/learning/quizzes/grade-question.ts';
import type { Answer, Misconception, Question } from '@afrolearn/learning/quizzes/questions.ts';

const places = (answer: Answer): readonly number[] =>
  Array.isArray(answer) ? answer.filter((one) => typeof one === 'number') : [];

const typedAt = (answer: Answer, at: number): string =>
  Array.isArray(answer) ? String(answer[at] ?? '') : '';

const withUnit = (typed: string, unit: string | undefined): string => {
  if (unit === undefined || /[\p{L}°%]/u.test(typed)) return typed;
  return /^[°%]$/u.test(unit) ? `${typed}${unit}` : `${typed} ${unit}`;
};

/** Parts are called (a), (b), (c) … */
export const letterOf = (at: number): string => String.fromCharCode(97 + at);

/** What an answer says, one line for each part of it; empty where nothing was given. */
export const answerWords = (question: Question, answer: Answer): readonly string[] => {
  if (answer === null) return [];
  switch (question.kind) {
    case 'single':
      return typeof answer === 'number' ? [question.options[answer]?.text ?? ''] : [];
    case 'several':
      return places(answer).map((place) => question.options[place]?.text ?? '');
    case 'number':
      // What was typed stays as it was typed; a number of ours is written as lessons write it.
      return [withUnit(typeof answer === 'number' ? written(answer) : String(answer), question.unit)];
    case 'fraction':
      return [withUnit(String(answer), question.unit)];
    case 'text':
    case 'time':
      return [String(answer)];
    case 'order':
      return places(answer).map((place, at) => `${at + 1}. ${question.steps[place] ?? ''}`);
    case 'match':
      return places(answer).map(
        (place, at) => `${question.pairs[at]?.left ?? ''} → ${question.pairs[place]?.right ?? ''}`,
      );
    case 'structured':
      return question.parts.map((_, at) => `(${letterOf(at)}) ${typedAt(answer, at) || '…'}`);
    case 'working': {
      let at = 0;
      return question.lines.map(({ text, gaps }) =>
        text
          .map((piece, place) => (place < gaps.length ? piece + (typedAt(answer, at++) || '…') : piece))
          .join(''),
      );
    }
    case 'gap': {
      const words = Array.isArray(answer) ? answer.map(String) : [];
      return [
        question.text
          .map((piece, at) => (at < question.gaps.length ? `${piece}${words[at] || '…'}` : piece))
          .join(''),
      ];
    }
  }
};

export const rightWords = (question: Question): readonly string[] =>
  answerWords(question, rightAnswer(question));

export type Misconceptions = readonly Misconception[];

/** The words that would give the answer away. */
const keyWords = (question: Question): readonly string[] => {
  switch (question.kind) {
    case 'single':
    case 'several':
      return question.options.flatMap(({ text, right }) => (right ? text : []));
    case 'number':
      return [written(question.answer)];
    case 'fraction':
    case 'time':
      return [question.answer];
    case 'text':
      return question.accepted;
    case 'gap':
      return question.gaps.flatMap(({ accepted }) => accepted);
    default:
      return [];
  }
};

const spaced = (text: string): string =>
  ` ${text.toLowerCase().replace(/[\s.,;:!?()'"‘’]+/gu, ' ')} `.replace(/ +/g, ' ');

/**
 * A hint for a wrong answer that does not name the right one: the help against its mistake, else the hint of the
 * question. Undefined where there is neither.
 */
export const hintFor = (
  question: Question,
  { misconception }: Pick<Result, 'misconception'>,
  misconceptions: Misconceptions,
): string | undefined => {
  const help = misconceptions.find(({ id }) => id === misconception)?.help;
  const keys = keyWords(question).map(spaced);
  return [help, question.hint].find(
    (words) => words !== undefined && !keys.some((key) => spaced(words).includes(key)),
  );
};
