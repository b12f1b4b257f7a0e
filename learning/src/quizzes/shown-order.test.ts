import { expect, test } from 'vitest';
import { hasFixedOrder, shownOrder, tileOrder } from '#quizzes/shown-order.ts';

const animals = ['a hen', 'a goat', 'a cow'];
const draws = Array.from({ length: 600 }, (_, n) => `learner ${n} u1-q1-1`);

test('an order is whole and repeatable, and every order comes up about equally often', () => {
  const seen = new Map<string, number>();
  for (const draw of draws) {
    const order = shownOrder(animals, draw);
    expect(order).toEqual(shownOrder(animals, draw));
    expect([...order].sort()).toEqual([0, 1, 2]);
    seen.set(order.join(), (seen.get(order.join()) ?? 0) + 1);
  }
  expect(seen.size).toBe(6);
  for (const count of seen.values()) expect(Math.abs(count - 100)).toBeLessThan(35);
});

test.each([
  [['yes', 'no']],
  [['True', 'False']],
  [['3', '4', '5']],
  [['1 leaf', '2 leaves', '6 leaves']],
  [['sh. 1,000', 'sh. 500', 'sh. 200']],
  [['8:00', '8:30', '9:15']],
  [['A', 'B', 'C']],
  [['in shop A', 'in shop B', 'the same in both']],
  [['the woman on the left', 'the woman in the middle', 'the woman on the right']],
])('%j stays as it was written: its order says something', (texts) => {
  expect(hasFixedOrder(texts)).toBe(true);
  for (const draw of draws.slice(0, 20)) expect(shownOrder(texts, draw)).toEqual(texts.map((_, at) => at));
});

test.each([
  [['No, because it is dry.', 'Yes, because it is wet.', 'No, because it is old.']],
  [['70', '66', '67']],
  [['2,000 cm', '5 m', '12 km']],
  [['They have no roads.', 'The first rain came late.', 'The wind was strong.']],
])('%j is shuffled', (texts) => {
  expect(hasFixedOrder(texts)).toBe(false);
  expect(new Set(draws.map((draw) => shownOrder(texts, draw).join())).size).toBe(6);
});

test('an option that speaks of the others stays last', () => {
  for (const closing of ['all of these', 'None of these.', 'both at once', 'both have the same']) {
    const orders = draws.map((draw) => shownOrder(['a want', 'a need', closing], draw));
    expect(new Set(orders.map((order) => order.join()))).toEqual(new Set(['0,1,2', '1,0,2']));
  }
});

test('tiles are never shown in the order that is the answer', () => {
  for (let n = 2; n < 9; n++)
    for (const draw of draws.slice(0, 100)) {
      const places = tileOrder(n, draw);
      const own = Array.from({ length: n }, (_, at) => at);
      expect([...places].sort((a, b) => a - b)).toEqual(own);
      expect(places).not.toEqual(own);
      expect(places).toEqual(tileOrder(n, draw));
    }
});
