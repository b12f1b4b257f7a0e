// A retry asks other questions in place of the authored ones. Only what was really asked is graded.
import { expect, test } from 'vitest';
import type { Catalogue, KnownEntry } from '#events/catalogue.ts';
import { judge } from '#events/judge.ts';
import { makeExercise } from '#practice/make-exercise.ts';
import { gradeQuestion, rightAnswer } from '#quizzes/grade-question.ts';
import { retryPaper } from '#quizzes/paper.ts';
import type { Question } from '#quizzes/questions.ts';

const attempt = '00000000-0000-4000-8000-000000000001';
const ask = (id: string, objective: number, right: 0 | 1, more: Partial<Question> = {}): Question =>
  ({
    id,
    kind: 'single',
    prompt: `What is ${id}?`,
    explanation: '',
    difficulty: 1,
    lesson: 1,
    objective,
    options: [0, 1].map((place) => ({ text: `${place}`, right: place === right })),
    ...more,
  }) as Question;

const quiz = [
  ask('u9-q1-1', 1, 0),
  ask('u9-q1-2', 1, 0),
  ask('u9-q1-3', 2, 0),
  ask('u9-q1-4', 3, 0, { like: { generator: 'number-of-subsets', level: 1 } }),
];
const lesson = [ask('u9-l1-c1', 1, 1), ask('u9-l1-c2', 1, 1), ask('u9-l1-s4', 2, 1), ask('u9-l1-s5', 9, 1)];
const entries: Readonly<Record<string, KnownEntry>> = {
  'u9-q1': { id: 'u9-q1', unitId: 9, type: 'quiz', faith: null, questions: quiz },
  'u9-l1': { id: 'u9-l1', unitId: 9, type: 'video', faith: null, questions: lesson },
};
const catalogue: Catalogue = {
  item: (id) => entries[id] ?? null,
  unit: () => null,
  exercise: (generator, level, draw) => makeExercise(generator, level, draw)?.item ?? null,
  toolContent: () => null,
};
const finish = (answers: readonly { question: string; asked?: string; answer: Question | number }[]) => {
  const judged = judge(
    {
      type: 'quiz.finished',
      payload: {
        item: 'u9-q1',
        attempt,
        answers: answers.map(({ answer, ...one }) => ({
          ...one,
          answer: typeof answer === 'number' ? answer : rightAnswer(answer),
        })),
      },
    },
    catalogue,
  );
  return 'refused' in judged ? judged.refused : judged.meaning;
};
const scoreOf = (meaning: ReturnType<typeof finish>) =>
  typeof meaning === 'string' ? meaning : meaning.attempt;

const paper = retryPaper(
  quiz,
  { unitId: 9, attempt },
  { lesson: (id) => entries[id]?.questions ?? [], exercise: catalogue.exercise },
);

test('the paper of a retry is graded by what it asked, and counts for the authored questions', () => {
  const meaning = finish(
    paper.map(({ slot, asked, question }) => ({ question: slot.id, asked, answer: question })),
  );
  if (typeof meaning === 'string') throw new Error(meaning);
  expect(meaning.attempt).toEqual({ correct: 4, total: 4 });
  expect(meaning.answers.map(({ question }) => question).sort()).toEqual(quiz.map(({ id }) => id));
  for (const { slot, asked } of paper) {
    expect(asked).not.toBe(slot.id);
    expect(meaning.answers.find(({ question }) => question === slot.id)?.asked).toBe(asked);
  }
});

test('the authored answers do not pass a retry', () => {
  const wrong = paper.filter(({ question, slot }) => !gradeQuestion(question, rightAnswer(slot)).correct);
  expect(wrong.length).toBeGreaterThanOrEqual(3);
  const answers = paper.map(({ slot, asked }) => ({ question: slot.id, asked, answer: slot }));
  expect(scoreOf(finish(answers))).toEqual({ correct: 4 - wrong.length, total: 4 });
});

test('an event without what was asked is graded by the authored questions, as before', () => {
  const meaning = finish(quiz.map((one) => ({ question: one.id, answer: one })));
  expect(scoreOf(meaning)).toEqual({ correct: 4, total: 4 });
  expect(typeof meaning !== 'string' && meaning.answers.some((one) => 'asked' in one)).toBe(false);
});

test('one easy question in all places is answered once', () => {
  const forged = quiz.map(({ id }) => ({ question: id, asked: 'u9-l1-c1', answer: 1 }));
  expect(scoreOf(finish(forged))).toEqual({ correct: 1, total: 4 });
});

test('a question of another objective, lesson or draw is not answered, and one alone is refused', () => {
  const forged = [
    { question: 'u9-q1-1', answer: 0 },
    { question: 'u9-q1-2', asked: 'u9-l1-s5', answer: 1 },
    { question: 'u9-q1-3', asked: 'u9-q1-1', answer: 0 },
    { question: 'u9-q1-4', asked: 'made:number-of-subsets:1:5', answer: 0 },
  ];
  expect(scoreOf(finish(forged))).toEqual({ correct: 1, total: 4 });
  expect(finish(forged.slice(1))).toBe('unknown-question');
});

test('an answer on the way is graded by what was asked; without an attempt nothing else can be asked', () => {
  const told = (asked: string, more: { attempt?: string }) =>
    judge(
      { type: 'answer.given', payload: { item: 'u9-q1', question: 'u9-q1-1', answer: 1, asked, ...more } },
      catalogue,
    );
  expect(told('u9-l1-c1', { attempt })).toMatchObject({
    meaning: { answers: [{ question: 'u9-q1-1', asked: 'u9-l1-c1', correct: true }] },
  });
  expect(told('u9-l1-c1', {})).toEqual({ refused: 'unknown-question' });
  expect(told('u9-l1-s5', { attempt })).toEqual({ refused: 'unknown-question' });
});
