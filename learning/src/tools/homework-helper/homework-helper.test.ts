import { expect, test } from 'vitest';
import { isProof } from '#tools/evidence.ts';
import { homeworkProof, stepAnswer } from '#tools/homework-helper/proof.ts';

const sum = '3/4 + 1/6';
const right = [stepAnswer(sum, 1, '12'), stepAnswer(sum, 2, '9'), stepAnswer(sum, 3, '2')];
const shown = (answers: typeof right) =>
  isProof(homeworkProof, { run: '019cd12e-5300-7d38-95bb-4a5f9d4e4606', ms: 60_000, answers }, null);

test('three steps that were filled right are proof, of one sum or of several', () => {
  expect(shown(right)).toBe(true);
  expect(shown([...right.slice(0, 2), stepAnswer('5 + 4', 1, ' 9 ')])).toBe(true);
});

test.each([
  ['two steps', right.slice(1)],
  ['one step three times', [1, 2, 3].map(() => stepAnswer(sum, 1, '12'))],
  ['wrong numbers', [stepAnswer(sum, 1, '24'), stepAnswer(sum, 2, '3'), stepAnswer(sum, 3, '1')]],
  ['steps that the sum does not have', [7, 8, 9].map((step) => stepAnswer(sum, step, '11'))],
  ['a sum that nobody can read', [1, 2, 3].map((step) => stepAnswer('why is the sky blue', step, '1'))],
  ['steps under the name of other steps', right.map((one, at) => ({ ...one, question: `other-${at + 1}` }))],
])('%s: no proof', (_, answers) => {
  expect(shown(answers)).toBe(false);
});
