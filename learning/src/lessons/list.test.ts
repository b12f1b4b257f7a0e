import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildList, extrasOf } from '#lessons/list.ts';
import { unitMastery } from '#mastery/unit.ts';

const unitOf = (count: number) => ({
  id: 9,
  lessons: Array.from({ length: count }, (_, index) => ({ n: index + 1, title: `Lesson ${index + 1}` })),
});

test('a reading follows lessons 3 and 6, a checkpoint every fifth (spec 1 §9)', () => {
  expect(buildList(unitOf(7)).map(({ id }) => id)).toEqual(
    'u9-l1 u9-l2 u9-l3 u9-r1 u9-l4 u9-l5 u9-q1 u9-l6 u9-r2 u9-l7'.split(' '),
  );
  const twelve = buildList(unitOf(12)).filter(({ type }) => type === 'quiz');
  expect(twelve.map(({ id, title }) => `${id} ${title}`)).toEqual([
    'u9-q1 Checkpoint 1',
    'u9-q2 Checkpoint 2',
  ]);
});

test('a unit that has one ends with a checkpoint over its last lessons', () => {
  const ids = (count: number) =>
    buildList(unitOf(count), { lastCheckpoint: true }).flatMap(({ id, type, title }) =>
      type === 'quiz' ? [`${id} ${title}`] : [],
    );
  expect(ids(7)).toEqual(['u9-q1 Checkpoint', 'u9-q2 Final checkpoint']);
  expect(ids(3)).toEqual(['u9-q1 Final checkpoint']);
  expect(ids(5)).toEqual(['u9-q1 Checkpoint']);
  expect(ids(11).at(-1)).toBe('u9-q3 Final checkpoint');
  expect(buildList(unitOf(6), { lastCheckpoint: true }).at(-1)?.id).toBe('u9-q2');
});

test('entries carry the documented durations, question counts and points (spec 1 §9)', () => {
  const [video, , , reading, , , quiz] = buildList(unitOf(5));
  expect(video).toMatchObject({ type: 'video', duration: '3 min', questions: null, points: 100 });
  expect(reading).toMatchObject({ type: 'reading', points: 50, title: 'Reading 1' });
  expect(quiz).toMatchObject({ type: 'quiz', duration: null, questions: 10, points: 200 });
  expect(unitMastery(buildList(unitOf(6)), () => 0).total).toBe(6 * 100 + 2 * 50 + 200);
});

test('a written reading shows its own title and a lesson keeps its strand', () => {
  const lessons = [1, 2, 3].map((n) => ({ n, title: `L${n}`, faith: 'shared' as const }));
  const list = buildList({ id: 1, lessons }, { readings: { 1: 'Lightning at Kitgum' } });
  expect(list[3]?.title).toBe('Lightning at Kitgum');
  expect(list[0]?.faith).toBe('shared');
});

test('the numbers of lessons are kept when one is taken out of the middle', () => {
  const lessons = [1, 2, 4, 5].map((n) => ({ n, title: `L${n}` }));
  expect(buildList({ id: 1, lessons }).map(({ id }) => id)).toEqual([
    'u1-l1',
    'u1-l2',
    'u1-l4',
    'u1-r1',
    'u1-l5',
  ]);
});

test('ids never repeat and the extras are as many as promised', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40 }), (count) => {
      const list = buildList(unitOf(count));
      const { readings, quizzes } = extrasOf(count);
      expect(new Set(list.map(({ id }) => id)).size).toBe(count + readings + quizzes);
      expect(list).toHaveLength(count + readings + quizzes);
    }),
  );
});
