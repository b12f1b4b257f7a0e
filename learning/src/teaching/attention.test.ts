import { expect, test } from 'vitest';
import {
  byUrgency,
  isNewcomer,
  needsAttention,
  type PupilFacts,
  type Reason,
  reasonOf,
} from './attention.ts';

const entry = { id: 'u1-l2', title: 'Lesson 2', unit: 'Electricity' };
const facts: PupilFacts = {
  progress: 40,
  attendance: null,
  registered: 0,
  missed: 0,
  quietFor: 0,
  done: 4,
  doneOfReached: 4,
  reached: 10,
  failed: null,
  mistake: null,
  left: null,
  next: entry,
};

test.each([
  [59, 100, true],
  [60, 80, false],
  [100, 79, true],
  [60, null, false],
  [null, null, false],
  [null, 79, true],
  [0, null, true],
])('progress %s and attendance %s: attention %s (spec 2 §9)', (progress, attendance, expected) => {
  expect(needsAttention({ progress, attendance, registered: 20, missed: 4 })).toBe(expected);
});

test.each([
  [0, 1, 1, false],
  [0, 2, 2, false],
  [33, 3, 2, true],
  [67, 3, 1, false],
  [75, 4, 1, false],
  [78, 9, 2, true],
])(
  'attendance of %s %% after %s registers with %s missed: attention %s',
  (attendance, registered, missed, expected) => {
    expect(needsAttention({ progress: 100, attendance, registered, missed })).toBe(expected);
  },
);

const rows: readonly [string, Partial<PupilFacts>, Reason][] = [
  [
    'away before all else',
    { attendance: 70, registered: 10, missed: 3, failed: { ...entry, tries: 3 } },
    { kind: 'away', missed: 3, registered: 10, entry },
  ],
  ['one who has not begun', { done: 0, doneOfReached: 0 }, { kind: 'new', entry }],
  [
    'one who tried a checkpoint once and has nothing done: begun, and behind',
    { done: 0, doneOfReached: 0, failed: { ...entry, tries: 1 } },
    { kind: 'behind', done: 0, of: 10, entry },
  ],
  [
    'a checkpoint tried twice',
    { failed: { ...entry, tries: 2 }, mistake: { id: 'm', itemId: 'u1-q1', times: 9 } },
    { kind: 'stuck', entry, tries: 2 },
  ],
  [
    'a mistake made three times',
    { mistake: { id: 'm', itemId: 'u1-q1', times: 3 }, quietFor: 9 },
    { kind: 'mistake', mistake: 'm', itemId: 'u1-q1', times: 3 },
  ],
  [
    'a mistake made twice says less than the quiet after it',
    { mistake: { id: 'm', itemId: 'u1-q1', times: 2 }, quietFor: 9, left: entry },
    { kind: 'stopped', entry, days: 9 },
  ],
  ['quiet with nothing left open', { quietFor: 5 }, { kind: 'quiet', days: 5, entry }],
  ['still at work, and behind', { quietFor: 4 }, { kind: 'behind', done: 4, of: 10, entry }],
];
test.each(rows)('the reason said for %s', (_, more, reason) => {
  expect(reasonOf({ ...facts, ...more })).toEqual(reason);
});

test.each<[string, number, Partial<PupilFacts>, boolean]>([
  ['came today and has done nothing', 0, { done: 0 }, true],
  ['came six days ago and has done nothing', 6, { done: 0 }, true],
  ['had a week and has done nothing', 7, { done: 0 }, false],
  ['came today and has finished something', 0, { done: 1 }, false],
  ['came today and has begun something', 0, { done: 0, left: entry }, false],
  ['came today and failed a checkpoint', 0, { done: 0, failed: { ...entry, tries: 1 } }, false],
])('a newcomer, or not: %s', (_, seatedFor, more, expected) => {
  expect(isNewcomer({ ...facts, ...more }, seatedFor)).toBe(expected);
});

test('who is away comes first, then who has come least far', () => {
  const one = (kind: Reason['kind'], progress: number | null, name: string) => ({
    reason: { kind },
    progress,
    name,
  });
  const all = [one('behind', 10, 'A'), one('stuck', 50, 'B'), one('stuck', 20, 'C'), one('away', 90, 'D')];
  expect([...all].sort(byUrgency).map(({ name }) => name)).toEqual(['D', 'C', 'B', 'A']);
});
