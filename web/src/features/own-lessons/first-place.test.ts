import { subjectByName } from '@afrolearn/learning/catalogue/subjects.ts';
import { expect, test } from 'vitest';
import { firstPlace } from './first-place.ts';

const room = (grade: string, subjectId: number, archived = false) =>
  ({ grade, subjectId, archived }) as const;
const written = (grade: string | null, subject: string, updatedAt: string, mine = true) => ({
  grade,
  subject,
  updatedAt,
  mine,
});
const p1 = { gradeId: 1, subjectId: 1 };

test.each([
  {
    title: 'the first class that is not archived',
    rooms: [room('Primary 5', 2, true), room('Primary 1', 1)],
    lessons: [],
    place: p1,
  },
  {
    title: 'the subject written for last, where the teacher still has a class of that grade',
    rooms: [room('Primary 1', 1)],
    lessons: [
      written('Primary 1', 'English', '2026-02-01'),
      written('Primary 1', 'Mathematics', '2026-01-01'),
    ],
    place: { gradeId: 1, subjectId: 'English' },
  },
  {
    title: 'the class, where the last lesson was for a grade of another year',
    rooms: [room('Primary 1', 1)],
    lessons: [written('Primary 6', 'English', '2026-02-01')],
    place: p1,
  },
  {
    title: 'the class, where only others have written',
    rooms: [room('Primary 1', 1)],
    lessons: [written('Primary 1', 'English', '2026-02-01', false)],
    place: p1,
  },
  { title: 'nothing, for who has neither', rooms: [], lessons: [], place: null },
])('a new lesson begins with $title', ({ rooms, lessons, place }) => {
  const english = subjectByName('English')?.id;
  const expected = place?.subjectId === 'English' ? { ...place, subjectId: english } : place;
  expect(firstPlace(rooms, lessons)).toEqual(expected);
});
