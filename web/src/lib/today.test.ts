import { afterEach, expect, test, vi } from 'vitest';
import { today } from './today.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each([
  ['Africa/Kampala', '2026-03-10'],
  ['Africa/Accra', '2026-03-09'],
  // A browser without a time zone.
  [undefined, '2026-03-10'],
])('late in the evening it is the day of %s: %s', (timeZone, day) => {
  vi.useFakeTimers({ now: Date.parse('2026-03-09T22:30:00Z'), toFake: ['Date'] });
  const told = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...told,
    timeZone: timeZone as string,
  });
  expect(today()).toBe(day);
});
