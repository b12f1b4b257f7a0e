// After a wrong answer 'See that scene again' opens the scene that teaches it: judged by hand on written
// quizzes.
import { teachingScenes } from '@afrolearn/learning/lessons/teaching-scene.ts';
import { expect, test } from 'vitest';
import { realUnits } from './assistant/real-units.ts';

const asked = realUnits.flatMap((unit) =>
  unit.quizzes.flatMap(({ items }) =>
    items.flatMap((question) => {
      const lesson = unit.lessons.find(({ n }) => n === question.lesson);
      return lesson === undefined ? [] : [{ question, lesson, shown: teachingScenes(lesson, question) }];
    }),
  ),
);

test.each([
  ['u181-q1-3', 'List and count'],
  ['u181-q1-8', 'A letter comes twice'],
  ['u181-q2-6', 'Each member once'],
  ['u145-q1-6', 'What a symbol is'],
  ['u166-q2-8', 'Check like a teacher'],
  ['u233-q2-8', 'Special words'],
  ['u263-q2-8', 'A shell that breathes'],
  ['u300-q2-2', 'Should and ought to'],
  ['u330-q1-6', 'A new coat'],
  ['u346-q1-3', 'Two oceans, two seas'],
  ['u361-q2-18', 'The reason in the heart'],
  ['u400-q1-8', 'Two families'],
  ['u400-q2-6', 'Adding volts'],
])('%s is taught by the scene ‘%s’', (id, name) => {
  const found = asked.find(({ question }) => question.id === id);
  expect(found?.shown.map((scene) => scene.name)).toEqual([name]);
});

test('every question of a quiz is shown something that teaches, and most of them one scene', () => {
  expect(asked.length).toBeGreaterThan(600);
  const kinds = new Set(asked.flatMap(({ shown }) => shown.map(({ visual }) => visual.kind)));
  expect([...kinds].filter((kind) => kind === 'title' || kind === 'question' || kind === 'touch')).toEqual(
    [],
  );
  expect(asked.filter(({ shown }) => shown.length === 0).map(({ question }) => question.id)).toEqual([]);
  expect(asked.filter(({ shown }) => shown.length === 1).length).toBeGreaterThan(asked.length * 0.7);
});
