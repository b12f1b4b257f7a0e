import type { CountersVisual } from '@afrolearn/learning/lessons/diagrams.ts';
import type { Visual as VisualData } from '@afrolearn/learning/lessons/visuals.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showAt } from '#testing/show.tsx';
import { boardWidth } from '../board.tsx';
import { Visual } from '../visual.tsx';
import { layCounters } from './lay-counters.ts';

const show = (visual: VisualData, shown = 99) =>
  showAt('/', <Visual visual={visual} shown={shown} figures={{}} />);

const counters = (count: number, groups: number, more: Partial<CountersVisual> = {}): CountersVisual => ({
  kind: 'counters',
  thing: 'bean',
  groups: Array.from({ length: groups }, () => ({ count, label: 'Akello' })),
  ...more,
});

test.each([
  counters(1, 1),
  counters(20, 1),
  counters(20, 2, { sign: '+' }),
  counters(20, 2, { frames: true }),
  counters(10, 3),
  counters(10, 6),
])('things of every allowed number lie apart, on their mats, inside the board: %#', (visual) => {
  const { size, height, groups } = layCounters(visual);
  expect(size).toBeGreaterThanOrEqual(18);
  expect(height).toBeLessThanOrEqual(240);
  const all = groups.flatMap(({ things }) => things);
  const apart = all.every((a, at) =>
    all.slice(at + 1).every((b) => Math.hypot(a.x - b.x, a.y - b.y) > size * 0.99),
  );
  expect(apart).toBe(true);
  for (const { mat, things } of groups) {
    expect(mat.x).toBeGreaterThanOrEqual(-0.01);
    expect(mat.x + mat.width).toBeLessThanOrEqual(boardWidth + 0.01);
    for (const { x, y } of things) {
      expect(x - size / 2).toBeGreaterThanOrEqual(mat.x);
      expect(x + size / 2).toBeLessThanOrEqual(mat.x + mat.width);
      expect(y + size / 2).toBeLessThanOrEqual(mat.y + mat.height);
    }
  }
});

test('each group and each thing is a part with its name, and the whole is told in words', async () => {
  const { container } = await show({
    kind: 'counters',
    thing: 'mango',
    groups: [
      { count: 3, label: 'Opio' },
      { count: 2, crossed: 1 },
    ],
    sign: '+',
  });
  expect(
    await screen.findByRole('img', { name: 'Opio, mangoes: 3 + mangoes: 2, 1 crossed out' }),
  ).toBeTruthy();
  const names = [...container.querySelectorAll('[data-part]')].map((part) => part.getAttribute('data-part'));
  expect(names).toEqual([
    'group-1',
    'group-1.1',
    'group-1.2',
    'group-1.3',
    'group-2',
    'group-2.1',
    'group-2.2',
  ]);
  expect(container.querySelectorAll('[data-crossed="true"]')).toHaveLength(1);
});

test('the names of the places are large enough to be read in an option, which is half as wide as a stage', async () => {
  await show({ kind: 'bundles', numbers: [{ value: 203 }] });
  expect(Number.parseFloat(screen.getByText('Hundreds').style.fontSize)).toBeGreaterThanOrEqual(17);
});

test('a number is as many bundles and sticks as it has hundreds, tens and ones', async () => {
  const { container } = await show({ kind: 'bundles', numbers: [{ value: 203 }] });
  await screen.findByRole('img', { name: 'Hundreds: 2, Tens: 0, Ones: 3' });
  const count = (place: string) => container.querySelectorAll(`[data-part^="number-1.${place}."]`).length;
  expect([count('hundreds'), count('tens'), count('ones')]).toEqual([2, 0, 3]);
});

test('what is asked in a table is an empty box that says so', async () => {
  await show({ kind: 'table', head: ['Day', 'Cups'], rows: [['Monday', '?']] });
  expect(await screen.findByRole('cell', { name: 'to be found' })).toBeTruthy();
});
