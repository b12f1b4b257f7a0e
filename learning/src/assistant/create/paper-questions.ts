/** Turns a unit's questions into examination form: no options, each with its marks and a marking guide. */
import type { PaperForm } from '#assistant/create/paper-form.ts';
import type { PageQuestion } from '#assistant/page.ts';
import { answerOf, marksOfQuestion, onPaper } from '#assistant/paper.ts';
import { asSentence, isInWords, needsOptions } from '#assistant/standing-alone.ts';
import { linesOf } from '#assistant/teaching.ts';
import type { KeyTerm, Reading } from '#lessons/lesson.ts';
import { countWords } from '#lessons/words.ts';
import type { Question } from '#quizzes/questions.ts';

/** One question of the paper with its marking guide. `lesson` is null for a question about the whole unit. */
export type Asked = {
  readonly question: PageQuestion;
  readonly guide: string;
  readonly lesson: number | null;
};

/** A part of a question: a short one, asked alone or under (a), (b), (c). */
export type ShortOne = {
  readonly text: string;
  readonly answer: string;
  readonly why: string;
  readonly lesson: number | null;
};

export const marksText = (count: number): string => (count === 1 ? '1 mark' : `${count} marks`);

/** Whether it can be answered in a word, a number or a sentence without anything to choose from. */
export const isShortAnswer = (question: Question): boolean => {
  if (!isInWords(question)) return false;
  if (question.kind === 'gap') return question.gaps.length === 1;
  if (question.kind === 'single') return !needsOptions(question.prompt);
  return ['number', 'text', 'fraction', 'time'].includes(question.kind);
};

export const shortOf = (question: Question, draw: number): ShortOne => ({
  text: question.kind === 'single' ? question.prompt : onPaper(question, draw).text,
  answer: answerOf(question, draw),
  why: question.explanation,
  lesson: question.lesson,
});

export const wordOf = ({ term, meaning }: KeyTerm, lesson: number | null): ShortOne => ({
  text: `Give one word or name for this: ${asSentence(meaning)}`,
  answer: term,
  why: '',
  lesson,
});

const guideOf = ({ answer, why }: ShortOne, marks: number): string =>
  [`${answer} (${marksText(marks)})`, why].filter((one) => one !== '').join(' ');

export const askShort = (one: ShortOne, marks: number): Asked => ({
  question: { text: one.text, marks, lines: marks > 1 || countWords(one.answer) > 8 ? 2 : 1 },
  guide: guideOf(one, marks),
  lesson: one.lesson,
});

const line = '______________________________';
const letterOf = (at: number): string => 'abcdefghijkl'[at] ?? '?';

/** Combines short questions into one with parts, each with its own answer line. */
export const askInParts = (
  stem: string,
  parts: readonly (ShortOne & { readonly marks: number })[],
): Asked => {
  const marks = parts.reduce((sum, part) => sum + part.marks, 0);
  const lines = parts.flatMap((part, at) => [
    `(${letterOf(at)}) ${part.text.split('\n').join(' ')} (${marksText(part.marks)})`,
    line,
  ]);
  return {
    question: { text: [...(stem === '' ? [] : [stem]), ...lines].join('\n'), marks },
    guide: parts.map((part, at) => `(${letterOf(at)}) ${guideOf(part, part.marks)}`).join(' '),
    lesson: parts[0]?.lesson ?? null,
  };
};

/**
 * The marks for each answer in a list where the form fixes the marks of a question; null where they do not
 * divide evenly.
 */
const worthOf = (question: Question, { long }: PaperForm): number | null => {
  const count =
    question.kind === 'match'
      ? question.pairs.length
      : question.kind === 'order'
        ? question.steps.length
        : question.kind === 'gap'
          ? question.gaps.length
          : 0;
  if (count < 3) return null;
  if (long.marks === null) return count;
  return long.marks % count === 0 ? long.marks : null;
};

/** Questions worth fewer marks belong to Section A. */
const leastLong = 3;

/** A Section B question as its author wrote it; null where the question does not suit that form. */
export const askLong = (question: Question, form: PaperForm, draw: number): Asked | null => {
  if (!isInWords(question)) return null;
  const own = question.kind === 'structured' || question.kind === 'working';
  const marks = own ? marksOfQuestion(question) : worthOf(question, form);
  if (marks === null || marks < leastLong || (form.long.marks ?? marks) !== marks) return null;
  if (question.kind === 'structured')
    return askInParts(
      question.prompt,
      question.parts.map((part, at) => ({
        text: part.prompt,
        answer: partAnswer(answerOf(question, draw), at),
        why: '',
        marks: part.marks,
        lesson: question.lesson,
      })),
    );
  return {
    question: { ...onPaper(question, draw), marks },
    guide: `${answerOf(question, draw)} (${marksText(marks)}) ${question.explanation}`,
    lesson: question.lesson,
  };
};

const partAnswer = (answers: string, at: number): string => {
  const after = answers.split(`(${letterOf(at)}) `)[1] ?? '';
  return after.split(`; (${letterOf(at + 1)}) `)[0] ?? after;
};

/** A comprehension text, as in Section B of English, worth exactly `marks`. */
export const askReading = (reading: Reading, marks: number, draw: number): Asked | null => {
  const own = reading.quickCheck.filter(isShortAnswer).map((one) => shortOf(one, draw));
  const title = {
    text: `Suggest another good title for “${reading.title}”.`,
    answer: 'Any title that fits.',
    why: '',
  };
  const tell = {
    text: `In two sentences, say what “${reading.title}” is about.`,
    answer: reading.keyPoints.join(' '),
    why: '',
  };
  const words = reading.keyTerms.map(({ term, meaning }) => ({
    text: `What does “${term}” mean in the passage?`,
    answer: meaning,
    why: '',
  }));
  const rest = marks - own.length - 3;
  if (rest < 0 || words.length < rest) return null;
  const parts = [
    ...own.map((one) => ({ ...one, marks: 1 })),
    ...words.slice(0, rest).map((one) => ({ ...one, marks: 1, lesson: null })),
    { ...tell, marks: 2, lesson: null },
    { ...title, marks: 1, lesson: null },
  ];
  const passage = [
    'Read the passage, and then answer the questions.',
    reading.title,
    ...linesOf(reading.text),
  ];
  return askInParts(passage.join('\n'), parts);
};
