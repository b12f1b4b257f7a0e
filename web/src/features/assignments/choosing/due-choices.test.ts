import { expect, test } from 'vitest';
import { usualDays } from './due-choices.tsx';

test.each([
  // A Tuesday: tomorrow, Friday, Monday.
  ['2026-11-17', ['2026-11-18', '2026-11-20', '2026-11-23']],
  // A Thursday: tomorrow is Friday.
  ['2026-11-19', ['2026-11-20', '2026-11-23']],
  // A Saturday: this Friday is over.
  ['2026-11-21', ['2026-11-22', '2026-11-23']],
  // A Sunday: tomorrow is Monday.
  ['2026-11-22', ['2026-11-23']],
])('from %s on the usual days are %j', (now, days) => {
  expect(usualDays(now)).toEqual(days);
});
