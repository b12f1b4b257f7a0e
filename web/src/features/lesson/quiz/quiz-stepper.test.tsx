import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { nowRead } from '#listen/speaker.ts';
import { quiz } from '#testing/lessons.ts';
import { showAt } from '#testing/show.tsx';
import { giveVoice } from '#testing/voice.ts';
import { QuizMedia } from './quiz-media.tsx';

test('the youngest hear how it went and why after Check, and the next question after it', async () => {
  const { spoken } = giveVoice();
  await showAt(
    '/',
    <QuizMedia quiz={{ ...quiz, level: 'P1-P3' }} next={null} goOn={vi.fn()} unitEnd={null} />,
  );
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  expect(nowRead()?.text).toBe('What can hold water?');
  await user.click(screen.getByRole('radio', { name: /a cup/ }));
  await press('Check');
  expect(nowRead()?.text).toBe('Yes.');
  await act(async () => spoken[spoken.length - 1]?.onend?.());
  expect(nowRead()?.text).toBe('A cup holds water.');
  await press('Next');
  expect(nowRead()?.text).toBe('What is 6 × 7?');
});
