import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { unitReply } from '#testing/lessons.ts';
import { personOf } from '#testing/people.ts';
import { summaryReply } from '#testing/progress.ts';
import { showPage } from '#testing/show.tsx';
import { CheckpointFeast } from './checkpoint-feast.tsx';

const show = async (grade: string, motivation = true) => {
  localStorage.setItem('token', 'a-token');
  serverAnswers({
    'GET /me': () =>
      replied('GET /me', personOf('learner', { grade, ...(motivation ? {} : { motivation }) })),
    'GET /progress-summary': () => replied('GET /progress-summary', summaryReply({ totalXP: 75 })),
  });
  await showPage(
    '/',
    <CheckpointFeast
      title="Checkpoint"
      subjectId={7}
      results={[true, false, true]}
      scoreWords="2 / 3 correct"
      summary="You passed."
      isLong={false}
      details={<p>all answers</p>}
      announced
      out={{ label: 'Leave', onLeave: () => undefined }}
      next={unitReply.items[1] ?? null}
      onNext={() => undefined}
      onRetry={() => undefined}
      unitEnd={null}
    >
      <p>one to win back</p>
    </CheckpointFeast>,
  );
};

test('a passed checkpoint ends with the tree, a seed for each right answer, and the way on by its name', async () => {
  await show('Primary 7');
  expect(await screen.findByRole('img', { name: /^Your baobab/ })).toBeTruthy();
  const seeds = screen.getByRole('img', { name: '2 / 3 correct' });
  expect([...seeds.children].map(({ tagName }) => tagName)).toEqual(['IMG', 'I', 'IMG']);
  expect(screen.getByText('one to win back')).toBeTruthy();
  expect(screen.getByRole('button', { name: `Next: ${unitReply.items[1]?.title}` })).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Results');
});

test('who learns without motivation sees no tree and no seeds to earn', async () => {
  await show('Primary 7', false);
  expect(screen.queryByRole('img', { name: /^Your baobab/ })).toBeNull();
  expect(screen.queryByText(/more seed/)).toBeNull();
});

test('young children see leaves, and the next entry as a picture to press', async () => {
  await show('Primary 2');
  expect(screen.getByRole('img', { name: '2 / 3 correct' }).tagName).not.toBe('IMG');
  expect(screen.getByRole('button', { name: `Next: ${unitReply.items[1]?.title}` })).toBeTruthy();
  expect(await screen.findByRole('img', { name: /^Your baobab/ })).toBeTruthy();
});
