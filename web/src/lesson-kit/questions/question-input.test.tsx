import type { Answer, Question } from '@afrolearn/learning/quizzes/questions.ts';
import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { questionOf, singleQuestion } from '#testing/lessons.ts';
import { preloadInputs, QuestionInput } from './question-input.tsx';

const later = [questionOf.order, questionOf.match, questionOf.gap];

// Rendered synchronously: any lazy part would leave the place empty.
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
    for (const part of [
      import('./kinds/order/order.tsx'),
      import('./kinds/match/match.tsx'),
      import('./kinds/gap/gap.tsx'),
    ])
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

const wrongAnswers: readonly (readonly [Question, Answer])[] = [
  [singleQuestion('s', 'What holds water?'), 2],
  [questionOf.several, [1]],
  [questionOf.number, '41'],
  [questionOf.text, 'Jinja'],
  [questionOf.fraction, '1/4'],
  [questionOf.time, '9:30 a.m.'],
  [questionOf.structured, ['leaf', '11', 'It is dry.']],
  [questionOf.working, ['5', '3', '15']],
  [questionOf.order, [1, 0, 2]],
  [questionOf.match, [1, 0]],
  [questionOf.gap, ['cold', 'hot']],
];

test.each(wrongAnswers.map(([question, answer]) => [question.kind, question, answer] as const))(
  'a marked answer cannot be changed, and the right one is not shown: %s',
  async (_, question, answer) => {
    const show = (stage: 'marked' | 'closed') => (
      <QuestionInput
        item={question}
        answer={answer}
        onAnswer={() => undefined}
        stage={stage}
        labelledBy="x"
      />
    );
    const { container, rerender } = render(show('marked'));
    const fields = () => [...container.querySelectorAll('input, select, button')];
    await waitFor(() => expect(fields().length).toBeGreaterThan(0));
    const isOff = (field: Element) => field.matches(':disabled, fieldset[disabled] *');
    expect(fields().filter((field) => !isOff(field))).toEqual([]);
    expect(container.textContent).not.toMatch(/Right answer|right order/);
    expect(container.innerHTML, 'no name offers a press').not.toContain('Press to');
    expect(container.querySelector('label [data-mark="right"], label[data-mark="right"]')).toBeNull();
    const marked = container.innerHTML;
    rerender(show('closed'));
    expect(container.innerHTML, 'the right one is shown only then').not.toBe(marked);
  },
);
