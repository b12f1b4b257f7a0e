import type { GapQuestion, NumberQuestion, Question } from '@afrolearn/learning/quizzes/questions.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { questionOf } from '#testing/lessons.ts';
import { showAt } from '#testing/show.tsx';
import { TryQuestion } from './try-question.tsx';

const number = questionOf.number as NumberQuestion;
const gap = {
  ...(questionOf.gap as GapQuestion),
  text: ['A ', ' is in the ', '.'],
  gaps: [
    { accepted: ['fish'], mistakes: [] },
    { accepted: ['water'], mistakes: [] },
  ],
  choices: ['fish', 'water', 'sand'],
};

const ask = async (question: Question, isYoung = true) => {
  await showAt('/', <TryQuestion item={question} figures={{}} misconceptions={[]} isYoung={isYoung} />);
  return userEvent.setup();
};

test('small children type a number on big keys, and no keyboard of the phone comes up', async () => {
  const user = await ask(number);
  const pad = within(await screen.findByRole('group', { name: 'Number keys' }));
  const field = screen.getByRole('textbox') as HTMLInputElement;
  expect(field.inputMode).toBe('none');
  for (const key of ['1', '0', '7']) await user.click(pad.getByRole('button', { name: key }));
  await user.click(pad.getByRole('button', { name: 'Wipe out the last number' }));
  expect(field.value).toBe('10');
  for (const _ of '10') await user.click(pad.getByRole('button', { name: 'Wipe out the last number' }));
  for (const key of String(number.answer)) await user.click(pad.getByRole('button', { name: key }));
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(screen.getByText('Correct!')).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Number keys' })).toBeNull();
});

test('who is older has the keys of the phone', async () => {
  await ask(number, false);
  expect((screen.getByRole('textbox') as HTMLInputElement).inputMode).toBe('decimal');
  expect(screen.queryByRole('group', { name: 'Number keys' })).toBeNull();
});

test('small children tap words into the gaps, and out of them again; nothing drops down', async () => {
  const user = await ask(gap);
  const tiles = within(await screen.findByRole('list', { name: 'Tiles to place' }));
  expect(screen.queryByRole('combobox')).toBeNull();
  await user.click(tiles.getByRole('button', { name: 'sand' }));
  await user.click(tiles.getByRole('button', { name: 'water' }));
  // The word is removed, and the tapped gap is selected for the next one.
  await user.click(screen.getByRole('button', { name: /Gap 1 of 2.* sand/ }));
  await user.click(tiles.getByRole('button', { name: 'fish' }));
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(screen.getByText('Correct!')).toBeTruthy();
});
