import { describe, expect, test } from 'vitest';
import { type ReadyUnit, unitAhead } from '#today/units.ts';

/** A unit of one lesson. */
const unit = (id: number, done: boolean, subjectId = 6): ReadyUnit => ({
  id,
  title: `Unit ${id}`,
  subjectId,
  gradeId: 7,
  entries: [{ id: `u${id}-l1`, title: 'l1', type: 'video', faith: null, done, again: false }],
});

describe('the unit ahead', () => {
  const all = [unit(1, false, 5), unit(2, true), unit(3, false), unit(4, true), unit(6, false)];
  const current = { id: 4, subjectId: 6, gradeId: 7 };
  const ahead = (units: readonly ReadyUnit[], of: typeof current | null = current) =>
    unitAhead(units, of, new Set())?.id ?? null;

  test('is the first of the class for a newcomer', () => expect(ahead(all, null)).toBe(1));
  test('is the next of the same subject', () => expect(ahead(all)).toBe(6));
  test('else one of that subject that was passed over', () => expect(ahead(all.slice(0, 4))).toBe(3));
  test('else another subject', () => expect(ahead([...all.slice(0, 2), ...all.slice(3, 4)])).toBe(1));
  test('is nobody’s where all is done', () => expect(ahead(all.slice(3, 4))).toBeNull());
  test('after a unit of no class, the class begins', () =>
    expect(unitAhead(all, { id: 80, subjectId: 8, gradeId: null }, new Set())?.id).toBe(1));
});
