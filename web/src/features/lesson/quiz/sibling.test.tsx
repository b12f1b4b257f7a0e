import 'fake-indexeddb/auto';
import { makeExercise } from '@afrolearn/learning/practice/make-exercise.ts';
import type { Question } from '@afrolearn/learning/quizzes/questions.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { closeDatabase } from '#offline/database.ts';
import { eventsOf } from '#offline/outbox.ts';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { lessonReply, quiz, singleQuestion, unitReply, videoLesson } from '#testing/lessons.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { QuizMedia } from './quiz-media.tsx';

beforeEach(async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
});

const draw = 4242;

const answerWrong = async (
  like: NonNullable<Question['like']>,
  asked = 'How many subsets has {a, b, c}?',
  draws: readonly number[] = [draw],
) => {
  const coming = [...draws];
  localStorage.setItem('token', 'a-token');
  serverAnswers({
    'GET /me': () => replied('GET /me', personOf('learner', { grade: 'Primary 7' })),
    'GET /lesson/:id': () => replied('GET /lesson/:id', lessonReply('u7-l1', videoLesson)),
  });
  const real = crypto.getRandomValues.bind(crypto);
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (!(array instanceof Uint32Array && array.length === 1)) return real(array);
    array[0] = coming.shift() ?? draw;
    return array;
  });
  const items = [{ ...singleQuestion('u7-q1-1', asked), lesson: 1, like }];
  await showPage(
    '/',
    <QuizMedia
      quiz={{ ...quiz, items }}
      entries={unitReply.items}
      next={null}
      goOn={vi.fn()}
      unitEnd={null}
    />,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByLabelText(/a net/));
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await user.click(screen.getByRole('button', { name: 'Try one like it' }));
  return user;
};

const kept = async () =>
  (await eventsOf(4711, 'waiting'))
    .map(({ event }) => event)
    .filter(({ type }) => type === 'practice.answered')
    .map(({ payload }) => payload);

test('a question that can be computed comes back with other numbers, and the first answer is kept', async () => {
  const like = { generator: 'number-of-subsets', level: 1 } as const;
  const exercise = makeExercise(like.generator, like.level, draw);
  if (exercise?.item.kind !== 'number') throw new Error('subsets are counted');
  const user = await answerWrong(like);
  await screen.findByRole('heading', { name: exercise.item.prompt });
  const field = screen.getByRole('textbox');
  await user.type(field, '1');
  const isLoud = (name: string) =>
    screen.getAllByRole('button', { name }).some(({ className }) => className.includes('action'));
  // Before a check the other button must not be more prominent.
  expect([isLoud('Check'), isLoud('Back to the question')]).toEqual([true, false]);
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(isLoud('Back to the question')).toBe(true);
  await user.clear(field);
  await user.type(field, `${exercise.item.answer}{Enter}`);
  expect(await screen.findByText('Correct!')).toBeTruthy();
  await vi.waitFor(async () => expect(await kept()).toEqual([{ ...like, seed: draw, answer: '1' }]));
});

test('chance that draws the question of the checkpoint itself draws again', async () => {
  const like = { generator: 'number-of-subsets', level: 1 } as const;
  const [same = '', other = ''] = [7, draw].map(
    (one) => makeExercise(like.generator, like.level, one)?.item.prompt ?? '',
  );
  expect(same).not.toBe(other);
  await answerWrong(like, same, [7, draw]);
  expect(await screen.findByRole('heading', { name: other })).toBeTruthy();
});

test('where no such exercise is known, a written question of the lesson is asked', async () => {
  await answerWrong({ generator: 'not-made-yet', level: 1 });
  expect(await screen.findByRole('heading', { name: 'Which of these holds water?' })).toBeTruthy();
  expect(await kept()).toEqual([]);
});
