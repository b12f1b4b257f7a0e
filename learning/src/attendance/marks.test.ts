import { describe, expect, test } from 'vitest';
import { applyTaps, firstOpenDay, isCorrection, type StandingMark, type Tap, termOf } from './marks.ts';

const tap = (id: string, at: number, more: Partial<Tap> = {}): Tap => ({
  id,
  at,
  learnerId: 7,
  state: 'absent',
  reason: null,
  ...more,
});
const begun = (): Map<number, StandingMark> =>
  new Map([[7, { state: 'present', reason: null, at: 500, tapId: null }]]);

const orders = <T>(list: readonly T[]): T[][] =>
  list.length < 2
    ? [[...list]]
    : list.flatMap((one, place) => orders(list.toSpliced(place, 1)).map((rest) => [one, ...rest]));

describe('taps', () => {
  test('come to one end in every order, one by one or together', () => {
    const taps = [
      tap('a', 10),
      tap('b', 20, { reason: 'sick' }),
      tap('c', 30, { state: 'late' }),
      tap('d', 30, { reason: 'fees' }),
    ];
    const end = { state: 'absent', reason: 'fees', at: 30, tapId: 'd' };
    for (const order of orders(taps)) {
      let marks: ReadonlyMap<number, StandingMark> = begun();
      for (const one of order) marks = applyTaps(marks, [one]).marks;
      expect(marks.get(7)).toEqual(end);
      expect(applyTaps(begun(), order).marks.get(7)).toEqual(end);
    }
  });

  test('one that comes after a later one is told as not held, and changes nothing', () => {
    const { marks } = applyTaps(begun(), [tap('b', 20, { state: 'late' })]);
    const late = applyTaps(marks, [tap('a', 10)]);
    expect(late.changes).toMatchObject([{ held: false, from: { state: 'late' } }]);
    expect(late.marks.get(7)?.state).toBe('late');
  });

  test('only an absence keeps a reason', () => {
    const { marks } = applyTaps(begun(), [tap('a', 10, { state: 'late', reason: 'rain' })]);
    expect(marks.get(7)).toMatchObject({ state: 'late', reason: null });
  });
});

describe('terms', () => {
  test.each([
    ['2026-03-09', 1, 2026, '2025-09-15'],
    ['2026-11-16', 3, 2026, '2026-05-25'],
    // In the holidays the register of the term that just ended is still open.
    ['2026-05-10', 1, 2026, '2025-09-15'],
    ['2026-01-05', 3, 2025, '2025-05-26'],
  ])('on %s it is term %i of %i, and registers are open from %s', (day, number, year, first) => {
    expect(termOf(day)).toMatchObject({ number, year });
    expect(firstOpenDay(day)).toBe(first);
  });
});

test.each([
  {
    title: 'a state that changes after the first minutes',
    from: 'present',
    was: null,
    to: 'absent',
    reason: null,
    after: 11,
    held: true,
    is: true,
  },
  {
    title: 'one of the first minutes',
    from: 'present',
    was: null,
    to: 'absent',
    reason: null,
    after: 10,
    held: true,
    is: false,
  },
  {
    title: 'a reason that is given later',
    from: 'absent',
    was: null,
    to: 'absent',
    reason: 'sick',
    after: 11,
    held: true,
    is: false,
  },
  {
    title: 'another reason',
    from: 'absent',
    was: 'work',
    to: 'absent',
    reason: 'sick',
    after: 11,
    held: true,
    is: true,
  },
  {
    title: 'what stands already',
    from: 'absent',
    was: 'sick',
    to: 'absent',
    reason: 'sick',
    after: 11,
    held: true,
    is: false,
  },
  {
    title: 'what a later tap has overtaken',
    from: 'present',
    was: null,
    to: 'absent',
    reason: null,
    after: 11,
    held: false,
    is: false,
  },
] as const)('a correction: $title is $is', ({ from, was, to, reason, after, held, is }) => {
  const change = {
    tap: tap('a', after * 60_000, { state: to, reason }),
    from: { state: from, reason: was },
    held,
  };
  expect(isCorrection(change, 0)).toBe(is);
});
