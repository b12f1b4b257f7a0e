import fc from 'fast-check';
import { expect, test } from 'vitest';
import { medalOf, placeAmong, pointsOf, pointsText, ranked, type Standing } from '#leaderboard/score.ts';

const nothing: Standing = { xp: 0, skillsMastered: 0, streak: 0, quizzesPassed: 0 };

test.each([
  [nothing, 0],
  [{ ...nothing, xp: 100 }, 50],
  [{ ...nothing, skillsMastered: 1 }, 10],
  [{ ...nothing, streak: 1 }, 5],
  [{ ...nothing, quizzesPassed: 1 }, 8],
  // Half a point is rounded up.
  [{ ...nothing, xp: 25 }, 13],
  [{ xp: 1960, skillsMastered: 28, streak: 12, quizzesPassed: 11 }, 1408],
  [{ xp: 880, skillsMastered: 12, streak: 4, quizzesPassed: 4 }, 612],
])('spec 2 §9: %o are %i points', (standing, points) => {
  expect(pointsOf(standing)).toBe(points);
});

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1.0k'],
  [1049, '1.0k'],
  [1100, '1.1k'],
  [1408, '1.4k'],
  [12_345, '12.3k'],
])('spec 2 §9: %i points are shown as %s', (points, text) => {
  expect(pointsText(points)).toBe(text);
});

test('spec 2 §9: gold, silver and bronze for the places 1 to 3; nobody wears one for nothing', () => {
  expect([1, 2, 3, 4].map((place) => medalOf(place, 40))).toEqual(['gold', 'silver', 'bronze', null]);
  expect(medalOf(1, 0)).toBeNull();
});

test('equal points are an equal place, and the next place is left out', () => {
  const of = (id: number, name: string, xp: number) => ({ ...nothing, id, name, xp });
  const board = ranked([of(1, 'Zawadi', 40), of(2, 'Akello', 40), of(3, 'Baluku', 90), of(4, 'Chebet', 2)]);
  expect(board.map(({ name, place }) => `${place} ${name}`)).toEqual([
    '1 Baluku',
    '2 Akello',
    '2 Zawadi',
    '4 Chebet',
  ]);
});

const some = fc.nat(5000);
const entries = fc
  .array(
    fc.record({
      name: fc.constantFrom('Akello', 'Baluku', 'Chebet'),
      xp: fc.nat(60),
      skillsMastered: fc.nat(3),
      streak: fc.nat(3),
      quizzesPassed: fc.nat(3),
    }),
    { maxLength: 40 },
  )
  .map((all) => all.map((entry, id) => ({ ...entry, id })));

test('more of anything never means fewer points', () => {
  fc.assert(
    fc.property(some, some, some, some, some, (xp, skillsMastered, streak, quizzesPassed, more) => {
      const standing = { xp, skillsMastered, streak, quizzesPassed };
      for (const name of Object.keys(standing) as (keyof Standing)[])
        expect(pointsOf({ ...standing, [name]: standing[name] + more })).toBeGreaterThanOrEqual(
          pointsOf(standing),
        );
    }),
  );
});

test('a board is the same however its people come, falls in points, and agrees with each place alone', () => {
  fc.assert(
    fc.property(entries, fc.infiniteStream(fc.nat()), (all, chance) => {
      const board = ranked(all);
      const shuffled = all
        .map((entry) => ({ entry, at: chance.next().value as number }))
        .sort((one, other) => one.at - other.at)
        .map(({ entry }) => entry);
      expect(ranked(shuffled)).toEqual(board);
      const points = board.map((entry) => entry.points);
      expect(points).toEqual([...points].sort((one, other) => other - one));
      for (const entry of board) expect(entry.place).toBe(placeAmong(entry.points, points));
    }),
  );
});
