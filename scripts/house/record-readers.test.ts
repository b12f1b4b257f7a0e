import { expect, test } from 'vitest';
import { recordProblems } from './record-readers.ts';
import { allCode } from './tree.ts';

const path = 'api/src/features/plan/plan.db.ts';

test('only record and events read the answers and the progress of entries themselves', () => {
  expect(recordProblems(allCode())).toEqual([]);
});

test.each([
  [
    'imports the answers',
    `import { answers } from '#db/tables.ts';`,
    'the table answers: read countedAnswers',
  ],
  [
    'imports the progress under another name',
    `import { items, itemProgress as done } from '#db/tables.ts';`,
    'the table itemProgress: read entryStates',
  ],
  ['reads answers in SQL', 'sql`select 1 from answers a`', 'the table answers: read counted_answers'],
  [
    'joins the progress over lines',
    'sql`select 1 from users u\n left join item_progress p on true`',
    'the table item_progress: read entry_states',
  ],
  [
    'asks when something was completed',
    'sql`select p.completed_at from entry_states p`',
    'completed_at: read state and ended_at of entry_states',
  ],
  [
    'knows the pass mark',
    `import { passMark } from '@afrolearn/learning/quizzes/pass-mark.ts';`,
    'the pass mark: read state of entry_states',
  ],
])('control: a slice that %s is reported', (_what, source, told) => {
  expect(recordProblems([{ path, source }])).toEqual([
    expect.stringMatching(new RegExp(`:[12] names ${told}$`)),
  ]);
});

test.each([
  ['the owner', 'api/src/features/record/record.db.ts'],
  ['who settles what arrives', 'api/src/features/events/known.db.ts'],
  ['a test', 'api/src/features/plan/plan.test.ts'],
  ['what tests use', 'api/src/features/plan/testing/samples.ts'],
])('%s may', (_who, from) => {
  expect(recordProblems([{ path: from, source: 'sql`select completed_at from item_progress`' }])).toEqual([]);
});

test('the views and other words are free', () => {
  const source = 'sql`select answers from counted_answers join entry_states p on true where t.answers > 0`';
  expect(recordProblems([{ path, source }])).toEqual([]);
});
