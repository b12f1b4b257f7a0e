import type { Question } from '@afrolearn/learning/quizzes/questions.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { questionOf } from '#testing/lessons.ts';
import { showAt } from '#testing/show.tsx';
import { TryQuestion } from '../try-question.tsx';

const misconceptions = [
  { id: 'not-in-lowest-terms', name: 'Not lowest', help: 'Divide the top and the bottom.' },
  { id: 'half-of-day-swapped', name: 'Halves', help: 'Before noon it is a.m.' },
];

const ask = async (question: Question) => {
  await showAt('/', <TryQuestion item={question} figures={{}} misconceptions={misconceptions} />);
  await screen.findByRole('group', { name: question.prompt });
  return userEvent.setup();
};
const box = (name: string) => screen.getByRole('textbox', { name });

test('fraction: top and bottom are typed by themselves, and Enter checks', async () => {
  const user = await ask(questionOf.fraction);
  await user.type(box('Top number'), '6');
  expect(screen.queryByRole('button', { name: 'Check' })).toBeNull();
  await user.type(box('Bottom number'), '8{Enter}');
  expect(screen.getByText('Divide the top and the bottom.')).toBeTruthy();
  await user.clear(box('Top number'));
  await user.clear(box('Bottom number'));
  await user.type(box('Top number'), '3');
  await user.type(box('Bottom number'), '4{Enter}');
  expect(screen.getByText('Correct!')).toBeTruthy();
});

test('fraction: 3/4 typed in one go goes into both boxes', async () => {
  const user = await ask(questionOf.fraction);
  await user.type(box('Top number'), '3/');
  expect(document.activeElement).toBe(box('Bottom number'));
  await user.keyboard('4');
  expect([box('Top number'), box('Bottom number')].map((one) => (one as HTMLInputElement).value)).toEqual([
    '3',
    '4',
  ]);
});

test('fraction: a whole number stands before it', async () => {
  const user = await ask({ ...questionOf.fraction, answer: '2 1/3' });
  await user.type(box('Whole number, if there is one'), '2');
  await user.type(box('Top number'), '1');
  await user.type(box('Bottom number'), '3{Enter}');
  expect(screen.getByText('Correct!')).toBeTruthy();
});

test('time: hour, minutes and the half of the day', async () => {
  const user = await ask(questionOf.time);
  await user.type(box('Hour'), '10');
  expect(screen.queryByRole('button', { name: 'Check' })).toBeNull();
  await user.type(box('Minutes'), '30');
  await user.selectOptions(screen.getByRole('combobox', { name: 'a.m. or p.m.' }), 'p.m.');
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(screen.getByText('Before noon it is a.m.')).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox'), 'a.m.');
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(screen.getByText('Correct!')).toBeTruthy();
});

test('time: 10.30 typed in one go goes into both boxes, and 24 hours have no half', async () => {
  const user = await ask({ ...questionOf.time, answer: '10:30', clock: 24 });
  expect(screen.queryByRole('combobox')).toBeNull();
  await user.type(box('Hour'), '10.');
  await user.keyboard('30{Enter}');
  expect(screen.getByText('Correct!')).toBeTruthy();
});
