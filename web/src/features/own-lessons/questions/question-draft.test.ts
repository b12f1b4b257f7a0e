import { expect, test } from 'vitest';
import {
  askOf,
  draftOf,
  keptOf,
  newPart,
  newQuestion,
  type QuestionDraft,
  questionProblem,
  readGaps,
  writeGaps,
} from './question-draft.ts';

const draft = (more: Partial<QuestionDraft>): QuestionDraft => ({
  ...newQuestion(),
  prompt: 'What?',
  ...more,
});

const good: readonly Partial<QuestionDraft>[] = [
  {
    kind: 'single',
    options: [
      { text: 'water', right: true },
      { text: 'milk', right: false },
    ],
  },
  {
    kind: 'several',
    options: [
      { text: 'goat', right: true },
      { text: 'cow', right: true },
      { text: 'hen', right: false },
    ],
  },
  { kind: 'number', answer: '1,200', unit: 'cm' },
  { kind: 'text', accepted: 'Kampala\nthe city' },
  { kind: 'fraction', answer: '3/4' },
  { kind: 'time', answer: '10:00 a.m.' },
  { kind: 'order', steps: 'seed\nplant\nfruit' },
  {
    kind: 'match',
    pairs: [
      { left: 'cow', right: 'calf' },
      { left: 'hen', right: 'chick' },
    ],
  },
  { kind: 'gap', sentence: 'Water [boils|bubbles] at 100.', choices: 'boils\nsings' },
  { kind: 'structured', parts: [{ ...newPart(), prompt: 'Add 2 and 3.', answer: '5' }] },
  { kind: 'working', lines: 'Write it.\n2 + 3 = [5]' },
];

test.each(good)('$kind: what was written is kept, and comes back as it was written', (more) => {
  const written = draft(more);
  expect(questionProblem(written)).toBeNull();
  const kept = keptOf(written);
  const again = draftOf({ ...kept, id: 'q1' });
  expect(keptOf(again)).toEqual(kept);
  expect(again.kind).toBe(written.kind);
});

test.each<[Partial<QuestionDraft>, string]>([
  [{ prompt: '  ' }, 'question/missing'],
  [{ options: [] }, 'options/count'],
  [{ kind: 'number', answer: 'five' }, 'asks/number'],
  [{ kind: 'gap', sentence: 'No gap.' }, 'asks/gap'],
  [{ kind: 'order', steps: 'alone' }, 'asks/lines'],
  [{ kind: 'text', accepted: '' }, 'asks/words'],
])('%o is told before it is sent', (more, key) => {
  expect(questionProblem(draft(more))).toBe(key);
});

test('brackets are gaps, and bars part what is right', () => {
  const read = readGaps('Water [boils|bubbles] at [100].');
  expect(read).toEqual({
    text: ['Water ', ' at ', '.'],
    gaps: [{ accepted: ['boils', 'bubbles'] }, { accepted: ['100'] }],
  });
  expect(writeGaps(read)).toBe('Water [boils|bubbles] at [100].');
});

test('one right option of several is written as the lessons service knows it', () => {
  expect(askOf(draft({}))).toBeUndefined();
});
