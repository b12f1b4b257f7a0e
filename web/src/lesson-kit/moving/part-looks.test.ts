import { expect, test } from 'vitest';
import { type Box, haloOf, numberOf } from './part-looks.ts';

/** The outer glow of a part: its margin on each side, and its corner radius. */
const lightOf = (box: Box, scale = 1) => {
  const holder = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  Object.assign(holder, { getBBox: () => box });
  haloOf(holder, scale);
  const light = holder.querySelector('rect');
  const of = (name: string) => Number(light?.getAttribute(name));
  return {
    aside: box.x - of('x'),
    above: box.y - of('y'),
    wide: of('width'),
    high: of('height'),
    round: of('rx'),
  };
};

test('light follows a long line and does not become a disc over its neighbours', () => {
  const { aside, above, wide, high, round } = lightOf({ x: 190, y: 320, width: 400, height: 10 });
  expect([aside, above]).toEqual([aside, aside]);
  expect(aside).toBeLessThan(25);
  expect(wide).toBeCloseTo(400 + 2 * aside);
  expect(high).toBeCloseTo(10 + 2 * aside);
  expect(round).toBeCloseTo(high / 2);
});

test('light behind a small round thing is a disc, as large as the thing asks for', () => {
  const { aside, wide, high, round } = lightOf({ x: 0, y: 0, width: 40, height: 40 });
  expect(aside).toBeCloseTo(14.8);
  expect([high, round]).toEqual([wide, wide / 2]);
});

test('a person who was put small has as much light on the stage as one who was put large', () => {
  const large = lightOf({ x: 0, y: 0, width: 120, height: 180 });
  const small = lightOf({ x: 0, y: 0, width: 240, height: 360 }, 0.5);
  expect(small.aside * 0.5).toBeCloseTo(large.aside);
});

const discAt = (box: Box) => {
  const space = 'http://www.w3.org/2000/svg';
  const root = document.createElementNS(space, 'svg');
  numberOf(root, document.createElementNS(space, 'g'), box);
  const [x = 0, y = 0] = (
    root
      .querySelector('g')
      ?.getAttribute('transform')
      ?.match(/[\d.]+/g) ?? []
  ).map(Number);
  return { x, y, r: Number(root.querySelector('circle')?.getAttribute('r')) };
};

test('the number of a row stands before it, and ten rows that lie close have ten discs apart', () => {
  const rows = [0, 1].map((row) => discAt({ x: 146, y: 10 + row * 35, width: 348, height: 30 }));
  const [first, second] = rows;
  expect((first?.x ?? 0) + (first?.r ?? 0)).toBeLessThan(146);
  expect((second?.y ?? 0) - (first?.y ?? 0)).toBeGreaterThan(2 * (first?.r ?? 99));
});

test('the number of a thing stands over it and hides next to nothing of it', () => {
  const { x, y, r } = discAt({ x: 100, y: 100, width: 50, height: 50 });
  expect(x).toBe(125);
  expect(y + r).toBeLessThan(108);
});

test('thin sticks that stand close have discs apart', () => {
  const [first, second] = [0, 1].map((stick) =>
    discAt({ x: 460 + stick * 33, y: 120, width: 9, height: 120 }),
  );
  expect((second?.x ?? 0) - (first?.x ?? 0)).toBeGreaterThan(2 * (first?.r ?? 99));
});
