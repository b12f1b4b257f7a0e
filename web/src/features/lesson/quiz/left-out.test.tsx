import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { questionOf, quiz, singleQuestion } from '#testing/lessons.ts';
import { showAt } from '#testing/show.tsx';

const work = vi.hoisted(() => ({
  answer: vi.fn(),
  finishQuiz: vi.fn(async () => ({ safe: null, answers: {} })),
  startAgain: vi.fn(),
}));
vi.mock('../work.tsx', async (real) => {
  const all = await real<typeof import('../work.tsx')>();
  const idle = { isDone: false, finish: () => undefined, asking: false, setAsking: () => undefined };
  return { ...all, useWork: () => ({ ...idle, ...work }) };
});
// Another file of this worker may have loaded the quiz with the real module.
beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
});
// Later files must not get this mock.
afterAll(() => {
  vi.doUnmock('../work.tsx');
  vi.resetModules();
});

const open = async () => {
  const { QuizMedia } = await import('./quiz-media.tsx');
  const items = [singleQuestion('u7-q1-1', 'What can hold water?'), questionOf.number];
  await showAt(
    '/',
    <QuizMedia quiz={{ ...quiz, items }} next={null} goOn={() => undefined} unitEnd={null} />,
  );
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { user, press };
};

test('a word for a number is left out: kept in its field, not checked, not told, not graded', async () => {
  const { user, press } = await open();
  await user.click(screen.getByLabelText(/a cup/));
  await press('Check');
  await press('Next');
  await user.type(screen.getByRole('textbox'), 'a lot{Enter}');
  expect(await screen.findByText('Write it as a number, for example 12.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Check' })).toBeNull();
  await press('Back');
  await press('Next');
  expect((screen.getByRole('textbox') as HTMLInputElement).value).toBe('a lot');
  await press('Skip this one');
  expect(screen.queryByRole('heading', { name: 'Results' })).toBeNull();
  await press('Finish');
  expect(screen.getByText('1 / 2 correct')).toBeTruthy();
  const second = within(document.querySelector('details ol')?.children[1] as HTMLElement);
  expect(second.getByText('You left this one out.')).toBeTruthy();
  expect(work.answer.mock.calls.map(([question]) => question)).toEqual(['u7-q1-1']);
  await waitFor(() =>
    expect(work.finishQuiz).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ run: expect.any(String) }),
      { 'u7-q1-1': 1 },
      false,
    ),
  );
});

test('a quiz with nothing but a word for a number is no attempt', async () => {
  const { user, press } = await open();
  await press('Skip this one');
  await user.type(screen.getByRole('textbox'), 'a lot');
  await press('Skip this one');
  await press('Finish');
  expect(screen.getByText('0 / 2 correct')).toBeTruthy();
  expect(work.finishQuiz).not.toHaveBeenCalled();
});

test('whoever stands on the only question that is left out is not sent back to it', async () => {
  const { user, press } = await open();
  await user.click(screen.getByLabelText(/a cup/));
  await press('Check');
  await press('Next');
  await press('Skip this one');
  const note = screen.getByText('This question is still open. Answer it, or press Finish again.');
  expect(note.closest('[role]')?.role).toBe('status');
  expect(screen.queryByText(/You left out/)).toBeNull();
  expect(screen.queryByRole('button', { name: /Go to question/ })).toBeNull();
});

test('what was left out is told over the main button, in place of what was said of the last answer', async () => {
  const { user, press } = await open();
  await press('Skip this one');
  await user.type(screen.getByRole('textbox'), '42');
  await press('Check');
  const said = screen.getByText('Yes.').closest('[data-said]');
  await press('Finish');
  expect(said?.textContent).toContain('You left out 1 question.');
  expect(screen.queryByText('Yes.')).toBeNull();
  await press('Go to question 1');
  expect(document.activeElement?.textContent).toBe('What can hold water?');
});
