import { expect, test } from 'vitest';
import {
  type BankDrawing,
  drawingsIn,
  mostTogether,
  shownTogether,
  together,
  togetherName,
} from './together.ts';

/** In the bank's form: 90 by 100, padded so that it fills four fifths of the stage. */
const alone = (name: string, kind = 'people', width = 90, height = 100): BankDrawing => {
  const tall = Math.max(height, (width * 360) / 640) / 0.8;
  const wide = (tall * 640) / 360;
  const window = [(width - wide) / 2, (height - tall) / 2, wide, tall].join(' ');
  return {
    name,
    kind,
    title: `A ${name}.`,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${window}" role="img"><title>A ${name}.</title><path id="${name}"/></svg>`,
  };
};
const place: BankDrawing = {
  name: 'market',
  kind: 'markets',
  title: 'A market.',
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" role="img"><title>A market.</title><rect/></svg>',
};

type Put = { name: string; left: number; top: number; scale: number };
const putsIn = (svg: string): Put[] =>
  [...svg.matchAll(/<g transform="translate\((\S+) (\S+)\) scale\((\S+)\)"><path id="([^"]*)"/g)].map(
    ([, left, top, scale, name = '']) => ({
      name,
      left: Number(left),
      top: Number(top),
      scale: Number(scale),
    }),
  );

test('a scene is one figure: the place behind, the others beside each other with their feet on the ground', () => {
  const { svg, title } = together([place, alone('girl'), alone('goat', 'animals', 130, 120)]);
  expect(title).toBe('A market. A girl. A goat.');
  expect(svg.match(/<svg/g)).toHaveLength(1);
  expect(svg.match(/<title>/g)).toHaveLength(1);
  expect(svg.indexOf('<rect/>')).toBeLessThan(svg.indexOf('<g transform'));
  const [girl, goat] = putsIn(svg);
  expect([girl?.scale, goat?.scale]).toEqual([1, 1]);
  expect((girl?.top ?? 0) + 100).toBeCloseTo((goat?.top ?? 0) + 120, 0);
  expect((girl?.left ?? 0) + 90).toBeLessThan(goat?.left ?? 0);
  expect((goat?.left ?? 0) + 130).toBeLessThanOrEqual(640);
});

test('what is too wide together becomes smaller, and nothing leaves the stage', () => {
  const wide = ['a', 'b', 'c', 'd', 'e'].map((name) => alone(name, 'vehicles', 300, 160));
  const puts = putsIn(together([place, ...wide]).svg);
  expect(puts).toHaveLength(mostTogether);
  for (const { left, top, scale } of puts) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left + 300 * scale).toBeLessThanOrEqual(640);
    expect(top).toBeGreaterThanOrEqual(0);
  }
  expect(putsIn(together([...wide, alone('f')]).svg)).toHaveLength(mostTogether);
});

test('the sun hangs in the sky', () => {
  const puts = putsIn(together([alone('sun', 'weather'), alone('girl', 'people', 120, 180)]).svg);
  const top = (name: string) => puts.find((one) => one.name === name)?.top ?? -1;
  expect(top('sun')).toBeLessThan(40);
  expect(top('girl')).toBeGreaterThan(100);
});

test('one name is that drawing as it is, and names that nobody knows are left out', () => {
  const girl = alone('girl');
  const known = new Map([girl, place].map((one) => [one.name, one]));
  expect(shownTogether('girl', known)).toEqual({ title: girl.title, svg: girl.svg });
  expect(shownTogether('nobody', known)).toBeNull();
  expect(drawingsIn(togetherName(['market', 'girl']))).toEqual(['market', 'girl']);
});
