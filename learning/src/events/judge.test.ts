import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countedAt, heardOf, syncAt } from '#events/counted.ts';
import { type EventBody, judge } from '#events/judge.ts';
import { refusalReasons } from '#events/reasons.ts';
import { sampleCatalogue } from '#events/testing/sample-units.ts';
import type { Answer } from '#quizzes/questions.ts';

const attempt = '00000000-0000-4000-8000-000000000001';
const meaningOf = (told: EventBody) => {
  const judged = judge(told, sampleCatalogue);
  if ('refused' in judged) throw new Error(judged.refused);
  return judged.meaning;
};
const finish = (item: string, answers: Record<string, Answer>) =>
  meaningOf({
    type: 'quiz.finished',
    payload: {
      item,
      attempt,
      answers: Object.entries(answers).map(([question, answer]) => ({ question, answer })),
    },
  });

test.each([
  ['unknown-lesson', { type: 'item.opened', payload: { item: 'u1-l1' } }],
  ['unknown-lesson', { type: 'item.opened', payload: { item: 't5' } }],
  ['not-a-video', { type: 'video.finished', payload: { item: 'u9001-r1' } }],
  ['not-a-reading', { type: 'reading.read', payload: { item: 'u9001-q1' } }],
  ['not-a-quiz', { type: 'quiz.finished', payload: { item: 'u9001-l1', attempt, answers: [] } }],
  ['unknown-question', { type: 'answer.given', payload: { item: 'u9001-l1', question: 'x', answer: 0 } }],
  [
    'unknown-question',
    {
      type: 'quiz.finished',
      payload: { item: 'u9001-q1', attempt, answers: [{ question: 'x', answer: 0 }] },
    },
  ],
  ['nothing-answered', { type: 'quiz.finished', payload: { item: 'u9001-q1', attempt, answers: [] } }],
  [
    'nothing-answered',
    {
      type: 'quiz.finished',
      payload: { item: 'u9001-q1', attempt, answers: [{ question: 'u9001-q1-1', answer: null }] },
    },
  ],
  [
    'unknown-exercise',
    { type: 'practice.answered', payload: { generator: 'sums', level: 3, seed: 1, answer: 0 } },
  ],
  [
    'nothing-answered',
    { type: 'answer.given', payload: { item: 'u9001-l1', question: 'u9001-l1-c1', answer: null } },
  ],
  [
    'nothing-answered',
    { type: 'practice.answered', payload: { generator: 'sums', level: 1, seed: 1, answer: null } },
  ],
  ['unknown-tool', { type: 'tool.completed', payload: { tool: 'hammer' } }],
] as const)('refuses with %j what cannot be', (reason, told) => {
  expect(judge(told as EventBody, sampleCatalogue)).toEqual({ refused: reason });
  expect(refusalReasons[reason]).toMatch(/^[A-Z].*\.$/);
});

describe('a finished quiz', () => {
  test('counts every question it asks, answered or not', () => {
    expect(finish('u9001-q1', { 'u9001-q1-1': 0, 'u9001-q1-2': 1 })).toMatchObject({
      completes: true,
      attempt: { correct: 1, total: 4 },
      answers: [
        { question: 'u9001-q1-1', correct: true, final: true },
        { question: 'u9001-q1-2', correct: false, misconception: 'that-one' },
      ],
    });
  });

  test('forgives a question that is gone, as long as others are there', () => {
    expect(finish('u9001-q1', { 'u9001-q1-1': 0, 'u9001-q1-99': 0 }).attempt).toEqual({
      correct: 1,
      total: 4,
    });
  });

  test('takes the later of two answers to one question, and nothing for an answer', () => {
    const { answers } = meaningOf({
      type: 'quiz.finished',
      payload: {
        item: 'u9001-q1',
        attempt,
        answers: [
          { question: 'u9001-q1-1', answer: 1 },
          { question: 'u9001-q1-1', answer: 0 },
          { question: 'u9001-q1-2', answer: null },
        ],
      },
    });
    expect(answers.map(({ question, correct }) => [question, correct])).toEqual([['u9001-q1-1', true]]);
  });

  test('grades of each either-or pair of religious education the side that was answered (G20)', () => {
    const shared = { 'u9003-q1-1': 0, 'u9003-q1-4': 0 };
    const christian = { ...shared, 'u9003-q1-2': 0, 'u9003-q1-5': 0 };
    const islamic = { ...shared, 'u9003-q1-3': 0, 'u9003-q1-6': 0 };
    expect(finish('u9003-q1', christian).attempt).toEqual({ correct: 4, total: 4 });
    expect(finish('u9003-q1', islamic).attempt).toEqual({ correct: 4, total: 4 });
    expect(finish('u9003-q1', shared).attempt).toEqual({ correct: 2, total: 4 });
    expect(finish('u9003-q1', { ...christian, ...islamic }).attempt).toEqual({ correct: 4, total: 4 });
  });
});

test('extra fields in a payload change nothing: neither a score nor seeds can be told', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (extra) => {
      const payload = { item: 'u9001-q1', attempt, answers: [{ question: 'u9001-q1-1', answer: 0 }] };
      const told: EventBody = { type: 'quiz.finished', payload };
      const cheat = { ...extra, xp: 5000, score: 1, correct: 4, points: 200, ...payload };
      expect(judge({ type: 'quiz.finished', payload: cheat }, sampleCatalogue)).toEqual(
        judge(told, sampleCatalogue),
      );
    }),
  );
});

describe('the moment that counts', () => {
  const minute = 60_000;
  const [told, now] = [Date.UTC(2026, 5, 15, 8), Date.UTC(2026, 5, 17, 8)];
  const sync = { toldUntil: told };

  test.each([
    ['the last sync itself', told, told],
    ['a moment before the last sync', told - 1, now],
    ['yesterday', now - 24 * 60 * minute, now - 24 * 60 * minute],
    ['now', now, now],
    ['five minutes ahead', now + 5 * minute, now],
    ['more than five minutes ahead', now + 5 * minute + 1, now],
    ['ten years ago', now - 3650 * 24 * 60 * minute, now],
  ])('%s', (_, occurredAt, counted) => {
    expect(countedAt(occurredAt, sync, now)).toBe(counted);
  });

  test('batches within half an hour are one sync; the next sync begins where that one began', () => {
    const first = syncAt(null, told, now);
    expect(first).toEqual({ toldUntil: told, beganAt: now, heardUntil: told });
    expect(syncAt(first, told, now + 29 * minute)).toEqual(first);
    const later = { beganAt: now + 30 * minute, heardUntil: now };
    expect(syncAt(heardOf(first, now), told, now + 30 * minute)).toEqual({ toldUntil: now, ...later });
    expect(syncAt(null, now + minute, now).toldUntil).toBe(now);
  });
});
