import { expect, test } from 'vitest';
import { gradeQuestion, rightAnswer } from '#quizzes/grade-question.ts';
import { gradeParts } from '#quizzes/kinds/structured/marking.ts';
import { sumOfMarks } from '#quizzes/parts.ts';
import type { StructuredQuestion, WorkingQuestion } from '#quizzes/questions.ts';

const common = { id: 'u1-q1-1', prompt: '?', explanation: '.', difficulty: 3, lesson: 1 } as const;

const structured: StructuredQuestion = {
  ...common,
  kind: 'structured',
  parts: [
    {
      prompt: 'Name the part.',
      marks: 1,
      field: {
        kind: 'text',
        accepted: ['root', 'roots'],
        strictSpelling: false,
        mistakes: [{ text: 'stem', misconception: 'stem-is-root' }],
      },
    },
    { prompt: 'How long?', marks: 2, field: { kind: 'number', answer: 12, unit: 'cm', mistakes: [] } },
    {
      prompt: 'Which share?',
      marks: 2,
      field: { kind: 'fraction', answer: '1/4', lowest: true, mistakes: [] },
    },
    { prompt: 'When?', marks: 1, field: { kind: 'time', answer: '7:30 a.m.', mistakes: [] } },
    {
      prompt: 'Why?',
      marks: 2,
      field: { kind: 'free', guide: ['It holds the soil.', 'It takes in water.'] },
    },
  ],
};

const working: WorkingQuestion = {
  ...common,
  kind: 'working',
  lines: [
    { text: ['Area = length × width'], gaps: [], marks: 0 },
    {
      text: ['Area = ', ' × ', ''],
      gaps: [
        { accepted: ['60'], mistakes: [] },
        { accepted: ['40'], mistakes: [] },
      ],
      marks: 1,
    },
    {
      text: ['Area = ', ' cm²'],
      gaps: [{ accepted: ['2,400'], mistakes: [{ text: '200', misconception: 'perimeter-for-area' }] }],
      marks: 2,
    },
  ],
};

test.each([
  [['roots', '12', '1/4', '7.30', 'anything'], 1, undefined],
  [['roots', '12 cm', '1/4', '7:30', ''], 1, undefined],
  [['stem', '12', '1/4', '7:30'], 5 / 6, 'stem-is-root'],
  // Right but not in lowest terms: one of two marks.
  [['root', '12', '3/12', '7:30'], 5 / 6, 'not-in-lowest-terms'],
  [['root', '', '', ''], 1 / 6, undefined],
  [['', '', '', '', 'a long answer'], 0, undefined],
  [null, 0, undefined],
  ['roots', 0, undefined],
] as const)('parts: %j', (answer, score, misconception) => {
  expect(gradeQuestion(structured, answer)).toEqual({
    correct: score === 1,
    score,
    ...(misconception === undefined ? {} : { misconception }),
  });
});

test('words of one’s own are marked by nobody, and the other marks are summed', () => {
  const results = gradeParts(structured, ['root', '11', '1/4', '7:30', 'because']);
  expect(results.map((part) => part?.earned)).toEqual([1, 0, 2, 1, undefined]);
  expect(sumOfMarks(results)).toEqual({ earned: 4, of: 6 });
});

test.each([
  [['60', '40', '2400'], 1, undefined],
  [['60', '40', '2,400 cm²'], 1, undefined],
  [['60', '4', '2400'], 2 / 3, undefined],
  [['60', '40', '200'], 1 / 3, 'perimeter-for-area'],
  [['60', '40'], 1 / 3, undefined],
  [[], 0, undefined],
] as const)('working: %j', (answer, score, misconception) => {
  expect(gradeQuestion(working, [...answer])).toEqual({
    correct: score === 1,
    score,
    ...(misconception === undefined ? {} : { misconception }),
  });
});

test('the right answer of each earns everything', () => {
  for (const question of [structured, working])
    expect(gradeQuestion(question, rightAnswer(question))).toEqual({ correct: true, score: 1 });
});
