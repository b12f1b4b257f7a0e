import { expect, test } from 'vitest';
import { meanOf, progressOf, reachedEntries } from './figures.ts';

const done = (...ids: string[]) => new Map(ids.map((id, place) => [id, `2026-03-0${place + 1}`]));
const entries = ['l1', 'l2', 'l3', 'l4'];

test('a class has reached what a quarter of its working pupils has done (spec 2 §9)', () => {
  const pupils = [done('l1', 'l2', 'l3', 'l4'), done('l1', 'l2'), done('l1'), done('l1'), done('l1')];
  expect(reachedEntries(entries, pupils)).toEqual(['l1', 'l2']);
});

test('pupils who have not begun do not hold the class back', () => {
  const idle = Array.from({ length: 80 }, () => done());
  expect(reachedEntries(entries, [done('l1', 'l2'), ...idle])).toEqual(['l1', 'l2']);
});

test('where nobody has begun there is no progress, not a progress of zero', () => {
  expect(reachedEntries(entries, [done(), done()])).toEqual([]);
  expect(progressOf([], done('l1'))).toBeNull();
});

test('progress is the share of what the class has reached, and never more than all of it', () => {
  expect(progressOf(['l1', 'l2', 'l3'], done('l1', 'l2'))).toBe(67);
  expect(progressOf(['l1'], done('l1', 'l2', 'l3'))).toBe(100);
  expect(progressOf(['l1'], done())).toBe(0);
});

test('progress until a day counts what was done by its end', () => {
  expect(progressOf(['l1', 'l2'], done('l1', 'l2'), '2026-03-01')).toBe(50);
  expect(progressOf(['l1', 'l2'], done('l1', 'l2'), '2026-03-02')).toBe(100);
});

test('a mean leaves out what nobody knows, and rounds', () => {
  expect(meanOf([70, null, 75])).toBe(73);
  expect(meanOf([null])).toBeNull();
  expect(meanOf([])).toBeNull();
});
