import { describe, expect, test } from 'vitest';
import { workOf } from './refs.ts';
import { type AssignedStatus, nothingDone, statusOf, type WorkDone } from './status.ts';
import { ownWorkProblem, taskProblem, wordsToChildrenProblem } from './texts.ts';

test.each([
  ['unit:400', { kind: 'unit', unitId: 400 }],
  ['u400-l1', { kind: 'lesson', entryId: 'u400-l1' }],
  ['u400-r2', { kind: 'reading', entryId: 'u400-r2' }],
  ['u400-q1', { kind: 'quiz', entryId: 'u400-q1' }],
  ['practice:round-to-ten', { kind: 'practice', generator: 'round-to-ten' }],
  ['paper', { kind: 'paper' }],
  ['practice:nothing-like-it', null],
  ['unit:0', null],
  ['u400-x1', null],
  ['paper:7', null],
  ['', null],
])('%s is %j', (ref, expected) => {
  expect(workOf(ref)).toEqual(expected);
});

const paper = (outcome: 'accepted' | 'returned' | null) => ({ handedIn: true, outcome });

describe('the status follows from what was done', () => {
  type Row = [
    Parameters<typeof statusOf>[0],
    Partial<WorkDone>,
    ReturnType<typeof paper> | null,
    AssignedStatus,
  ];
  test.each<Row>([
    ['lesson', {}, null, 'Not started'],
    ['lesson', { opened: true }, null, 'In progress'],
    ['lesson', { opened: true, done: true }, null, 'Completed'],
    ['reading', { opened: true, done: true }, null, 'Completed'],
    // It failed before it was assigned, so that attempt does not count now.
    ['quiz', { opened: true, tried: true, bestScore: 0.4 }, null, 'Not started'],
    ['quiz', { opened: true, tried: true, bestScore: 0.4, answered: 3 }, null, 'In progress'],
    // A checkpoint that was finished but failed reads 'Try again', as on the unit page.
    ['quiz', { opened: true, tried: true, bestScore: 0.4, attempts: 1 }, null, 'Tried'],
    ['quiz', { opened: true, done: true, bestScore: 0.7 }, null, 'Completed'],
    ['quiz', { opened: true }, null, 'In progress'],
    ['quiz', { opened: true, done: true }, null, 'Completed'],
    ['unit', { opened: true }, null, 'In progress'],
    ['unit', { opened: true, unitPercent: 100 }, null, 'Completed'],
    ['practice', { answered: 9 }, null, 'In progress'],
    ['practice', { answered: 10 }, null, 'Completed'],
    ['paper', {}, null, 'Not started'],
    ['paper', {}, { handedIn: false, outcome: null }, 'Not started'],
    ['paper', {}, paper(null), 'In progress'],
    ['paper', {}, paper('returned'), 'In progress'],
    ['paper', {}, paper('accepted'), 'Completed'],
    // Handing something in does not complete a lesson.
    ['lesson', {}, paper('accepted'), 'Not started'],
  ])('%s with %j and %j is %s', (kind, work, handed, expected) => {
    const found = statusOf(kind, { ...nothingDone, ...work }, { wanted: 10, paper: handed });
    expect(found.status).toBe(expected);
    expect(found.percent === 100).toBe(expected === 'Completed');
  });
});

test('a child’s own work is taken with line breaks and any words; too long and hidden signs are not', () => {
  expect(ownWorkProblem('First line.\nSecond line.\tEnd', 100)).toBeNull();
  expect(ownWorkProblem('a'.repeat(101), 100)).toEqual({
    key: 'text/too-many-letters',
    values: { most: 100 },
  });
  expect(ownWorkProblem('a\u202Eb', 100)).toEqual({ key: 'text/hidden' });
});

test('words to children hold no way out of the school', () => {
  expect(wordsToChildrenProblem('Look at the picture first.', 100)).toBeNull();
  expect(wordsToChildrenProblem('Call me on 0772 123456', 100)).toEqual({ key: 'text/contact-data' });
});

test('a task may hold the words of a lesson, and leads nowhere out of the school either', () => {
  for (const text of ['Akumu is alone at break. What do we do then?', 'An equation is 49 − x = 40.'])
    expect(taskProblem(text, 100)).toBeNull();
  for (const text of [
    'Call me on 0772 123456',
    'Write to teacher@school.ug',
    'See https://play.example',
    'I am @okot',
    'My WhatsApp: okot7',
  ])
    expect([text, taskProblem(text, 100)]).toEqual([text, { key: 'text/contact-data' }]);
});
