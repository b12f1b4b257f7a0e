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
    const shown = withTaps(begunDay(day, tap.at), [tap], null).pupils.map(({ mark }) => mark?.state);
    expect(shown).toEqual(['absent', 'present']);
  },
);

test('a tap after the first minutes is a correction at once; what the server has told is not told twice', () => {
  const taken = { ...begunDay(day, Date.parse('2026-06-17T05:00:00Z')) };
  const at = Date.parse('2026-06-17T06:00:00Z');
  const absent = { id: 't', learnerId: 100, state: 'absent', reason: null, at } as const;
  const why = { ...absent, id: 'u', reason: 'sick', at: at + 1000 } as const;
  const by = { id: 9, name: 'Achieng Ruth' };
  const shown = withTaps(taken, [absent, why], by);
  expect(shown.corrections).toEqual([
    {
      learnerId: 100,
      name: 'Okot Paul',
      from: { state: 'present', reason: null },
      to: { state: 'absent', reason: null },
      at: '2026-06-17T06:00:00.000Z',
      by,
    },
  ]);
  expect(withTaps(shown, [absent, why], by).corrections).toHaveLength(1);
  const justBegun = begunDay(day, at);
  expect(withTaps(justBegun, [absent, why], by).corrections).toEqual([]);
});
