import { expect, test } from 'vitest';
import { gradeByName, gradeIdOf, gradeName, gradeNameOrNull, grades } from '#catalogue/grades.ts';
import { areasBeyondTheClassroom, subjectByName, subjects, subjectsOfGrade } from '#catalogue/subjects.ts';

test('there are seven grades, named as the documents name them', () => {
  expect(grades.map(({ id, name }) => `${id} ${name}`)).toEqual(
    [1, 2, 3, 4, 5, 6, 7].map((n) => `${n} Primary ${n}`),
  );
  expect(gradeByName('primary 4')?.id).toBe(4);
});

test('the name and the number of a grade lead to each other', () => {
  for (const { id, name } of grades) {
    expect(gradeName(id)).toBe(name);
    expect(gradeIdOf(name)).toBe(id);
  }
  expect(gradeNameOrNull(null)).toBeNull();
  for (const name of ['', 'Primary 0', 'Primary 8', 'Primary 44', 'P4', '4'])
    expect(() => gradeIdOf(name), name).toThrow(RangeError);
});

test('subject ids are fixed and stand in the order of the specification', () => {
  expect(subjects.map(({ id }) => id)).toEqual(subjects.map((_, index) => index + 1));
  expect(subjects.slice(0, 7).map(({ name }) => name)).toEqual([
    'Lit I',
    'Lit II',
    'English',
    'MTC',
    'SST',
    'Math',
    'Science',
  ]);
  expect(areasBeyondTheClassroom).toHaveLength(7);
  expect(subjectByName('sst')?.id).toBe(5);
});

test.each([1, 2, 3])('Primary %i has the lower subjects (spec 1 §9)', (grade) => {
  expect(subjectsOfGrade(grade).map(({ name }) => name)).toEqual(['Lit I', 'Lit II', 'English', 'MTC']);
});

test.each([4, 5, 6, 7])('Primary %i has the upper subjects (spec 1 §9)', (grade) => {
  expect(subjectsOfGrade(grade).map(({ name }) => name)).toEqual(['SST', 'English', 'Math', 'Science']);
});

test('a grade that does not exist has no subjects', () => {
  expect(subjectsOfGrade(0)).toEqual([]);
  expect(subjectsOfGrade(8)).toEqual([]);
});
