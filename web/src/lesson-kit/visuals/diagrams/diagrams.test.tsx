import {
  type CircuitVisual,
  type FamilyTreeVisual,
  type FoodWebVisual,
  hourAt,
} from '@afrolearn/learning/lessons/diagrams.ts';
import type { Visual as VisualData } from '@afrolearn/learning/lessons/visuals.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showAt } from '#testing/show.tsx';
import { Visual } from '../visual.tsx';
import { isLit } from './circuit.tsx';
import { layFamily } from './family-tree.tsx';
import { layWeb } from './food-web.tsx';
import { spotOn } from './globe.tsx';
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

const overlaps = (
  one: { x: number; y: number; width: number; height: number },
  other: { x: number; y: number; width: number; height: number },
) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const tree: FamilyTreeVisual = {
  kind: 'family-tree',
  families: [
    { parents: ['Okot', 'Akello'], children: ['Apio', 'Father'] },
    { parents: ['Father', 'Mother'], children: ['Opio', 'Acen', 'Ojok', 'Auma'] },
  ],
};

const web: FoodWebVisual = {
  kind: 'food-web',
  feeds: [
    { from: 'grass', to: ['goat', 'rat'] },
    { from: 'rat', to: ['snake'] },
    { from: 'goat', to: ['leopard'] },
    { from: 'snake', to: ['eagle'] },
  ],
};

test.each([
  ['a family', [...layFamily(tree).places.values()]],
  ['a food web', [...layWeb(web).places.values()]],
])('the boxes of %s lie apart and on the board', (_, places) => {
  for (const [at, { box }] of places.entries()) {
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(320);
    for (const other of places.slice(at + 1)) expect(overlaps(box, other.box)).toBe(false);
  }
});

test('a family tree is told in words, and a wife stands beside her husband', async () => {
  const { container } = await show(tree);
  await screen.findByRole('img', {
    name: 'Parents: Okot + Akello. Children: Apio, Father. Parents: Father + Mother. Children: Opio, Acen, Ojok, Auma.',
  });
  expect(partsIn(container)).toContain('family-2');
  const { places } = layFamily(tree);
  const [father, mother, apio] = ['Father', 'Mother', 'Apio'].map((name) => places.get(name));
  expect([father?.row, mother?.row, apio?.row]).toEqual([1, 1, 1]);
  expect(mother?.at).toBe((father?.at ?? 0) + 1);
});

test('in a food web who eats stands above what it eats, and arrows run upwards', async () => {
  await show(web);
  await screen.findByRole('img', { name: /^grass: eaten by goat, rat\. rat: eaten by snake\./ });
  const { places } = layWeb(web);
  for (const { from, to } of web.feeds)
    for (const eater of to)
      expect(places.get(eater)?.box.y).toBeLessThan(places.get(from)?.box.y ?? Number.NaN);
});

test('a globe puts north above and east to the right, and tells the hours', async () => {
  await show({ kind: 'globe', middle: 0, latitudes: ['equator'], greenwich: true, hour: 12 });
  const board = await screen.findByRole('img', { name: /^The globe\. Equator, 0°\. Greenwich line, 0°\./ });
  expect(board.getAttribute('aria-label')).toContain('30°: 14:00. 45°: 15:00.');
  expect(spotOn(23.5, 0, 0).y).toBeLessThan(spotOn(0, 0, 0).y);
  expect(spotOn(0, 30, 0).x).toBeGreaterThan(spotOn(0, 0, 0).x);
  expect(spotOn(0, 120, 0).seen).toBe(false);
});

test.each([
  [12, 45, 15],
  [12, -15, 11],
  [23, 30, 1],
  [0, -30, 22],
])('when it is %i at Greenwich, %i degrees east have %i', (greenwich, east, hour) => {
  expect(hourAt(greenwich, east)).toBe(hour);
});
