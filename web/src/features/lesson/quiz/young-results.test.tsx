import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { singleQuestion } from '#testing/lessons.ts';
import { showAt } from '#testing/show.tsx';
import { giveVoice } from '#testing/voice.ts';
import { QuizResults } from './quiz-results.tsx';

const items = [singleQuestion('a', 'What can hold water?'), singleQuestion('b', 'What keeps water?')];

const show = (answers: Readonly<Record<string, number>>, isYoung: boolean) =>
  showAt(
    '/',
    <QuizResults
      title="Water"
      subjectId={7}
      items={items}
      answers={answers}
      misconceptions={[]}
      isFirst={false}
      announced={false}
      isYoung={isYoung}
      out={{ label: 'Leave', onLeave: () => undefined }}
      entryOf={() => undefined}
      onSee={() => undefined}
      onRetry={() => undefined}
      next={null}
      onNext={() => undefined}
      unitEnd={null}
    />,
  );

test('young children read no percent: not yet, and let us try again', async () => {
  await show({}, true);
  expect(screen.getByText('Not yet. Let us try again.')).toBeTruthy();
  expect(screen.queryByText(/percent|70/)).toBeNull();
  expect(screen.queryByText(/0 /)).toBeNull();
  expect(screen.getByRole('img', { name: '0 of 2 right' })).toBeTruthy();
  expect(screen.getAllByRole('button').map((one) => one.textContent)).toContain('Retry');
});

test('older ones read what they need', async () => {
  await show({}, false);
  expect(screen.getByText(/You need 70 percent, and you have 0/)).toBeTruthy();
});

test.each([
  [true, ['0 of 2 right']],
  [false, []],
])('it is said without asking to those who do not read yet: %s', async (isYoung, said) => {
  const { spoken } = giveVoice();
  await show({}, isYoung);
  expect(spoken.map(({ text }) => text)).toEqual(said);
});

test('what is to be won back is leaves to young children, and words to older ones', async () => {
  await show({}, true);
  expect(screen.queryByText(/to win back/)).toBeNull();
  expect(screen.getAllByRole('img')).toHaveLength(2);
});
