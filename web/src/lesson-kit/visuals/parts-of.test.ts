import type { Visual } from '@afrolearn/learning/lessons/visuals.ts';
import { expect, test } from 'vitest';
import { revealTimes, shownAt } from './parts-of.ts';

const diagram: Visual = {
  kind: 'diagram',
  figure: 'dam',
  alt: '',
  labels: [
    { text: 'dam', at: [0, 0], to: [1, 1] },
    { text: 'turbine', at: [0, 0], to: [1, 1] },
    { text: 'wires', at: [0, 0], to: [1, 1] },
  ],
};

test('a label comes when the narration names it', () => {
  const [dam = 0, turbine = 0] = revealTimes(
    diagram,
    'At Jinja the dam holds the water. It turns a turbine.',
  );
  expect(dam).toBeCloseTo((3 / 11) * 0.85);
  expect(turbine).toBeCloseTo((10 / 11) * 0.85, 1);
});

test('parts come in order, one at a time, and all by four fifths of the scene', () => {
  const times = revealTimes(diagram, 'The wires first, then the dam.');
  expect([...times]).toEqual([...times].sort((a, b) => a - b));
  expect(Math.max(...times)).toBeLessThanOrEqual(0.8);
  expect(shownAt(times, 0.8)).toBe(3);
});

test('a list shows its first point from the start, a diagram begins bare', () => {
  expect(shownAt(revealTimes({ kind: 'points', points: ['a', 'b'] }, 'Look.'), 0)).toBe(1);
  expect(shownAt(revealTimes(diagram, 'Look.'), 0)).toBe(0);
});
