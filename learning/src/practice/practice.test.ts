/** Properties of every generator, over many draws and all levels. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Exercise, mostDraw, practiceLevels } from '#practice/exercise.ts';
import { type Generator, type GeneratorId, generators } from '#practice/generators.ts';
import { makeExercise } from '#practice/make-exercise.ts';
import { practiceMisconceptions } from '#practice/misconceptions.ts';
import { placeOf } from '#practice/places.ts';
import { rightCandidates, wrongCandidates } from '#practice/testing/candidates.ts';
import { earlyJudges } from '#practice/testing/early-judges.ts';
import { firstNumberJudges } from '#practice/testing/first-number-judges.ts';
import { firstSetJudges } from '#practice/testing/first-set-judges.ts';
import { measureJudges } from '#practice/testing/measure-judges.ts';
import { numberJudges } from '#practice/testing/number-judges.ts';
import { partJudges } from '#practice/testing/part-judges.ts';
import { playJudges } from '#practice/testing/play-judges.ts';
import { falseSumsIn, type Judge } from '#practice/testing/reading.ts';
import { sentenceJudges } from '#practice/testing/sentence-judges.ts';
import { setJudges } from '#practice/testing/set-judges.ts';
import { setPairJudges } from '#practice/testing/set-pair-judges.ts';
import { setPartJudges } from '#practice/testing/set-part-judges.ts';
import { wordJudges } from '#practice/testing/word-judges.ts';
import { written } from '#practice/write.ts';
import { gradeQuestion, rightAnswer } from '#quizzes/grade-question.ts';

/** A generator without a second method does not compile. */
const judges: Readonly<Record<GeneratorId, Judge>> = {
  ...numberJudges,
  ...setJudges,
  ...setPairJudges,
  ...setPartJudges,
  ...partJudges,
  ...measureJudges,
  ...firstNumberJudges,
  ...firstSetJudges,
  ...earlyJudges,
  ...playJudges,
  ...wordJudges,
  ...sentenceJudges,
};

const draws = fc.integer({ min: 0, max: mostDraw });
const levels = fc.constantFrom(...practiceLevels);

const made = (id: string, level: number, draw: number, country = 'Uganda'): Exercise => {
  const exercise = makeExercise(id, level, draw, placeOf(country));
  if (exercise === null) throw new Error(`${id} made nothing`);
  return exercise;
};

/** Collects mistakes of exercises over levels and draws; `expect` for each single word would take minutes. */
const always = (
  { id }: Generator,
  problemsOf: (exercise: Exercise) => readonly (string | false)[],
  numRuns = 60,
) =>
  fc.assert(
    fc.property(levels, draws, (level, draw) => {
      const exercise = made(id, level, draw);
      const problems = problemsOf(exercise).filter((one) => one !== false);
      if (problems.length > 0)
        throw new Error(`${problems.join('; ')} in ${JSON.stringify(exercise, null, 1)}`);
    }),
    { numRuns },
  );

/** Every word that a learner reads. */
const wordsOf = ({ item: question, steps, answerText }: Exercise): readonly string[] => [
  question.prompt,
  question.explanation,
  question.hint ?? '',
  answerText,
  ...steps.flatMap(({ line, why }) => [line, why ?? '-']),
  ...(question.kind === 'single' ? question.options.map(({ text }) => text) : []),
  ...(question.kind === 'order' ? question.steps : []),
  ...(question.kind === 'text' ? question.mistakes.map(({ text }) => text) : []),
];

/**
 * Template leftovers, double spaces, empty words, floating-point tails, doubled full stops, hyphens for
 * minus.
 */
const illFormed =
  /NaN|undefined|null|Infinity|\[object|\$\{| {2}|^\s|\s$|^$|\d\.\d{5,}|(?<!\.)\.\.(?!\.)|\.m\.\.|(?:^|\s)-\d/u;

/** Numbers in another base, and dictated numbers of young learners, have no commas. */
const hasBareDigits = ({ family, id }: Generator) =>
  family === 'bases' || id === 'count-to-200' || id === 'numbers-to-999';

const mayBeNegative = ({ family }: Generator) => family === 'integers';

describe.each(generators.map((generator) => [generator.id, generator] as const))('%s', (id, generator) => {
  const judge = judges[id as GeneratorId];

  test('the answer is right by a second method, and every distractor is wrong by it', () => {
    always(generator, ({ item: question }) => [
      ...rightCandidates(question).map(
        ({ text }) => !judge(question.prompt, text, question.show) && `${text} should be right`,
      ),
      ...wrongCandidates(question).map(
        ({ text }) => judge(question.prompt, text, question.show) && `${text} should be wrong`,
      ),
    ]);
  });

  test('grading takes every right answer and names the mistake behind every distractor', () => {
    always(generator, ({ item: question, misconceptions }) => {
      const known = new Set(misconceptions.map((one) => one.id));
      const typed =
        question.kind === 'number'
          ? [written(question.answer), `${written(question.answer)} ${question.unit ?? ''}`]
          : [];
      const rights = [...rightCandidates(question).map(({ given }) => given), ...typed];
      return [
        ...rights.map((given) => !gradeQuestion(question, given).correct && `${given} was refused`),
        ...wrongCandidates(question).flatMap(({ given, misconception }) => {
          const result = gradeQuestion(question, given);
          return [
            result.correct && `${given} was taken`,
            result.misconception !== misconception && `${given} is not told as ${misconception}`,
            (misconception === undefined || !known.has(misconception)) && `no help for ${misconception}`,
          ];
        }),
      ];
    });
  });

  test('distractors are distinct, of the same kind and possible', () => {
    always(generator, ({ item: question }) => {
      const texts = [...rightCandidates(question).slice(0, 1), ...wrongCandidates(question)].map(
        ({ text }) => text,
      );
      const values = question.kind === 'number' ? question.mistakes.map(({ value }) => value) : [];
      const options = question.kind === 'single' ? question.options : null;
      const places = question.kind === 'number' && Number.isInteger(question.answer) ? 2 : 4;
      return [
        new Set(texts).size < texts.length && 'an option comes twice',
        texts.length < 2 && 'there is no distractor',
        ...values.map((value) => !mayBeNegative(generator) && value <= 0 && `${value} cannot be`),
        ...values.map(
          (value) => Number(value.toFixed(places)) !== value && `${value} is not written like that`,
        ),
        options !== null &&
          options.length !== (generator.gradeId <= 3 ? 3 : 4) &&
          options.length !== 3 &&
          'so many options',
        options !== null && options.filter(({ right }) => right).length !== 1 && 'not one right option',
        question.kind === 'order' &&
          new Set(question.steps).size < question.steps.length &&
          'a line comes twice',
      ];
    });
  });

  test('the worked steps end in the answer, and no line is false', () => {
    always(generator, ({ item: question, steps, answerText }) => {
      const [right] = rightCandidates(question);
      const answer = question.kind === 'number' ? written(question.answer) : (right?.text ?? '');
      // In another base 1 + 1 is not 2.
      const lines = generator.family === 'bases' ? [] : steps.map(({ line }) => line);
      return [
        !steps.at(-1)?.line.endsWith(answerText) && `the steps do not end in ${answerText}`,
        ...answer.split('|').map((part) => !answerText.includes(part) && `${part} is not in ${answerText}`),
        ...lines.flatMap(falseSumsIn).map((sum) => `${sum} is false`),
      ];
    });
  });

  test('every word is well formed', () => {
    always(generator, (exercise) => [
      ...wordsOf(exercise).flatMap((text) => [
        illFormed.test(text) && `'${text}' is not well formed`,
        !hasBareDigits(generator) && /(?<![\d.,])\d{4,}(?!\.\d)/u.test(text) && `'${text}' lacks a comma`,
      ]),
      !/^[\p{Lu}\d].*[?.\p{L}\d)]$/u.test(exercise.item.prompt) && 'the prompt is no sentence',
    ]);
  });

  test('the same draw gives the same exercise, and another place other words but no other answer', () => {
    always(
      generator,
      (here) => {
        const { level, draw, item: question } = here;
        const others = ['Kenya', 'Nigeria', 'South Africa', 'Ghana', 'Atlantis'];
        const graded = (one: Exercise['item']) =>
          JSON.stringify([rightAnswer(one), wrongCandidates(one).map(({ given }) => given)]);
        return [
          JSON.stringify(made(id, level, draw)) !== JSON.stringify(here) && 'it differs the second time',
          ...others.map(
            (country) =>
              graded(made(id, level, draw, country).item) !== graded(question) &&
              `other answers in ${country}`,
          ),
        ];
      },
      30,
    );
  });

  test.each(practiceLevels)('level %i does not run dry', (level) => {
    const all = Array.from({ length: 120 }, (_, at) => made(id, level, at * 35_791_394 + at));
    const different = new Set(all.map(({ item: question }) => JSON.stringify({ ...question, id: '' })));
    expect(different.size).toBeGreaterThan(25);
    const places = new Set(
      all.flatMap(({ item: question }) => (question.kind === 'single' ? [rightAnswer(question)] : [0, 1, 2])),
    );
    expect(places.size).toBeGreaterThan(2);
  });
});

test('every mistake has an id of its own, a name and help in whole sentences', () => {
  const ids = practiceMisconceptions.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id, name, help } of practiceMisconceptions) {
    expect(id).toMatch(/^[a-z]+(?:-[a-z0-9]+)*$/u);
    expect(name).toMatch(/^[\p{L}\d].*[^.]$/u);
    expect(help).toMatch(/^[\p{Lu}\d∈].*[.?]$/u);
  }
});

test('every mistake in the table is behind some exercise', { timeout: 60_000 }, () => {
  const used = new Set<string>();
  for (const { id } of generators)
    for (const level of practiceLevels)
      for (let draw = 0; draw < 80; draw++)
        for (const { id: mistake } of made(id, level, draw * 53_687_091).misconceptions) used.add(mistake);
  expect(practiceMisconceptions.map(({ id }) => id).filter((id) => !used.has(id))).toEqual([]);
});
