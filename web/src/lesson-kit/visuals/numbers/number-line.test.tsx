import type { NumberLineVisual } from '@afrolearn/learning/lessons/visuals.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showAt } from '#testing/show.tsx';
import { leanOf, NumberLine, needTwoRows } from './number-line.tsx';

const show = (visual: Omit<NumberLineVisual, 'kind'>, shown = 99) =>
  showAt('/', <NumberLine visual={{ kind: 'number-line', ...visual }} shown={shown} figures={{}} />);

const told = () => screen.getByRole('img').getAttribute('aria-label');

test('a screen reader hears what is marked', async () => {
  await show({ from: 0, to: 1, step: 0.5, marks: [{ at: 0, label: 'impossible' }, { at: 0.5 }] });
  expect(told()).toBe('Number line from 0 to 1. 0 is marked: impossible. 0.5 is marked.');
});

test('a screen reader hears each jump, and none before it is shown', async () => {
  const line = {
    from: -5,
    to: 5,
    step: 1,
    jumps: [
      { from: -3, to: 2, label: '+5' },
      { from: 2, to: -1 },
    ],
  };
  const { unmount } = await show(line, 1);
  expect(told()).toBe('Number line from −5 to 5. A jump from −3 to 2: +5.');
  unmount();
  await show(line, 2);
  expect(told()).toBe('Number line from −5 to 5. A jump from −3 to 2: +5. A jump from 2 to −1.');
});

test('a marked number is written where the line itself does not write it', async () => {
  await show({ from: 30, to: 60, step: 10, marks: [{ at: 32, label: '32' }, { at: 40 }] });
  expect(screen.getByText('32')).toBeTruthy();
  expect(screen.getAllByText('40')).toHaveLength(1);
});

test.each([
  ['new hundred', 1],
  ['new hundred', 0],
  ['impossible', 0.05],
  ['a', 1],
])('%s at %d keeps inside the narrowest stage', (word, share) => {
  const [line, pad] = [244, 22];
  const wide = word.length * 9 + 26;
  const start = pad + share * line - leanOf(share, word) * wide;
  expect(start).toBeGreaterThanOrEqual(0);
  expect(start + wide).toBeLessThanOrEqual(line + 2 * pad);
});

test('a word in the middle stands in the middle of its place', () => {
  expect(leanOf(0.5, 'even chance')).toBe(0.5);
});

test.each([
  ['eleven numbers of two digits stand in one row', 10, 2, false],
  ['eleven numbers of three digits need two rows', 10, 3, true],
  ['six numbers of four digits stand in one row', 5, 4, false],
])('%s', (_, count, signs, two) => {
  expect(needTwoRows(count, signs)).toBe(two);
});

test('every second number stands lower where one row is too short', async () => {
  await show({ from: 0, to: 100, step: 10 });
  const low = [10, 20, 30, 100].map((value) => screen.getByText(String(value)).dataset['low']);
  expect(low).toEqual(['true', 'false', 'true', 'false']);
});
