import { describe, expect, test } from 'vitest';
import { gradeQuestion } from '#quizzes/grade-question.ts';
import { readTime } from '#quizzes/kinds/time/times.ts';
import type { TimeQuestion } from '#quizzes/questions.ts';

const common = { id: 'u1-q1-1', prompt: '?', explanation: '.', difficulty: 1, lesson: 1 } as const;
const morning: TimeQuestion = {
  ...common,
  kind: 'time',
  answer: '10:00 a.m.',
  mistakes: [{ text: '4:00', misconception: 'local-hours' }],
};
const evening: TimeQuestion = { ...morning, answer: '9:30 p.m.' };

test.each([
  ['10:00', { hour: 10, minute: 0 }],
  ['10.00', { hour: 10, minute: 0 }],
  ['10:00 a.m.', { hour: 10, minute: 0, half: 'am' }],
  ['10.00 A.M', { hour: 10, minute: 0, half: 'am' }],
  ['10 am', { hour: 10, minute: 0, half: 'am' }],
  ['9:05pm', { hour: 9, minute: 5, half: 'pm' }],
  ['2200 hours', { hour: 22, minute: 0 }],
  ['0730', { hour: 7, minute: 30 }],
  ['24:00', { hour: 0, minute: 0 }],
  ['10 o’clock', { hour: 10, minute: 0 }],
  ['12 noon', { hour: 12, minute: 0, half: 'pm' }],
  ['midnight', { hour: 12, minute: 0, half: 'am' }],
])('%j is read as a time', (typed, time) => expect(readTime(typed)).toEqual(time));

test.each(['', '10', '10:0', '10:60', '25:00', '24:30', '13:00 p.m.', '0:30 am', 'ten', '10:00:00', '1o:00'])(
  '%j is no time',
  (typed) => expect(readTime(typed)).toBeUndefined(),
);

describe('every usual way of writing a time is right', () => {
  test.each(['10:00', '10:00 a.m.', '10.00', '10 am', '1000', '10:00 AM'])('%j is 10:00 a.m.', (typed) =>
    expect(gradeQuestion(morning, typed)).toEqual({ correct: true, score: 1 }),
  );
  test.each(['9:30', '9:30 pm', '21:30', '2130 hours', '9.30 p.m.'])('%j is 9:30 p.m.', (typed) =>
    expect(gradeQuestion(evening, typed).correct).toBe(true),
  );
  test.each(['10:01', '22:00', '10 pm', '11:00', null, ''])('%j is not 10:00 a.m.', (typed) =>
    expect(gradeQuestion(morning, typed).correct).toBe(false),
  );
  test('where no half of the day is known, both are right', () => {
    const dial = { ...morning, answer: '4:15', mistakes: [] };
    for (const typed of ['4:15', '16:15', '4.15 am', '4:15 pm'])
      expect(gradeQuestion(dial, typed).correct).toBe(true);
  });
  test('noon is p.m. and midnight is a.m.', () => {
    expect(gradeQuestion({ ...morning, answer: '12:00 p.m.' }, 'noon').correct).toBe(true);
    expect(gradeQuestion({ ...morning, answer: '12:00 p.m.' }, 'midnight').correct).toBe(false);
    expect(gradeQuestion({ ...morning, answer: '00:00' }, '12 a.m.').correct).toBe(true);
  });
});

test('a named mistake and the other half of the day are told', () => {
  expect(gradeQuestion(morning, '4.00 am').misconception).toBe('local-hours');
  expect(gradeQuestion(morning, '10 pm')).toEqual({
    correct: false,
    score: 0,
    misconception: 'half-of-day-swapped',
  });
});

test.each([
  [12, '9:30', { correct: false, score: 0.5, misconception: 'half-of-day-missing' }],
  [12, '9:30 pm', { correct: true, score: 1 }],
  [24, '21:30', { correct: true, score: 1 }],
  [24, '9:30 p.m.', { correct: false, score: 0.5, misconception: 'not-on-24-hour-clock' }],
  [24, '9:30', { correct: false, score: 0.5, misconception: 'not-on-24-hour-clock' }],
] as const)('on the %s-hour clock %j', (clock, typed, result) =>
  expect(gradeQuestion({ ...evening, clock }, typed)).toEqual(result),
);

test('a time before one in the afternoon is the same on the 24-hour clock', () => {
  const early: TimeQuestion = { ...morning, answer: '07:05', clock: 24, mistakes: [] };
  expect(gradeQuestion(early, '07:05').correct).toBe(true);
  expect(gradeQuestion(early, '0705 hours').correct).toBe(true);
  expect(gradeQuestion(early, '19:05').correct).toBe(false);
});
