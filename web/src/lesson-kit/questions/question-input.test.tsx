import type { Question } from '@afrolearn/learning/quizzes/questions.ts';
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { questionOf, singleQuestion } from '#testing/lessons.ts';
import { preloadInputs, QuestionInput } from './question-input.tsx';

const later = [questionOf.order, questionOf.match, questionOf.gap];

// Drawn in one go, without waiting: whatever must wait leaves the place empty.
test('options that are pictures show them above their words, and a reader hears each word once', () => {
  const drawing = { title: 'A hen', svg: '<svg xmlns="http://www.w3.org/2000/svg"/>' };
  const question: Question = {
    ...singleQuestion('u7-q1-1', 'Who lays eggs?'),
    kind: 'single',
    options: [
      { text: 'a hen', right: true, figure: 'hen' },
      { text: 'two cows', right: false, show: { kind: 'counters', thing: 'stone', groups: [{ count: 2 }] } },
    ],
  };
  render(
    <QuestionInput
      item={question}
      figures={{ hen: drawing }}
      answer={0}
      onAnswer={() => undefined}
      stage="open"
      labelledBy="x"
    />,
  );
  const [hen, cows] = ['a hen', 'two cows'].map((name) => screen.getByRole('radio', { name }));
  expect(hen?.closest('label')?.querySelector('img')?.src).toContain('svg');
  expect(cows?.closest('label')?.querySelector('[aria-hidden]')).not.toBeNull();
  expect(screen.queryByText('A'), 'pictures have no letters').toBeNull();
});

test('what was fetched ahead is drawn at once, with no empty place before it', async () => {
  preloadInputs(later);
  await act(async () => {
    for (const part of [import('./tiles/order.tsx'), import('./tiles/match.tsx'), import('./gap.tsx')])
      await part;
  });
  for (const question of later) {
    const { container, unmount } = render(
      <QuestionInput item={question} answer={null} onAnswer={() => undefined} stage="open" labelledBy="x" />,
    );
    expect(container.querySelector('fieldset'), question.kind).not.toBeNull();
    unmount();
  }
});
