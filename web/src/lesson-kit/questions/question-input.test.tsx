import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { questionOf } from '#testing/lessons.ts';
import { preloadInputs, QuestionInput } from './question-input.tsx';

const later = [questionOf.order, questionOf.match, questionOf.gap];

// Drawn in one go, without waiting: whatever must wait leaves the place empty.
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
