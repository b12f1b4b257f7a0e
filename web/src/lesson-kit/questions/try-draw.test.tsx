import type { Question } from '@afrolearn/learning/quizzes/questions.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { questionOf, singleQuestion } from '#testing/lessons.ts';
import { showAt } from '#testing/show.tsx';
import { QuestionInput } from './question-input.tsx';
import { TryDraw, useWordsOf } from './try-draw.ts';
import { TryQuestion } from './try-question.tsx';

beforeEach(() => localStorage.setItem('afl_device', '0'.repeat(32)));

const Words = ({ question }: { question: Question }) => <p>{useWordsOf()(question).join(' / ')}</p>;

const given = vi.fn();
const show = async (attempt: string, question: Question) => {
  cleanup();
  await showAt(
    '/',
    <TryDraw value={attempt}>
      <QuestionInput item={question} answer={null} onAnswer={given} stage="open" labelledBy="x" />
      <Words question={question} />
    </TryDraw>,
  );
  return screen
    .getAllByRole('radio')
    .map((option) => option.closest('label')?.querySelector('[lang=en]')?.textContent ?? '');
};
const attempts = Array.from({ length: 12 }, (_, n) => `attempt ${n}`);

test('an attempt has its own order, letters and reading follow it, and the answer is the authored place', async () => {
  const question = singleQuestion('u7-q1-3', 'What holds water?');
  const orders = new Set<string>();
  for (const attempt of attempts) {
    const shown = await show(attempt, question);
    orders.add(shown.join());
    expect(screen.getByText(`What holds water? / ${shown.join(' / ')}`)).toBeTruthy();
    const letters = screen.getAllByRole('radio').map((one) => one.closest('label')?.querySelector('b'));
    expect(letters.map((letter) => letter?.textContent)).toEqual(['A', 'B', 'C']);
    fireEvent.click(screen.getByLabelText(/a cup/));
    expect(given).toHaveBeenLastCalledWith(1, expect.anything());
    expect(await show(attempt, question), 'after a reload').toEqual(shown);
  }
  expect(orders.size).toBeGreaterThan(3);
});

test('several choices, tiles and words for gaps are in another order in another attempt', async () => {
  const orders = new Map<string, Set<string>>();
  const { order, match } = questionOf;
  const several: Question = {
    ...questionOf.several,
    options: ['red', 'blue', 'green'].map((text) => ({ text, right: text === 'red' })),
  };
  const gap: Question = { ...questionOf.gap, choices: ['hot', 'cold', 'dry'] };
  for (const question of [several, order, match, gap])
    for (const attempt of attempts) {
      cleanup();
      await showAt(
        '/',
        <TryDraw value={attempt}>
          <QuestionInput item={question} answer={null} onAnswer={given} stage="open" labelledBy="x" />
        </TryDraw>,
      );
      await screen.findByRole('group');
      const seen = orders.get(question.id) ?? new Set();
      orders.set(question.id, seen.add(screen.getByRole('group').textContent ?? ''));
    }
  for (const [id, seen] of orders) expect([id, seen.size > (id === match.id ? 0 : 1)]).toEqual([id, true]);
});

test('a question of a lesson keeps its order while it is tried, and has others when it is asked again', async () => {
  const question = singleQuestion('u7-l1-s2', 'What holds water?');
  const texts = () => screen.getAllByRole('radio').map((one) => (one as HTMLInputElement).value);
  const orders = new Set<string>();
  for (let turn = 0; turn < 12; turn++) {
    await showAt('/', <TryQuestion item={question} figures={{}} misconceptions={[]} />);
    const before = texts();
    orders.add(before.join());
    for (const name of [/a sieve/, /a cup/]) fireEvent.click(screen.getByLabelText(name), { detail: 1 });
    expect(screen.getByText('Correct!')).toBeTruthy();
    expect(texts()).toEqual(before);
    cleanup();
  }
  expect(orders.size).toBeGreaterThan(3);
});
