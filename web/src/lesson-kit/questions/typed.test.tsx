import type { Question } from '@afrolearn/learning/quizzes/questions.ts';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { LanguageProvider } from '#lib/language.tsx';
import { questionOf } from '#testing/lessons.ts';
import { showAt } from '#testing/show.tsx';
import { isGiven } from './is-given.ts';
import { TryQuestion } from './try-question.tsx';

const asNumber = 'Write it as a number, for example 12.';
const ask = async (question: Question) => {
  const onTried = vi.fn();
  await showAt('/', <TryQuestion item={question} figures={{}} misconceptions={[]} onTried={onTried} />);
  return { user: userEvent.setup(), onTried };
};

test('number: words that mean no number are not marked wrong; a note asks for a number, and goes when there is one', async () => {
  const { user, onTried } = await ask(questionOf.number);
  const field = screen.getByRole('textbox');
  await user.type(field, 'a lot{Enter}');
  expect(screen.queryByRole('button', { name: 'Check' })).toBeNull();
  const note = await screen.findByText(asNumber);
  expect([note.role, note.id]).toEqual(['status', field.getAttribute('aria-describedby')]);
  expect([onTried.mock.calls.length, (field as HTMLInputElement).value]).toEqual([0, 'a lot']);
  await user.clear(field);
  await user.type(field, '42 cm');
  expect(screen.queryByText(asNumber)).toBeNull();
  await user.keyboard('{Enter}');
  expect(onTried.mock.calls[0]?.[0]).toMatchObject({ correct: true });
});

test('number: nobody is told while still typing', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const { user } = await ask(questionOf.number);
    await user.type(screen.getByRole('textbox'), '2,5');
    expect(screen.queryByText(asNumber)).toBeNull();
    await user.type(screen.getByRole('textbox'), '00');
    act(() => vi.advanceTimersByTime(5_000));
    expect(screen.queryByText(asNumber)).toBeNull();
    await user.type(screen.getByRole('textbox'), ',1');
    act(() => vi.advanceTimersByTime(5_000));
    expect(screen.getByText(asNumber)).toBeTruthy();
  } finally {
    vi.useRealTimers();
  }
});

test('what can be read as a number is given, with or without its unit; words are given where words are asked', () => {
  for (const text of [
    '5',
    ' 2,500 ',
    'sh. 2 500',
    '3.5 cm',
    '1 1/2 kg',
    '−4',
    '5 apples',
    'five',
    '3 + 2 = 5',
  ])
    expect([text, isGiven(questionOf.number, text)]).toEqual([text, true]);
  for (const text of ['many', '4 or 5', '', ' ', '3,5', '2 3', '-', '1/0'])
    expect([text, isGiven(questionOf.number, text)]).toEqual([text, false]);
  expect(isGiven(questionOf.text, 'five')).toBe(true);
});

test('several: how to choose is said once, by the question or under it', async () => {
  await ask({ ...questionOf.several, prompt: 'Which are even? Choose every right one.' });
  expect(screen.queryByText('Choose all that are right.')).toBeNull();
});

test('several: a question that does not say how to choose has it under it', async () => {
  await ask({ ...questionOf.several, prompt: 'Which numbers may you choose? All are below 5.' });
  expect(screen.getByText('Choose all that are right.')).toBeTruthy();
});

test('several: in another language it is said in that language', async () => {
  localStorage.setItem('afl_language', 'fr');
  const question = { ...questionOf.several, prompt: 'Which are even? Choose every right one.' };
  await showAt(
    '/',
    <LanguageProvider>
      <TryQuestion item={question} figures={{}} misconceptions={[]} />
    </LanguageProvider>,
  );
  expect(await screen.findByText('Choisis toutes les bonnes réponses.')).toBeTruthy();
});
