import { expect, test } from 'vitest';
import { byName, distinctNames } from './name-order.ts';

const person = (id: number, name: string) => ({ id, name });

test('capitals and small letters are one alphabet', () => {
  const list = [person(1, 'NAKIGANDA Joan'), person(2, 'Nabirye Ruth'), person(3, 'apio Sarah')];
  expect(list.sort(byName).map(({ id }) => id)).toEqual([3, 2, 1]);
});

test('of two with one name the older account stands first', () => {
  expect([person(9, 'Nakato Brian'), person(4, 'NAKATO BRIAN')].sort(byName).map(({ id }) => id)).toEqual([
    4, 9,
  ]);
});

test('two who share a name are told apart by their student ID, and nobody else has one', () => {
  const names = distinctNames([
    person(4, 'Nakato Brian'),
    person(9, 'NAKATO BRIAN'),
    person(5, 'Apio Sarah'),
  ]);
  expect([...names]).toEqual([
    [4, 'Nakato Brian AFRO000004'],
    [9, 'NAKATO BRIAN AFRO000009'],
    [5, 'Apio Sarah'],
  ]);
});

test('one person who sits in two classes of a list shares the name with nobody', () => {
  expect(distinctNames([person(4, 'Nakato Brian'), person(4, 'Nakato Brian')]).get(4)).toBe('Nakato Brian');
});
