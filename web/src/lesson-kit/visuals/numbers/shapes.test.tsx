import type { Shape, ShapesVisual } from '@afrolearn/learning/lessons/visuals.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showAt } from '#testing/show.tsx';
import { drawShape } from './draw-shape.ts';
import { Shapes } from './shapes.tsx';

type Drawn = ShapesVisual['shapes'][number];

const toldOf = async (shape: Drawn) => {
  await showAt(
    '/',
    <Shapes visual={{ kind: 'shapes', unit: 'cm', shapes: [shape] }} shown={1} figures={{}} />,
  );
  return screen.getByRole('listitem').querySelector('.vh')?.textContent ?? '';
};

const told: readonly (readonly [Drawn, string])[] = [
  [{ shape: 'rectangle', width: 8, height: 5, label: 'a rectangle' }, 'width 8 cm, height 5 cm'],
  [{ shape: 'rectangle', width: 8, height: 5, label: 'the plot' }, 'rectangle, width 8 cm, height 5 cm'],
  [{ shape: 'triangle', base: 6, height: 4, marks: ['b', 'h'] }, 'triangle, base b, height h'],
  [{ shape: 'circle', radius: 7, show: 'diameter', label: 'Circle' }, 'diameter 14 cm'],
  [{ shape: 'angle', degrees: 60, label: 'acute' }, 'angle 60°'],
  [{ shape: 'polygon', sides: 6, label: 'hexagon' }, 'a shape with 6 sides'],
  [{ shape: 'lines', lines: 'perpendicular' }, 'lines that meet at a right angle'],
  [{ shape: 'solid', solid: 'cone', label: 'a cone' }, ''],
  [{ shape: 'solid', solid: 'cone' }, 'cone'],
];

test.each(told)('%j is told with its form and measures', async (shape, words) => {
  expect(await toldOf(shape)).toBe(words);
});

const triangles: readonly Extract<Shape, { shape: 'triangle' }>[] = [
  { shape: 'triangle', base: 6, height: 4 },
  { shape: 'triangle', base: 6, height: 4, apex: 0 },
  { shape: 'triangle', base: 3, height: 9 },
  { shape: 'triangle', base: 12, height: 3, apex: 0.8 },
  { shape: 'triangle', base: 12, height: 10, apex: 1 },
];

test.each(triangles)('the height of %j is written clear of the slanting side', (shape) => {
  const { fills, sizes } = drawShape(shape, 'cm');
  const [, top = [], right = []] = [...(fills[0] ?? '').matchAll(/([\d.]+) ([\d.]+)/g)].map((match) => [
    Number(match[1]),
    Number(match[2]),
  ]);
  const { x, y, text } = sizes.find(({ of }) => of === 'height') ?? { x: 0, y: 0, text: '' };
  const [[topX = 0, topY = 0], [rightX = 0, rightY = 0]] = [top, right];
  const sideAt = (height: number) => topX + ((rightX - topX) * (height - topY)) / (rightY - topY);
  // Letters extend about fifteen above their line.
  const isInside = x + text.length * 11 <= sideAt(y - 15);
  const isOutside = x > rightX;
  expect(isInside || isOutside).toBe(true);
});
