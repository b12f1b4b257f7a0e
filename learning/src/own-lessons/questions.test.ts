import { expect, test } from 'vitest';
import type { OwnAsk } from '#own-lessons/asks.ts';
import { askProblem } from '#own-lessons/problems.ts';
import { questionOf } from '#own-lessons/questions.ts';
import { withoutAnswer } from '#own-lessons/without-answer.ts';
import { gradeQuestion, rightAnswer } from '#quizzes/grade-question.ts';
import type { Answer, Question } from '#quizzes/questions.ts';

const good = {
  several: {
    kind: 'several',
    options: [
      { text: 'goat', right: true },
      { text: 'cow', right: true },
      { text: 'hen', right: false },
    ],
  },
  number: { kind: 'number', answer: 12, unit: 'cm' },
  text: { kind: 'text', accepted: ['Kampala'], strictSpelling: false },
  fraction: { kind: 'fraction', answer: '3/4' },
  time: { kind: 'time', answer: '10:00 a.m.' },
  order: { kind: 'order', steps: ['a', 'b', 'c'] },
  match: {
    kind: 'match',
    pairs: [
      { left: 'cow', right: 'calf' },
      { left: 'hen', right: 'chick' },
    ],
  },
  gap: { kind: 'gap', text: ['Water ', '.'], gaps: [{ accepted: ['boils'] }], choices: ['boils', 'sings'] },
  structured: {
    kind: 'structured',
    parts: [
      { prompt: 'Add.', marks: 2, field: { kind: 'number', answer: 5 } },
      { prompt: 'Why?', marks: 1, field: { kind: 'free', guide: ['counting on'] } },
    ],
  },
  working: { kind: 'working', lines: [{ text: ['2 + 3 = ', ''], gaps: [{ accepted: ['5'] }], marks: 1 }] },
} as const satisfies Record<string, OwnAsk>;

const asked = (asks: OwnAsk) =>
  questionOf('t1', { id: 'q1', prompt: 'What?', options: [], answer: '', asks });

/** The right answer by its texts, because positions mean nothing in another order. */
const byTexts = (question: Question): Answer => {
  if (question.kind === 'order') return question.steps;
  if (question.kind === 'match') return question.pairs.map(({ right }) => right);
  return rightAnswer(question);
};

test.each(Object.values(good))('$kind can be asked, and its right answer is right', (asks) => {
  expect(askProblem(asks)).toBeNull();
  const question = asked(asks);
  expect(gradeQuestion(question, rightAnswer(question)).correct).toBe(true);
});

test.each(Object.values(good))('$kind without its answer does not know what is right', (asks) => {
  const question = asked(asks);
  const bare = withoutAnswer(question);
  expect(bare.kind).toBe(question.kind);
  expect(gradeQuestion(bare, byTexts(question)).correct).toBe(false);
  expect(gradeQuestion(question, byTexts(question)).correct).toBe(true);
});

test('what is put in order or matched is marked by its texts', () => {
  expect(gradeQuestion(asked(good.order), ['a', 'b', 'c']).correct).toBe(true);
  expect(gradeQuestion(asked(good.order), ['b', 'a', 'c'])).toMatchObject({ correct: false, score: 1 / 3 });
  expect(gradeQuestion(asked(good.order), ['a', 'a', 'a']).score).toBe(0);
  expect(gradeQuestion(asked(good.match), ['calf', 'chick']).correct).toBe(true);
  expect(gradeQuestion(asked(good.match), ['chick', 'calf']).correct).toBe(false);
});

test('the order in which things lie before a learner is never the right one', () => {
  const bare = withoutAnswer(asked(good.order));
  expect(bare.kind === 'order' && bare.steps).toEqual(['c', 'b', 'a']);
});

test.each<[OwnAsk, string]>([
  [{ ...good.several, options: [] }, 'asks/several'],
  [{ kind: 'number', answer: Number.NaN }, 'asks/number'],
  [{ kind: 'text', accepted: [], strictSpelling: false }, 'asks/words'],
  [{ kind: 'fraction', answer: 'half' }, 'asks/fraction'],
  [{ kind: 'time', answer: 'noonish' }, 'asks/time'],
  [{ kind: 'order', steps: ['a'] }, 'asks/lines'],
  [{ kind: 'match', pairs: [good.match.pairs[0], good.match.pairs[0]] }, 'asks/lines'],
  [{ kind: 'gap', text: ['a'], gaps: [] }, 'asks/gap'],
  [{ kind: 'structured', parts: [good.structured.parts[1]] }, 'asks/parts'],
  [{ kind: 'working', lines: [{ text: ['2'], gaps: [], marks: 0 }] }, 'asks/gap'],
  [{ kind: 'gap', text: ['a ', ''], gaps: [{ accepted: ['b'] }], choices: [''] }, 'option/missing'],
])('%o is refused', (asks, key) => {
  expect(askProblem(asks)?.key).toBe(key);
});
