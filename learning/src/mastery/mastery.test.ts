import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pointsOf } from '#lessons/points.ts';
import { masteryTitle } from '#mastery/titles.ts';
import { standing, tokensAt } from '#mastery/tokens.ts';
import { entryPoints, type MasteryEntry, rewardOpens, unitMastery } from '#mastery/unit.ts';

test.each([
  [0, 'Getting started'],
  [19, 'Getting started'],
  [20, 'Explorer'],
  [39, 'Explorer'],
  [40, 'Rising'],
  [60, 'Pro'],
  [79, 'Pro'],
  [80, 'Ace'],
  [99, 'Ace'],
  [100, 'Master'],
])('%i percent of a unit are %j (spec 1 §4)', (percent, title) => {
  expect(masteryTitle(percent)).toBe(title);
});

test('a video is worth 100, a reading 50, a quiz 200 times its score (spec 1 §9)', () => {
  expect(entryPoints('video', 1)).toBe(100);
  expect(entryPoints('reading', 1)).toBe(50);
  expect([0, 0.7, 0.9, 1].map((score) => entryPoints('quiz', score))).toEqual([0, 140, 180, 200]);
});

const unit: readonly MasteryEntry[] = [
  { id: 'u1-l1', type: 'video' },
  { id: 'u1-r1', type: 'reading' },
  { id: 'u1-q1', type: 'quiz' },
];
const points = (table: Record<string, number>) => (id: string) => table[id] ?? 0;

test('a unit is the share of its points, rounded down, and names what its reward waits for', () => {
  expect(unitMastery(unit, points({}))).toEqual({
    earned: 0,
    total: 350,
    percent: 0,
    heldBy: [],
    toDo: ['u1-l1', 'u1-r1', 'u1-q1'],
  });
  expect(unitMastery(unit, points({ 'u1-l1': 100, 'u1-r1': 50, 'u1-q1': 180 }))).toEqual({
    earned: 330,
    total: 350,
    percent: 94,
    heldBy: [],
    toDo: [],
  });
  expect(unitMastery(unit, points({ 'u1-l1': 100, 'u1-r1': 50, 'u1-q1': 200 }))).toMatchObject({
    percent: 100,
    toDo: [],
  });
  expect(unitMastery([], points({}))).toMatchObject({ percent: 0 });
});

const long: readonly MasteryEntry[] = [
  ...['u3-l1', 'u3-l2', 'u3-l3', 'u3-l4', 'u3-l5', 'u3-l6'].map((id) => ({ id, type: 'video' }) as const),
  { id: 'u3-q1', type: 'quiz' },
  { id: 'u3-q2', type: 'quiz' },
];
const allSeen = Object.fromEntries(long.slice(0, 6).map(({ id }) => [id, 100]));

test.each([
  ['failed, both', [120, 130], 79, ['u3-q1', 'u3-q2']],
  ['one failed by one question', [200, 130], 79, ['u3-q2']],
  ['both passed', [140, 140], 88, []],
  ['below 79 by itself: nothing is held', [60, 80], 74, []],
] as const)('a unit waits at 79 percent for its checkpoints: %s', (_, [one, other], percent, heldBy) => {
  const table = { ...allSeen, 'u3-q1': one, 'u3-q2': other };
  expect(unitMastery(long, points(table))).toMatchObject({ percent, heldBy });
});

const religious: readonly MasteryEntry[] = [
  { id: 'u2-l1', type: 'video', faith: 'christian' },
  { id: 'u2-l2', type: 'video', faith: 'islamic' },
  { id: 'u2-l3', type: 'video', faith: 'islamic' },
  { id: 'u2-l4', type: 'video', faith: 'shared' },
  { id: 'u2-r1', type: 'reading', faith: null },
];

describe("'Claim Reward' opens when every written entry is done and every checkpoint passed", () => {
  const opens = (list: readonly MasteryEntry[], table: Record<string, number>, reached = 0) =>
    rewardOpens(unitMastery(list, points(table)), reached);
  const seen = { 'u1-l1': 100, 'u1-r1': 50 };
  const without = (id: string) => unit.map((entry) => ({ ...entry, written: entry.id !== id }));
  test.each([
    ['both passed at the mark, 88 percent', opens(long, { ...allSeen, 'u3-q1': 140, 'u3-q2': 140 }), true],
    ['one failed by one question', opens(long, { ...allSeen, 'u3-q1': 200, 'u3-q2': 130 }), false],
    ['a lesson is missing', opens(unit, { 'u1-r1': 50, 'u1-q1': 200 }), false],
    ['a lesson that nobody has written', opens(without('u1-l1'), { 'u1-r1': 50, 'u1-q1': 150 }), true],
    ['a checkpoint that nobody has written', opens(without('u1-q1'), seen), false],
    ['a unit that had 100 percent before it grew', opens(unit, seen, 100), true],
    ['a unit without entries', opens([], {}), false],
  ])('%s', (_, is, expected) => {
    expect(is).toBe(expected);
  });

  test('all of one strand of religious education is enough', () => {
    const shared = { 'u2-l4': 100, 'u2-r1': 50 };
    expect(opens(religious, { ...shared, 'u2-l1': 100, 'u2-l2': 100 })).toBe(true);
    expect(opens(religious, { ...shared, 'u2-l2': 100 })).toBe(false);
  });
});

test('religious education counts what is shared and the better of the two strands (G20)', () => {
  const shared = { 'u2-l4': 100, 'u2-r1': 50 };
  expect(unitMastery(religious, points({ ...shared, 'u2-l1': 100 }))).toMatchObject({
    percent: 100,
    total: 250,
    toDo: [],
  });
  expect(unitMastery(religious, points({ ...shared, 'u2-l2': 100 }))).toMatchObject({
    percent: 71,
    total: 350,
    toDo: ['u2-l3'],
  });
  expect(unitMastery(religious, points({ ...shared, 'u2-l2': 100, 'u2-l3': 100 }))).toMatchObject({
    percent: 100,
    total: 350,
  });
  expect(unitMastery(religious, points({}))).toMatchObject({ earned: 0, total: 250 });
});

const entries: fc.Arbitrary<MasteryEntry[]> = fc.array(
  fc.record({
    id: fc.uuid(),
    type: fc.constantFrom('video', 'reading', 'quiz'),
    faith: fc.constantFrom(null, null, 'shared', 'christian', 'islamic'),
  }),
  { minLength: 1, maxLength: 12 },
);

test('more points never lower a unit, nothing is 0 percent, everything is 100', () => {
  fc.assert(
    fc.property(
      entries,
      fc.array(fc.nat(20), { minLength: 12, maxLength: 12 }),
      fc.nat(11),
      (list, parts, place) => {
        const before = new Map(
          list.map(({ id, type }, index) => [id, Math.min(pointsOf[type], (parts[index] ?? 0) * 10)]),
        );
        const after = new Map(before);
        const raised = list[place % list.length];
        if (raised !== undefined) after.set(raised.id, pointsOf[raised.type]);
        const percent = (table: Map<string, number>) => unitMastery(list, (id) => table.get(id) ?? 0).percent;
        expect(percent(after)).toBeGreaterThanOrEqual(percent(before));
        expect(unitMastery(list, () => 0).percent).toBe(0);
        const all = unitMastery(list, (id) => pointsOf[list.find((one) => one.id === id)?.type ?? 'video']);
        expect([all.percent, all.toDo]).toEqual([100, []]);
      },
    ),
  );
});

const day = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 5, 1);

test('a token is a unit that reached 80 percent in the last 30 days', () => {
  expect(tokensAt([now, now - 29 * day, now - 30 * day, now - 31 * day, null], now)).toBe(2);
});

test('the next class needs level 10 and 3 tokens', () => {
  expect(standing(10, 3)).toEqual({ tokensInWindow: 3, gradeEligible: true, needsTokenToAdvance: false });
  expect(standing(10, 2)).toMatchObject({ gradeEligible: false, needsTokenToAdvance: true });
  expect(standing(9, 5)).toMatchObject({ gradeEligible: false, needsTokenToAdvance: false });
});
