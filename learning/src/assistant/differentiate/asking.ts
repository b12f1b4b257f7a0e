/** Easier and deeper ways to ask the same question. */
import type { PageQuestion } from '#assistant/page.ts';
import { answerOf } from '#assistant/paper.ts';
import { questionsAbout, termsOf, type UnitSource } from '#assistant/source.ts';
import { asSentence, isInWords, unstopped } from '#assistant/standing-alone.ts';
import type { Lesson } from '#lessons/lesson.ts';
import { sentencesOf } from '#lessons/words.ts';
import type { Misconception, Question } from '#quizzes/questions.ts';

const letters = 'abcdefghij';

export const inRow = (options: readonly string[]): string =>
  options.map((option, at) => `(${letters[at]}) ${option}`).join('   ');

/** A question as lines of a card. */
export const flat = ({ text, options }: PageQuestion, at: number): readonly string[] => [
  ...`${at}. ${text}`.split('\n'),
  ...(options === undefined ? [] : [inRow(options)]),
];

/** `turbine` is in `turbines`, `set` is not in `settle`. */
export const speaksOf = (words: string, term: string): boolean =>
  new RegExp(
    `(?:^|[^\\p{L}])${term.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')}(?:s|es)?(?![\\p{L}])`,
    'iu',
  ).test(words);

/** The author's hint, else the meaning of a word in the question; null without either. */
export const helpFor = (question: Question, unit: UnitSource): string | null => {
  if (question.hint !== undefined) return question.hint;
  const lesson = unit.lessons.find(({ n }) => n === question.lesson);
  if (lesson === undefined) return null;
  const answers = answerOf(question, 0).toLowerCase().split('; ');
  const term = termsOf([lesson]).find(
    (one) =>
      speaksOf(question.prompt, one.term) &&
      !question.prompt.includes(one.meaning) &&
      !answers.some((answer) => speaksOf(`${one.term}: ${one.meaning}`, answer)),
  );
  return term === undefined ? null : `“${term.term}” means: ${asSentence(term.meaning)}`;
};

/** A word of the lesson with its meaning and a sentence, unless it answers one of the next questions. */
const wordExample = (lesson: Lesson, next: readonly Question[], draw: number): readonly string[] | null => {
  const answers = next.map((question) => `${question.prompt} ${answerOf(question, draw)}`).join(' ');
  const told = [...lesson.remember, ...lesson.scenes.flatMap(({ narration }) => sentencesOf(narration))];
  for (const { term, meaning } of lesson.keyTerms) {
    const sentence = told.find((line) => !line.endsWith('?') && speaksOf(line, term));
    if (sentence !== undefined && !speaksOf(answers, term))
      return [
        `A word: ${term}`,
        `It means: ${asSentence(meaning)}`,
        `In a sentence: ${asSentence(sentence)}`,
      ];
  }
  return null;
};

/** One worked example: the lesson's own steps, else one of its questions, else one of its words. */
export const answeredExample = (
  lesson: Lesson,
  unit: UnitSource,
  isFree: (question: Question) => boolean,
  next: readonly Question[],
  draw: number,
): readonly string[] | null => {
  const worked = workedSteps(lesson);
  if (worked !== null) return worked;
  const fits = (question: Question) => isInWords(question) && question.kind === 'single' && isFree(question);
  const own = questionsAbout(unit, lesson).find(fits);
  const word = own === undefined ? wordExample(lesson, next, draw) : null;
  if (word !== null) return word;
  const known = own ?? unit.lessons.flatMap((one) => questionsAbout(unit, one)).find(fits);
  return known === undefined
    ? null
    : [`Question: ${known.prompt}`, `Answer: ${answerOf(known, draw)}`, `Because: ${known.explanation}`];
};

/** The steps of the lesson's own worked example. */
export const workedSteps = ({ scenes }: Lesson): readonly string[] | null => {
  const worked = scenes.find(({ visual }) => visual.kind === 'steps')?.visual;
  if (worked?.kind !== 'steps') return null;
  return [
    worked.problem,
    ...worked.steps.map(({ line, why }) => (why === undefined ? line : `${line} (${why})`)),
    ...(worked.answer === undefined ? [] : [`Answer: ${worked.answer}`]),
  ];
};

/** A wrong answer to explain, which is harder than finding the right one. */
export const reasonTask = (
  questions: readonly Question[],
  mistakes: readonly Misconception[],
): { readonly task: string; readonly answer: string } | null => {
  for (const question of questions) {
    if (question.kind !== 'single') continue;
    for (const { right, text, misconception } of question.options) {
      const mistake = mistakes.find(({ id }) => id === misconception);
      if (right || mistake === undefined) continue;
      return {
        task: `“${question.prompt}” Somebody answered “${unstopped(text)}”. What did they think, and how would you explain it to them?`,
        answer: `They may think: ${asSentence(mistake.name)} ${mistake.help} The right answer is “${unstopped(answerOf(question, 0))}”.`,
      };
    }
  }
  return null;
};
