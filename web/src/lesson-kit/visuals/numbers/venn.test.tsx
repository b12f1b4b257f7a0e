import type { Visual as VisualData } from '@afrolearn/learning/lessons/visuals.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showAt } from '#testing/show.tsx';
import { Visual } from '../visual.tsx';
import { corners, lineAngles } from './draw-angles.ts';

const show = (visual: VisualData) => showAt('/', <Visual visual={visual} shown={99} figures={{}} />);
const partsIn = (container: HTMLElement) =>
  [...container.querySelectorAll('[data-part]')].map((part) => part.getAttribute('data-part'));

test('a Venn diagram tells its regions, and those that a learner fills stay empty', async () => {
  const { container } = await show({
    kind: 'venn',
    sets: [
      { name: 'Football', all: '11' },
      { name: 'Netball', only: ['5'] },
    ],
    both: ['3'],
    whole: '20',
    shade: ['both'],
  });
  await screen.findByRole('img', {
    name: 'Venn diagram. Football: 11 and Netball. 20 in all. Only Netball: 5. In both: 3',
  });
  expect(partsIn(container)).toEqual(
    expect.arrayContaining(['circle-left', 'circle-right', 'right', 'both']),
  );
  expect(partsIn(container)).not.toContain('left');
  expect(container.querySelector('[data-part="field-both"]')?.getAttribute('data-paint')).toBe('gold');
});

test('parts of a bar are as long as their numbers', async () => {
  const { container } = await show({
    kind: 'bar-model',
    bars: [{ label: 'Opio', parts: [{ size: 12 }, { size: 8, text: '?' }], total: '20' }],
  });
  await screen.findByRole('img', { name: 'Opio: bar of 12, ?. Together 20' });
  const width = (name: string) =>
    Number(container.querySelector(`[data-part="${name}"] rect`)?.getAttribute('width'));
  expect(width('bar-1.1') / width('bar-1.2')).toBeCloseTo(12 / 8);
});

test.each([[[65, 115]], [[15, 25, 140]], [[90, 90]]])(
  'names of angles on a line keep apart: %j',
  (angles) => {
    const { sizes } = lineAngles(angles);
    for (const [at, one] of sizes.entries())
      for (const other of sizes.slice(at + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(20);
  },
);

test.each([[[60, 60, 60]], [[10, 10, 160]], [[150, 15, 15]], [[20, 20, 140]], [[85, 85, 10]]])(
  'a triangle of the angles %j lies in its box, with the names of its corners apart',
  (angles) => {
    const { sizes } = corners(angles);
    for (const { x, y } of sizes) {
      expect(x).toBeGreaterThan(10);
      expect(x).toBeLessThan(190);
      expect(y).toBeGreaterThan(8);
      expect(y).toBeLessThan(150);
    }
    for (const [at, one] of sizes.entries())
      for (const other of sizes.slice(at + 1))
        expect(Math.abs(one.x - other.x) > 36 || Math.abs(one.y - other.y) > 20).toBe(true);
  },
);
