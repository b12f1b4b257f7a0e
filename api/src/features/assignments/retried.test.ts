import type { EntryContent } from '@afrolearn/learning/lessons/lesson.ts';
import { makeExercise } from '@afrolearn/learning/practice/make-exercise.ts';
import type { Question } from '@afrolearn/learning/quizzes/questions.ts';
import { expect, test } from 'vitest';
import type { FirstAnswer } from '#features/progress/index.ts';
import type { Placed } from './mistakes.ts';
import { lessonsAsked, retried } from './retried.ts';

const single = (id: string): Question => ({
  id,
  kind: 'single',
  prompt: `What is ${id}?`,
  explanation: '',
  difficulty: 1,
  lesson: 4,
  objective: 1,
  options: [
    { text: 'this', right: true },
    { text: 'that', right: false },
  ],
});
const quiz = { id: 'u9-q1', type: 'quiz', unitId: 9, items: [single('u9-q1-1'), single('u9-q1-2')] };
const placed = quiz.items.map(
  (question, at): Placed => ({
    question,
    home: quiz as unknown as EntryContent,
    n: at + 1,
  }),
);
const lesson = { id: 'u9-l4', type: 'video', scenes: [], quickCheck: [single('u9-l4-c1')] };
const lessons = new Map([['u9-l4', lesson as unknown as EntryContent]]);
const given = (questionId: string, asked: string | null): FirstAnswer => ({
  userId: 1,
  itemId: 'u9-q1',
  questionId,
  seed: null,
  answer: 0,
  asked,
  correct: false,
  mistake: null,
});

test('only lessons whose questions were asked are read, each once', () => {
  const all = [
    given('u9-q1-1', 'u9-l4-c1'),
    given('u9-q1-2', 'u9-l4-c1'),
    given('u9-q1-1', null),
    given('u9-q1-2', 'made:number-of-subsets:1:5'),
  ];
  expect(lessonsAsked(all)).toEqual(['u9-l4']);
});

test('a question of a lesson stands beside the authored one, with its number and its own words', () => {
  const [found, ...rest] = retried([given('u9-q1-2', 'u9-l4-c1')], placed, lessons);
  expect(rest).toEqual([]);
  expect(found).toMatchObject({ n: 2, question: { id: 'u9-l4-c1', prompt: 'What is u9-l4-c1?' } });
});

test('an exercise is made again, and counts for the lesson of the authored question', () => {
  const asked = 'made:number-of-subsets:1:5';
  const [found] = retried([given('u9-q1-1', asked)], placed, lessons);
  const { prompt, lesson: home } = makeExercise('number-of-subsets', 1, 5)?.item ?? {};
  expect(found).toMatchObject({ n: 1, question: { id: asked, prompt, lesson: 4 } });
  expect(home, 'its maker belongs to another lesson').not.toBe(4);
});

test('the same question of many pupils is found once; what is gone is left out', () => {
  const all = [
    given('u9-q1-1', 'u9-l4-c1'),
    given('u9-q1-1', 'u9-l4-c1'),
    given('u9-q1-1', 'u9-l4-c7'),
    given('u9-q1-9', 'u9-l4-c1'),
    given('u9-q1-1', null),
  ];
  expect(retried(all, placed, lessons)).toHaveLength(1);
});
