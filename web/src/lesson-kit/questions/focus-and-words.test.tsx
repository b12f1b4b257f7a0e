import type { Answer, Question } from '@afrolearn/learning/quizzes/questions.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { questionOf, singleQuestion } from '#testing/lessons.ts';
import { showAt } from '#testing/show.tsx';
import { QuestionInput } from './question-input.tsx';
import { TryQuestion } from './try-question.tsx';

const ask = async (question: Question) => {
  await showAt('/', <TryQuestion item={question} figures={{}} misconceptions={[]} />);
  return userEvent.setup();
};
const showClosed = (question: Question, answer: Answer) =>
  showAt(
    '/',
    <QuestionInput
      item={question}
      answer={answer}
      onAnswer={() => undefined}
      stage="closed"
      labelledBy="x"
    />,
  );
const said = (title: string) => screen.getByText(title).closest('section');

test('after Check the focus is on what was said, whether right or not yet', async () => {
  const user = await ask(questionOf.several);
  const [two, , four] = screen.getAllByRole('checkbox');
  for (const [box, title] of [
    [two, 'Try again.'],
    [four, 'Correct!'],
  ] as const) {
    box?.focus();
    await user.keyboard(' ');
    screen.getByRole('button', { name: 'Check' }).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(said(title));
  }
});

test('Enter in a field: a wrong answer leaves the focus in it, a right one closes the field and moves on', async () => {
  const user = await ask(questionOf.number);
  await user.type(screen.getByRole('textbox'), '41{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  await user.clear(screen.getByRole('textbox'));
  await user.type(screen.getByRole('textbox'), '42{Enter}');
  expect(document.activeElement).toBe(said('Correct!'));
});

test('a press on a wrong choice leaves the focus among the choices', async () => {
  const user = await ask(singleQuestion('s', 'What holds water?'));
  await user.click(screen.getByLabelText(/a sieve/));
  expect(screen.getByText('Try again.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(/a sieve/));
});

test('match: each word hands the focus to the next, and the last one to Check', async () => {
  const user = await ask(questionOf.match);
  await screen.findByText('0 of 2 matched');
  const word = (name: string) => screen.getByRole('button', { name });
  word('milk').focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(word('egg')));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(word('Check')));
});

const Alone = () => {
  const [answer, setAnswer] = useState<Answer>(null);
  return (
    <QuestionInput item={questionOf.match} answer={answer} onAnswer={setAnswer} stage="open" labelledBy="x" />
  );
};

test('match: where no button follows, the focus stays in the question', async () => {
  await showAt('/', <Alone />);
  const user = userEvent.setup();
  await screen.findByText('0 of 2 matched');
  for (const name of ['egg', 'milk']) await user.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(document.activeElement?.closest('fieldset')).not.toBeNull());
});

test('match: what was answered and what is right are told in words, not by colour and place', async () => {
  await showClosed(questionOf.match, [1, 1]);
  const [hen, cow] = await screen.findAllByRole('listitem');
  expect(hen?.textContent).toContain('Your answer: milk');
  expect(hen?.textContent).toContain('Right answer: egg');
  expect(cow?.textContent).toContain('milk Your answer is right');
  expect(cow?.textContent).not.toContain('Right answer');
});

test('gap: a gap says whether it is right, and the right word is named as such', async () => {
  await showClosed(questionOf.gap, ['hot', 'hot']);
  expect(await screen.findByRole('combobox', { name: 'Gap 1 of 2. Yes.' })).toBeTruthy();
  expect(screen.getByRole('combobox', { name: 'Gap 2 of 2. Not yet.' })).toBeTruthy();
  expect(screen.getAllByText(/Right answer/).map((word) => word.parentElement?.textContent)).toEqual([
    ' → Right answer: cold',
  ]);
});

test('gap: while it may be tried again, each gap says whether it stays', async () => {
  const user = await ask(questionOf.gap);
  for (const n of [1, 2])
    await user.selectOptions(await screen.findByRole('combobox', { name: `Gap ${n} of 2` }), 'hot');
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(screen.getByRole('combobox', { name: 'Gap 1 of 2. Yes.' })).toBeTruthy();
  expect(screen.getByRole('combobox', { name: 'Gap 2 of 2. Not yet.' })).toBeTruthy();
  expect(screen.queryByText(/Right answer/)).toBeNull();
});

test('order: each row of the solution says what stood there', async () => {
  await showClosed(questionOf.order, [0, 2, 1]);
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    '1oneYour answer is right',
    '2twoYour answer: three',
    '3threeYour answer: two',
  ]);
});
