import 'fake-indexeddb/auto';
import type { Question } from '@afrolearn/learning/quizzes/questions.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { noNetwork, replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { answerByTexts, OwnQuiz } from './own-quiz.tsx';

const common = { explanation: '', difficulty: 1, lesson: null } as const;
const asked: readonly Question[] = [
  {
    ...common,
    id: 't3-q1',
    kind: 'single',
    prompt: 'What cleans water?',
    options: [
      { text: 'papyrus', right: false },
      { text: 'plastic', right: false },
    ],
  },
  { ...common, id: 't3-q2', kind: 'number', prompt: 'How many legs?', answer: 0, mistakes: [] },
];

type Result = { attempts: number; correct: number };
const resultOf = ({ attempts, correct }: Result) => {
  const score = { correct, total: 2, at: '2026-03-09T06:00:00Z' };
  const questions = [
    { id: 't3-q1', correct: true, explanation: 'Its roots hold the dirt.' },
    { id: 't3-q2', correct: correct === 2, explanation: null },
  ];
  return replied('GET /lessons/:id/result', {
    attempts,
    best: attempts === 0 ? null : score,
    last: attempts === 0 ? null : { ...score, questions },
  });
};

const open = async (result: () => Response | Promise<Response>) => {
  localStorage.setItem('token', 'mango');
  const calls = serverAnswers({
    'GET /me': () => replied('GET /me', personOf('learner')),
    'GET /lessons/:id/result': result,
  });
  await showPage('/lesson/t3', <OwnQuiz lesson="t3" asked={asked} />);
  await screen.findByRole('heading', { name: 'Answer here' });
  return { user: userEvent.setup(), calls };
};

test('what is open is named before it is handed in, and can be handed in; the marks are the server’s', async () => {
  let attempts = 0;
  const { user } = await open(() => resultOf({ attempts, correct: 1 }));
  const handIn = screen.getByRole('button', { name: 'Hand in my answers' });
  expect(handIn.hasAttribute('disabled')).toBe(true);
  await user.click(screen.getByRole('radio', { name: /papyrus/ }));
  await user.click(handIn);
  expect(screen.getByText('1 question is still open: 2.')).toBeTruthy();
  expect(screen.queryByText('Your answers are being marked.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Go to question 2' }));
  expect(document.activeElement?.textContent).toBe('2. How many legs?');
  await user.click(screen.getByRole('button', { name: 'Hand in anyway' }));
  await screen.findByText('Your answers are being marked.');
  attempts = 1;
  globalThis.dispatchEvent(new Event('progress-updated'));
  await screen.findByRole('heading', { name: '1 of 2 right' });
  expect(screen.getByText('Its roots hold the dirt.')).toBeTruthy();
  expect(screen.getByText('Not yet')).toBeTruthy();
});

test('the result of the try before is not shown as that of this one', async () => {
  const { user } = await open(() => resultOf({ attempts: 3, correct: 2 }));
  await screen.findByText('Your best: 2 of 2');
  await user.click(screen.getByRole('radio', { name: /plastic/ }));
  await user.click(screen.getByRole('button', { name: 'Hand in my answers' }));
  await user.click(screen.getByRole('button', { name: 'Hand in anyway' }));
  await screen.findByText('Your answers are being marked.');
  expect(screen.queryByRole('heading', { name: '2 of 2 right' })).toBeNull();
});

test('without a network the answers are kept, and the page says so', async () => {
  const { user } = await open(noNetwork);
  await user.click(screen.getByRole('radio', { name: /papyrus/ }));
  await user.type(screen.getByRole('textbox'), '4');
  await user.click(screen.getByRole('button', { name: 'Hand in my answers' }));
  await waitFor(() => expect(screen.getByText(/kept on this device/)).toBeTruthy());
});

test('what is put in order or matched is told by its texts', () => {
  const order: Question = { ...common, id: 'a', kind: 'order', prompt: '', steps: ['x', 'y', 'z'] };
  expect(answerByTexts(order, [2, 0, 1])).toEqual(['z', 'x', 'y']);
  const pairs = [
    { left: 'cow', right: 'chick' },
    { left: 'hen', right: 'calf' },
  ];
  expect(answerByTexts({ ...common, id: 'b', kind: 'match', prompt: '', pairs }, [1, 0])).toEqual([
    'calf',
    'chick',
  ]);
  expect(answerByTexts(order, null)).toBeNull();
});
