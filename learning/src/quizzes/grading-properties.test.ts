import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gradeQuestion, rightAnswer } from '#quizzes/grade-question.ts';
import { gradeQuiz, questionsForFaith } from '#quizzes/grade-quiz.ts';
import { likelyMistake } from '#quizzes/likely-mistake.ts';
import { readNumber } from '#quizzes/numbers.ts';
import type { Answer, Question } from '#quizzes/questions.ts';
import { plainSentence, plainWords } from '#quizzes/spelling.ts';
import { isSlip } from '#quizzes/words/slips.ts';

const word = fc.stringMatching(/^[a-z]{3,10}$/);
const common = {
  id: 'u1-q1-1',
  prompt: 'Which?',
  explanation: 'Because.',
  difficulty: 2,
  lesson: 1,
} as const;
const words = (least: number) => fc.uniqueArray(word, { minLength: least, maxLength: 6 });

const questions: fc.Arbitrary<Question> = fc.oneof(
  fc.record({ texts: words(3), at: fc.nat(2) }).map(
    ({ texts, at }): Question => ({
      ...common,
      kind: 'single',
      options: texts.map((text, place) => ({ text, right: place === at })),
    }),
  ),
  words(3).map(
    (texts): Question => ({
      ...common,
      kind: 'several',
      options: texts.map((text, place) => ({ text, right: place < 2 })),
    }),
  ),
  fc
    .integer({ min: -9999, max: 9999 })
    .map((answer): Question => ({ ...common, kind: 'number', answer, mistakes: [] })),
  fc.tuple(words(1), fc.boolean()).map(
    ([accepted, strictSpelling]): Question => ({
      ...common,
      kind: 'text',
      accepted,
      strictSpelling,
      mistakes: [],
    }),
  ),
  fc.tuple(fc.nat(999), fc.integer({ min: 1, max: 999 })).map(
    ([top, bottom]): Question => ({
      ...common,
      kind: 'fraction',
      answer: `${top}/${bottom}`,
      mistakes: [],
    }),
  ),
  fc.tuple(fc.nat(23), fc.nat(59), fc.constantFrom(undefined, 24 as const)).map(
    ([hour, minute, clock]): Question => ({
      ...common,
      kind: 'time',
      answer: `${hour}:${String(minute).padStart(2, '0')}`,
      mistakes: [],
      ...(clock === undefined ? {} : { clock }),
    }),
  ),
  words(3).map((steps): Question => ({ ...common, kind: 'order', steps })),
  words(3).map(
    (texts): Question => ({
      ...common,
      kind: 'match',
      pairs: texts.map((text) => ({ left: text.toUpperCase(), right: text })),
    }),
  ),
  words(2).map(
    (texts): Question => ({
      ...common,
      kind: 'structured',
      parts: texts.map((text, at) => ({
        prompt: 'Name it.',
        marks: at + 1,
        field:
          at === 1
            ? { kind: 'free', guide: [text] }
            : { kind: 'text', accepted: [text], strictSpelling: false, mistakes: [] },
      })),
    }),
  ),
  words(1).map(
    (texts): Question => ({
      ...common,
      kind: 'working',
      lines: texts.map((text) => ({
        text: ['', ''],
        gaps: [{ accepted: [text], mistakes: [] }],
        marks: 1,
      })),
    }),
  ),
  words(1).map(
    (texts): Question => ({
      ...common,
      kind: 'gap',
      text: ['', ...texts.map(() => ' ')],
      gaps: texts.map((text) => ({ accepted: [text], mistakes: [] })),
      strictSpelling: false,
    }),
  ),
);

const anything: fc.Arbitrary<Answer> = fc.oneof(
  fc.constant(null),
  fc.double(),
  fc.string(),
  fc.array(fc.integer()),
  fc.array(fc.nat(6)),
  fc.array(fc.string()),
);

test('the likely mistake is wrong, of every kind of question', () => {
  fc.assert(
    fc.property(questions, (question) => {
      expect(gradeQuestion(question, likelyMistake(question)).correct).toBe(false);
    }),
  );
});

test('the likely mistake is one with a name, where there is one', () => {
  const options = [
    { text: 'one', right: false },
    { text: 'two', right: true },
    { text: 'three', right: false, misconception: 'counts-twice' },
  ];
  const single: Question = { ...common, kind: 'single', options };
  expect(gradeQuestion(single, likelyMistake(single)).misconception).toBe('counts-twice');
  const number: Question = {
    ...common,
    kind: 'number',
    answer: 4,
    mistakes: [{ value: 8, misconception: 'doubled' }],
  };
  expect(gradeQuestion(number, likelyMistake(number)).misconception).toBe('doubled');
});

test('the right answer earns everything, of every kind of question', () => {
  fc.assert(
    fc.property(questions, (question) => {
      expect(gradeQuestion(question, rightAnswer(question))).toEqual({ correct: true, score: 1 });
    }),
  );
});

test('any answer at all gets a score from 0 to 1, and is correct exactly at 1', () => {
  fc.assert(
    fc.property(questions, anything, (question, answer) => {
      const { correct, score } = gradeQuestion(question, answer);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(1);
      expect(correct).toBe(score === 1);
    }),
    { numRuns: 500 },
  );
});

test('the order in which several options are ticked does not matter', () => {
  const picked = fc.uniqueArray(fc.nat(5), { maxLength: 6 });
  fc.assert(
    fc.property(questions, picked, (question, places) => {
      fc.pre(question.kind === 'several');
      expect(gradeQuestion(question, places.toReversed())).toEqual(gradeQuestion(question, places));
    }),
  );
});

test('a quiz counts what is correct, and no answer is a wrong answer', () => {
  fc.assert(
    fc.property(fc.array(questions, { minLength: 1, maxLength: 10 }), fc.nat(10), (quiz, answered) => {
      const answers = quiz.slice(0, answered).map(rightAnswer);
      const { correct, total, score, passed, results } = gradeQuiz(quiz, answers);
      expect(correct).toBe(Math.min(answered, quiz.length));
      expect([total, results.length]).toEqual([quiz.length, quiz.length]);
      expect(passed).toBe(score >= 0.7);
    }),
  );
});

test('a quiz without questions is never passed', () => {
  expect(gradeQuiz([], [])).toMatchObject({ score: 0, passed: false });
});

test('a learner meets the pairs of one faith and everything shared', () => {
  const sides = (['christian', 'islamic', 'shared'] as const).map(
    (faith): Question => ({ ...common, id: faith, kind: 'order', steps: ['a', 'b', 'c'], faith }),
  );
  expect(questionsForFaith(sides, 'islamic').map(({ id }) => id)).toEqual(['islamic', 'shared']);
});

test('numbers are read back as they are written for people', () => {
  const money = fc.integer({ min: 0, max: 99_999_999 });
  fc.assert(
    fc.property(money, (value) => {
      const written = value.toLocaleString('en-GB');
      expect(readNumber(`sh. ${written}`)).toEqual({ value, unit: '' });
      expect(readNumber(`${written} kg`)).toEqual({ value, unit: 'kg' });
    }),
  );
});

test('no word is a slip of itself, of its plural or of a word with another first letter', () => {
  fc.assert(
    fc.property(word, (text) => {
      expect(isSlip(text, text, 3)).toBe(false);
      expect(isSlip(`${text}s`, text, 3)).toBe(false);
      expect(isSlip(text, `${text}s`, 3)).toBe(false);
      expect(isSlip(`${text[0] === 'a' ? 'e' : 'a'}${text.slice(1)}`, text, 3)).toBe(false);
    }),
  );
});

test('what case, accents and signs change is not a different answer', () => {
  expect(plainWords('  The Côte d’Ivoire! ')).toBe('cote divoire');
  expect(plainSentence("'The Kato’s goat doesn't'")).toBe("the kato's goat doesn't");
  fc.assert(
    fc.property(word, (text) => {
      expect(plainWords(` ${text.toUpperCase()}.`)).toBe(plainWords(text));
    }),
  );
});
