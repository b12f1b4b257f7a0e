import fc from 'fast-check';
import { expect, test } from 'vitest';
import { badgeById, badgeProgress, badges, badgesEarnedBy, unitBadge, unitBadgeId } from '#badges/badges.ts';
import { milestonesOf } from '#badges/milestones.ts';
import { activitiesCompleted, type LearnerTotals, noTotals } from '#badges/totals.ts';

test.each([
  ['xp-earner', { seeds: 1 }, { seeds: 0 }],
  ['consistent-learner', { longestStreak: 7 }, { longestStreak: 6 }],
  ['tool-explorer', { tools: 5, differentTools: 5 }, { tools: 99, differentTools: 4 }],
  ['keen-thinker', { answers: 100, questions: 100 }, { answers: 999, questions: 99 }],
  ['first-steps', { readings: 1 }, {}],
  ['perfect-score', { perfectQuizzes: 1 }, { quizzesPassed: 9 }],
  ['bounce-back', { bounceBacks: 1 }, { quizzesPassed: 1 }],
  ['path-finder', { subjects: 3 }, { subjects: 2 }],
] as const)('%s needs what spec 2 §9 and its own words say', (id, enough, tooLittle) => {
  expect(badgesEarnedBy({ ...noTotals, ...enough })).toContain(id);
  expect(badgesEarnedBy({ ...noTotals, ...tooLittle })).not.toContain(id);
});

test('nothing done earns nothing; each badge has an id, a name, a description, an icon and a colour of its own', () => {
  expect(badgesEarnedBy(noTotals)).toEqual([]);
  expect(new Set(badges.map(({ id }) => id)).size).toBe(badges.length);
  expect(new Set(badges.map(({ name }) => name)).size).toBe(badges.length);
  expect(new Set(badges.map(({ icon, color }) => `${icon} ${color}`)).size).toBe(badges.length);
  for (const { id, description } of badges) {
    expect(description).toMatch(/^[A-Z].{10,}[^.]$/);
    expect(id).not.toMatch(/^unit-\d/);
  }
});

const totals: fc.Arbitrary<LearnerTotals> = fc.record(
  Object.fromEntries(Object.keys(noTotals).map((name) => [name, fc.nat(3000)])) as Record<
    keyof LearnerTotals,
    fc.Arbitrary<number>
  >,
);

test('a badge is never lost by doing more', () => {
  fc.assert(
    fc.property(totals, totals, (before, more) => {
      const after = Object.fromEntries(
        Object.entries(before).map(([name, count]) => [name, count + more[name as keyof LearnerTotals]]),
      ) as LearnerTotals;
      expect(badgesEarnedBy(after)).toEqual(expect.arrayContaining([...badgesEarnedBy(before)]));
      for (const badge of badges) {
        const { current, target } = badgeProgress(before, badge);
        expect(current === target).toBe(badgesEarnedBy(before).includes(badge.id));
      }
    }),
  );
});

test('a claimed unit has a badge of its own, which no other can have', () => {
  expect(unitBadge({ id: 400, title: 'Electricity' })).toMatchObject({
    id: unitBadgeId(400),
    name: 'Electricity Master',
  });
  expect(badgeById('baobab')?.name).toBe('Baobab');
  expect(badgeById('unit-400')).toBeUndefined();
});

test('milestones stand at 1, 5, 10, 25, 50 and 100 activities (spec 2 §9); the same tool again is none', () => {
  const done = activitiesCompleted({
    ...noTotals,
    videos: 6,
    readings: 2,
    quizzes: 4,
    quizzesPassed: 1,
    tools: 90,
    differentTools: 3,
  });
  expect(
    milestonesOf(done).map(({ activities, current, reached }) => [activities, current, reached]),
  ).toEqual([
    [1, 1, true],
    [5, 5, true],
    [10, 10, true],
    [25, 12, false],
    [50, 12, false],
    [100, 12, false],
  ]);
});
