import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { itemOf } from '#testing/lessons.ts';
import { preloadInputs, QuestionInput } from './question-input.tsx';

const later = [itemOf.order, itemOf.match, itemOf.gap];

// Drawn in one go, without waiting: whatever must wait leaves the place empty.
test('what was fetched ahead is drawn at once, with no empty place before it', async () => {
  preloadInputs(later);
  await act(async () => {
    for (const part of [import('./order.tsx'), import('./match.tsx'), import('./gap.tsx')]) await part;
  });
  for (const item of later) {
    const { container, unmount } = render(
      <QuestionInput item={item} answer={null} onAnswer={() => undefined} stage="open" labelledBy="x" />,
    );
    expect(container.querySelector('fieldset'), item.kind).not.toBeNull();
    unmount();
  }
});
