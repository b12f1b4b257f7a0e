import { expect, test } from 'vitest';
import { matchPath } from '#routing/index.ts';
import * as paths from './paths.ts';

test.each([
  ['unit', paths.unitRoute, paths.unit(411), { id: '411' }],
  ['subject', paths.subjectRoute, paths.subject(7), { id: '7' }],
  ['lesson', paths.lessonRoute, paths.lesson('u411-l2'), { id: 'u411-l2' }],
  ['sheet', paths.sheetRoute, paths.sheet('t7', 'map'), { id: 't7', sheet: 'map' }],
  ['practice', paths.practiceRoute, paths.practiceOf('sums'), { generator: 'sums' }],
  ['cards of a class', paths.classCardsRoute, paths.classCards(3), { id: '3' }],
  ['cards of the own class', paths.classCardsRoute, paths.ownCards, { id: 'mine' }],
])('a link to a %s leads to its route, with what it holds', (_name, route, link, params) => {
  expect(matchPath(route, link)?.params).toEqual(params);
});

test('a path with choices leads to the page that reads them', () => {
  const search = (link: string) => Object.fromEntries(new URL(link, 'http://localhost').searchParams);
  expect(search(paths.unitsOf(7, 2))).toEqual({ grade: '7', subject: '2' });
  expect(search(paths.unitsWith(7, 2, 411))).toEqual({ grade: '7', subject: '2', unit: '411' });
  expect(search(paths.unitsWith(null, 8, 900))).toEqual({ subject: '8', unit: '900' });
  expect(search(paths.leavingFor('https://a.org/?b=c&d'))).toEqual({ to: 'https://a.org/?b=c&d' });
});

test('no two pages stand on one path', () => {
  const all = Object.values(paths).filter((path) => typeof path === 'string');
  expect(new Set(all).size).toBe(all.length);
});
