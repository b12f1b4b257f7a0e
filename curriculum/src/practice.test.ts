// Practice belongs to lessons: it names real ones, has no false sum, and describes mistakes in the lessons'
// words.
import { join } from 'node:path';
import { subjectById } from '@afrolearn/learning/catalogue/subjects.ts';
import { lessonId } from '@afrolearn/learning/lessons/ids.ts';
import { practiceLevels } from '@afrolearn/learning/practice/exercise.ts';
import { generatorById, generators, isEnglish } from '@afrolearn/learning/practice/generators.ts';
import { makeExercise } from '@afrolearn/learning/practice/make-exercise.ts';
import { practiceMisconceptions } from '@afrolearn/learning/practice/misconceptions.ts';
import { expect, test } from 'vitest';
import { falseSums } from '#check/arithmetic.ts';
import { checkCurriculum } from '#check/check.ts';
import { checkVisual } from '#check/visuals.ts';
import { readFiles } from '#load/files.ts';

const { content } = checkCurriculum(readFiles(join(import.meta.dirname, '..', 'content')));

test('every generator belongs to a lesson of its class, in mathematics or in English', () => {
  const lessons = new Map(
    content.units.flatMap(({ unit }) => unit.lessons.map(({ n }) => [lessonId(unit.id, n), unit] as const)),
  );
  for (const generator of generators) {
    const { id, lesson, gradeId } = generator;
    const unit = lessons.get(lesson);
    const subject = subjectById(unit?.subjectId ?? 0)?.key;
    const mathematics = gradeId <= 3 ? 'mtc' : 'math';
    expect([id, unit?.gradeId, subject]).toEqual([
      id,
      gradeId,
      isEnglish(generator) ? 'english' : mathematics,
    ]);
  }
});

test('a question of a checkpoint is bound to practice of its own unit', () => {
  const bound = content.units.flatMap(({ unit, quizzes }) =>
    quizzes.flatMap(({ content: { items } }) =>
      items.flatMap(({ id, like }) => (like === undefined ? [] : [{ unit, id, like }])),
    ),
  );
  expect(bound.length).toBeGreaterThanOrEqual(15);
  for (const { unit, id, like } of bound) {
    const lesson = generatorById(like.generator)?.lesson;
    expect([id, unit.lessons.some(({ n }) => lessonId(unit.id, n) === lesson)]).toEqual([id, true]);
  }
});

test('a mistake that lessons and practice know has one name and one help', () => {
  const inLessons = new Map(
    [...content.misconceptions, ...content.units.flatMap(({ misconceptions }) => misconceptions)].map(
      ({ content: one }) => [one.id, one] as const,
    ),
  );
  const both = practiceMisconceptions.filter(({ id }) => inLessons.has(id));
  expect(both.length).toBeGreaterThan(40);
  for (const one of both) expect(inLessons.get(one.id)).toEqual(one);
});

test('the figures of exercises pass the checks that the figures of lessons pass', () => {
  const told: string[] = [];
  let figures = 0;
  for (const { id } of generators) {
    for (const level of practiceLevels) {
      for (let draw = 0; draw < 40; draw++) {
        const show = makeExercise(id, level, draw * 7919)?.item.show;
        if (show === undefined) continue;
        figures++;
        checkVisual(show, (path, message) => told.push(`${id} ${level} ${draw} ${path}: ${message}`));
      }
    }
  }
  expect(told).toEqual([]);
  expect(figures).toBeGreaterThan(2000);
});

/** The sum parser does not know mixed numbers. */
const plainly = (text: string): string => text.replace(/(\d+) (\d+\/\d+)/gu, '($1 + $2)');

test('no prompt, step or explanation of practice shows a false sum', () => {
  // Equations with letters are checked by the tests of practice itself.
  for (const { id } of generators.filter(({ family }) => family !== 'algebra')) {
    for (const level of practiceLevels) {
      for (let draw = 0; draw < 25; draw++) {
        const { item: question, steps } = makeExercise(id, level, draw * 171_798_691) ?? {};
        const words = [
          question?.prompt ?? '',
          question?.explanation ?? '',
          ...(steps ?? []).map(({ line }) => line),
        ];
        expect([id, level, draw, words.map(plainly).flatMap(falseSums)]).toEqual([id, level, draw, []]);
      }
    }
  }
});
