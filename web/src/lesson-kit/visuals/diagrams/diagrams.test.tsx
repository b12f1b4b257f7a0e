import type { CircuitVisual } from '@afrolearn/learning/lessons/diagrams.ts';
import type { Visual as VisualData } from '@afrolearn/learning/lessons/visuals.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showAt } from '#testing/show.tsx';
import { Visual } from '../visual.tsx';
import { isLit } from './circuit.tsx';
import { layCycle } from './lay-cycle.ts';
import { numbersOf, strokesOf } from './strokes.ts';

const show = (visual: VisualData) => showAt('/', <Visual visual={visual} shown={99} figures={{}} />);
const partsIn = (container: HTMLElement) =>
  [...container.querySelectorAll('[data-part]')].map((part) => part.getAttribute('data-part'));

const circuit: CircuitVisual = { kind: 'circuit', cells: 1, bulbs: 1 };

test.each([
  [circuit, true],
  [{ ...circuit, switch: 'closed' }, true],
  [{ ...circuit, switch: 'open' }, false],
  [{ ...circuit, broken: true }, false],
  [{ ...circuit, switch: 'closed', broken: true }, false],
] as const)('a lamp shines only on a closed path: %j', (visual, lit) => {
  expect(isLit(visual)).toBe(lit);
});

test('a circuit is told in words, and its things are parts', async () => {
  const { container } = await show({ kind: 'circuit', cells: 2, bulbs: 2, join: 'parallel', switch: 'open' });
  await screen.findByRole('img', {
    name: 'A circuit with 2 cells. 2 bulbs side by side, in parallel. The switch is open. It is dark.',
  });
  expect(partsIn(container)).toEqual(['cell-1', 'cell-2', 'switch', 'bulb-1', 'bulb-2']);
});

test.each([3, 4, 5, 6])('the boxes of a cycle of %i lie apart with an arrow between each two', (count) => {
  const { boxes, arrows } = layCycle(Array.from({ length: count }, () => 'condensation everywhere'));
  for (const [at, one] of boxes.entries()) {
    expect(one.x).toBeGreaterThanOrEqual(0);
    expect(one.x + one.width).toBeLessThanOrEqual(320);
    for (const other of boxes.slice(at + 1))
      expect(
        one.x + one.width <= other.x ||
          other.x + other.width <= one.x ||
          one.y + one.height <= other.y ||
          other.y + other.height <= one.y,
      ).toBe(true);
  }
  for (const { length } of arrows) expect(length).toBeGreaterThanOrEqual(3);
});

const signs = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];

test.each(signs)('%s has strokes on its lines, and their numbers keep apart', (sign) => {
  const { width, strokes } = strokesOf(sign);
  expect(strokes.length).toBeGreaterThan(0);
  for (const stroke of strokes) {
    const [, x = '', y = ''] = /^M(\d+) (\d+)/u.exec(stroke) ?? [];
    expect(Number(x)).toBeLessThanOrEqual(width);
    expect(Number(y)).toBeGreaterThanOrEqual(20);
    expect(Number(y)).toBeLessThanOrEqual(135);
  }
  const spots = numbersOf(strokes);
  for (const [at, [x, y]] of spots.entries())
    for (const [left, down] of spots.slice(at + 1))
      expect(Math.hypot(x - left, y - down)).toBeGreaterThan(16);
});

test('letters, syllables and sentences are told in words, and each piece is a part', async () => {
  const { container } = await show({ kind: 'letters', write: 'Aa' });
  await screen.findByRole('img', {
    name: 'The sign A, written in 3 strokes. The sign a, written in 2 strokes',
  });
  expect(partsIn(container)).toEqual([
    ...['letter-1', 'letter-1.1', 'letter-1.2', 'letter-1.3'],
    ...['letter-2', 'letter-2.1', 'letter-2.2'],
  ]);
  await show({ kind: 'syllables', words: [['ba', 'na', 'na']] });
  expect(await screen.findByRole('img', { name: 'banana: ba, na, na, 3 claps' })).toBeTruthy();
  await show({
    kind: 'building',
    columns: [{ name: 'Who?', words: ['Akello', 'Opio'] }, { words: ['sings'] }],
  });
  expect(
    await screen.findByRole('img', { name: 'Who?: Akello, Opio. 2: sings. Akello sings.' }),
  ).toBeTruthy();
});

test('a cycle comes round again', async () => {
  await show({ kind: 'cycle', title: 'hen', steps: ['egg', 'chick', 'hen grows'] });
  expect(
    await screen.findByRole('img', { name: 'hen. A cycle: egg, chick, hen grows, and again egg' }),
  ).toBeTruthy();
});
