import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showAt } from '#testing/show.tsx';
import { giveVoice } from '#testing/voice.ts';
import { Levels } from './levels.tsx';

test.each([
  [true, ['How hard?', 'To begin', 'A bit harder', 'A challenge']],
  [false, []],
])('who cannot read yet (%s) can listen to how hard it may be', async (isYoung, heard) => {
  const { spoken } = giveVoice();
  const choose = vi.fn();
  await showAt('/', <Levels level={1} isYoung={isYoung} onChoose={choose} />);
  for (const ear of screen.queryAllByRole('button')) fireEvent.click(ear);
  for (const said of heard) {
    expect(spoken[spoken.length - 1]?.text).toBe(said);
    act(() => spoken[spoken.length - 1]?.onend?.());
  }
  expect(spoken).toHaveLength(heard.length);
  fireEvent.click(screen.getByRole('radio', { name: 'A challenge' }));
  expect(choose).toHaveBeenCalledWith(3);
});
