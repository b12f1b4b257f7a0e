import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { giveVoice } from '#testing/voice.ts';
import { ListenFields } from './listen-fields.tsx';

test('a person chooses whether and how fast to be read to, and it is kept on the device', async () => {
  giveVoice();
  render(<ListenFields />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('switch', { name: /Read aloud without asking/ }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'How fast the voice reads' }), 'Slow');
  expect([localStorage.getItem('afl_voice'), localStorage.getItem('afl_voice_speed')]).toEqual([
    'on',
    'slow',
  ]);
});

test('without a voice of the device there is nothing to choose', () => {
  render(<ListenFields />);
  expect(screen.queryByRole('combobox')).toBeNull();
});
