import { expect, test } from 'vitest';
import { parseEntryId } from '#lessons/ids.ts';
import { mostDraw } from '#practice/exercise.ts';
import { generatorById, generators, generatorsOf, practiceTopics } from '#practice/generators.ts';
import { makeExercise } from '#practice/make-exercise.ts';

test('ids are slugs, each once, short enough to travel in an event', () => {
  const ids = generators.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u);
  expect(Math.max(...ids.map(({ length }) => length))).toBeLessThanOrEqual(60);
});

test('every lesson of sets (P5 to P7) has its practice', () => {
  for (const unit of [248, 315, 382])
    for (const n of [1, 2, 3, 4, 5, 6]) expect(generatorsOf(`u${unit}-l${n}`)).toHaveLength(1);
});

test.each([
  ['Sort, match and count to 5 (P1)', 37],
  ['Numbers 0 to 999 and direction (P3)', 133],
  ['Sets all around us (P4)', 181],
])('every lesson of %s has its practice', (_, unit) => {
  for (const n of [1, 2, 3, 4, 5, 6]) expect(generatorsOf(`u${unit}-l${n}`)).toHaveLength(1);
});

test('every lesson of numbers to 200 (P2) has its practice', () => {
  expect([1, 2, 3, 4, 5, 6].map((n) => generatorsOf(`u85-l${n}`).length)).toEqual([1, 1, 2, 1, 1, 1]);
});

test('practice reaches all of P4 to P7 and every topic', () => {
  for (const grade of [4, 5, 6, 7])
    expect(
      new Set(generators.filter(({ gradeId }) => gradeId === grade).map(({ lesson }) => lesson)).size,
    ).toBeGreaterThanOrEqual(14);
  expect(new Set(generators.map(({ topic }) => topic))).toEqual(new Set(practiceTopics));
});

test('practice belongs to explainer lessons', () => {
  for (const { lesson } of generators) expect(parseEntryId(lesson)?.type).toBe('video');
  expect(generatorsOf('u382-q1')).toEqual([]);
  expect(generatorById('nothing')).toBeNull();
});

test('what is no generator, level or draw makes no exercise', () => {
  expect(makeExercise('speed', 1, 7)).toMatchObject({ generator: 'speed', level: 1, draw: 7 });
  expect(makeExercise('toString', 1, 7)).toBeNull();
  for (const level of [0, 4, 1.5, Number.NaN]) expect(makeExercise('speed', level, 7)).toBeNull();
  for (const draw of [-1, 0.5, mostDraw + 1, Number.NaN]) expect(makeExercise('speed', 1, draw)).toBeNull();
});

test('an exercise knows its lesson and has an id of its own', () => {
  const { item: question } = makeExercise('number-of-subsets', 2, 99) ?? {};
  expect(question).toMatchObject({ id: 'number-of-subsets-2-99', lesson: 2, difficulty: 2 });
});
