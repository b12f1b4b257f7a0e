import type { RegisterDay } from '@afrolearn/contract/attendance.ts';
import { expect, test } from 'vitest';
import { begunDay, withTaps } from './day-view.ts';

const day: RegisterDay = {
  class: { id: 3, name: 'P5 Red', grade: 'Primary 5' },
  date: '2026-06-17',
  today: '2026-06-17',
  zone: 'Africa/Kampala',
  openFrom: '2020-01-01',
  taken: null,
  pupils: [
    { id: 100, name: 'Okot Paul', mark: null, left: false },
    { id: 101, name: 'Akello Grace', mark: null, left: false },
  ],
  corrections: [],
};

test.each(['2026-06-16T21:00:00Z', '2026-06-16T23:59:00Z', '2026-06-17T06:00:00Z', '2026-06-17T20:59:00Z'])(
  'a tap of %s counts: it is that day in Kampala',
  (at) => {
    const tap = { id: 't', learnerId: 100, state: 'absent', reason: 'sick', at: Date.parse(at) } as const;
    const shown = withTaps(begunDay(day), [tap]).pupils.map(({ mark }) => mark?.state);
    expect(shown).toEqual(['absent', 'present']);
  },
);
