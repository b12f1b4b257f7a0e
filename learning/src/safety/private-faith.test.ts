import { expect, test } from 'vitest';
import { isOfOneFaith, namesUnitOf, tellsFaith } from './private-faith.ts';

test.each([
  [{ strand: 'religious-education' }, true],
  [{ strand: 'religious-education', faith: 'shared' }, true],
  [{ strand: null, faith: 'islamic' }, true],
  [{ faith: 'christian' }, true],
  [{ strand: 'civics', faith: 'shared' }, false],
  [{ strand: null, faith: null }, false],
  [{}, false],
] as const)('what a child did in %j tells their faith: %s', (place, told) => {
  expect(tellsFaith(place)).toBe(told);
});

test('a shared lesson is of no faith, a sided one is', () => {
  expect((['shared', 'christian', 'islamic', null, undefined] as const).map(isOfOneFaith)).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
});

test.each([
  [{ unit_id: 361, percent: 40 }, true],
  [{ item_id: 'u361-l3' }, true],
  [{ item_id: 'practice', question_id: 'u361-q1-2' }, true],
  [{ payload: { item: 'u361-r1', answers: [] } }, true],
  [{ ref: 'unit:361' }, true],
  [{ badge_id: 'unit-361' }, true],
  [{ once: 'unit 361', about: { title: 'Spirit' } }, true],
  [{ about: { unitId: 361 } }, true],
  [{ unit_id: 36, item_id: 'u36-l1', text: 'page 361' }, false],
  [{ item_id: 'u3610-l1', ref: 'unit:3611', badge_id: 'unit-36' }, false],
  [{ id: 361, user_id: 361 }, false],
] as const)('a row %j speaks of unit 361: %s', (row, found) => {
  expect(namesUnitOf(row, new Set([361]))).toBe(found);
});
