import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { videoLesson } from '#testing/lessons.ts';
import { showAt } from '#testing/show.tsx';
import { giveVoice, type Utterance } from '#testing/voice.ts';
import { Player } from './player.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const question = videoLesson.scenes.findIndex(({ visual }) => visual.kind === 'question');
const play = async (audience: 2 | 6) => {
  await showAt(
    '/',
    <Player
      scenes={videoLesson.scenes.slice(question)}
      audience={audience}
      figures={videoLesson.figures}
      keyTerms={[]}
      misconceptions={[]}
    />,
  );
  if (audience === 6) fireEvent.click(screen.getByRole('button', { name: 'Voice' }));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Play' })));
};
const heardOut = async (spoken: readonly Utterance[]) => {
  for (let at = 0; at < spoken.length; at++) await act(async () => spoken[at]?.onend?.());
  return spoken.map(({ text }) => text);
};

test('a scene that asks is read to the youngest with its question and its options; others read themselves', async () => {
  const scene = videoLesson.scenes[question];
  if (scene?.visual.kind !== 'question' || scene.visual.item.kind !== 'single')
    throw new Error('no question');
  const { prompt, options } = scene.visual.item;
  const young = giveVoice();
  await play(2);
  const heard = (await heardOut(young.spoken)).join(' ');
  expect(heard).toContain([prompt, ...options.map(({ text }) => text)].join(' '));
  cleanup();
  const older = giveVoice();
  await play(6);
  expect((await heardOut(older.spoken)).join(' ')).toBe(scene.narration);
});
