import { expect, test } from 'vitest';
import { unitReply } from '#testing/lessons.ts';
import { lessonState, unitFromState } from './lesson-state.ts';

test('what a navigation carries is the list again', () => {
  const carried = structuredClone(lessonState(unitReply));
  expect(unitFromState(carried, 7)).toMatchObject({
    title: 'Water',
    subject: 'Science',
    subjectId: 7,
  });
  expect(unitFromState(carried, 7)?.items.map(({ id }) => id)).toEqual(unitReply.items.map(({ id }) => id));
});

test.each([
  ['nothing', null],
  ['titles alone, as an older version wrote', { courseTitle: 'Science', unitTitle: 'Water' }],
  ['something else', { courseTitle: 1, unitTitle: [], lessons: 'all' }],
  [
    'entries that are none',
    { courseTitle: 'Science', unitTitle: 'Water', lessons: [null, 4, { id: 'u7-l1' }] },
  ],
])('%s is no list', (_, state) => {
  expect(unitFromState(state, 7)).toBeNull();
});

test('the lessons of another unit are not taken for those of this one', () => {
  expect(unitFromState(lessonState(unitReply), 8)).toBeNull();
});
