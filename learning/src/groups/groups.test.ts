import { expect, test } from 'vitest';
import { type GroupFacts, groupAchievementIds, groupAchievements, isWon } from '#groups/achievements.ts';
import { inBoardOrder, placeOn } from '#groups/board.ts';
import { goalOf } from '#groups/goal.ts';
import { lastMonthStart, monthStart, weekStart } from '#groups/periods.ts';
import { toolsOfCategory } from '#tools/categories.ts';
import { toolCategories } from '#tools/category-names.ts';
import { toolSlugs } from '#tools/slugs.ts';

test.each([
  ['2026-11-16', '2026-11-16', 'a Monday'],
  ['2026-11-22', '2026-11-16', 'a Sunday'],
  ['2026-01-01', '2025-12-29', 'across the year'],
])('the week of %s began on %s (%s)', (day, monday) => {
  expect(weekStart(day)).toBe(monday);
});

test.each([
  ['2026-03-31', '2026-03-01', '2026-02-01'],
  ['2026-01-05', '2026-01-01', '2025-12-01'],
])('the month of %s began on %s, the one before on %s', (day, month, before) => {
  expect([monthStart(day), lastMonthStart(day)]).toEqual([month, before]);
});

test('the weekly goal is three for each member, and one alone has one, too', () => {
  expect([0, 1, 2, 10].map(goalOf)).toEqual([3, 3, 6, 30]);
});

const nothing: GroupFacts = { members: 1, lessons: 0, quizzes: 0, points: 0, together: 0, goals: 0 };

test('an empty group has won nothing; each achievement is won at its own number and not before', () => {
  expect(groupAchievementIds.filter((id) => isWon(id, nothing))).toEqual([]);
  const reached: GroupFacts = { members: 4, lessons: 10, quizzes: 50, points: 1000, together: 4, goals: 3 };
  expect(groupAchievementIds.filter((id) => isWon(id, reached))).toEqual([...groupAchievementIds]);
  const short: GroupFacts = { members: 4, lessons: 9, quizzes: 49, points: 999, together: 3, goals: 2 };
  expect(groupAchievementIds.filter((id) => isWon(id, short))).toEqual([]);
});

test('two who learn on one day are not yet all together', () => {
  expect(groupAchievements['all-together'].target({ ...nothing, members: 2 })).toBe(3);
});

const row = (userId: number, name: string, points: number) => ({ userId, name, points });

test('most points first, the same points by name; those who have the same share a place', () => {
  const rows = inBoardOrder([row(3, 'Ben', 5), row(1, 'Zoe', 9), row(2, 'Amina', 5), row(4, 'Cy', 0)]);
  expect(rows.map(({ userId }) => userId)).toEqual([1, 2, 3, 4]);
  expect([1, 2, 3, 4, 5].map((id) => placeOn(rows, id))).toEqual([1, 2, 2, 4, null]);
});

test('every tool has one category, and no category is empty', () => {
  const all = toolCategories.flatMap(toolsOfCategory);
  expect([...all].sort()).toEqual([...toolSlugs].sort());
  for (const category of toolCategories) expect(toolsOfCategory(category).length).toBeGreaterThan(1);
});
