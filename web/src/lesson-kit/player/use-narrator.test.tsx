import type { Scene } from '@afrolearn/learning/lessons/lesson.ts';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TouchTask } from '#lesson-kit/touch/scene-touch.tsx';
import { nowRead } from '#listen/speaker.ts';
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
const play = async (
  audience: 2 | 6,
  scenes: readonly Scene[] = videoLesson.scenes.slice(question),
  sounds?: ReadonlyMap<number, string>,
) => {
  await showAt(
    '/',
    <Player
      scenes={scenes}
      sounds={sounds}
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
  const { prompt } = scene.visual.item;
  const young = giveVoice();
  await play(2);
  const heard = (await heardOut(young.spoken)).join(' ');
  const shown = screen
    .getAllByRole('radio')
    .map((option) => option.closest('label')?.querySelector('[lang=en]')?.textContent ?? '');
  expect(shown).toHaveLength(3);
  expect(heard).toContain([prompt, ...shown].join(' '));
  cleanup();
  const older = giveVoice();
  await play(6);
  expect((await heardOut(older.spoken)).join(' ')).toBe(scene.narration);
});

const moves: Scene = {
  name: 'Move',
  narration: 'Where is one half?',
  visual: {
    kind: 'touch',
    task: 'Show one half.',
    help: 'Look again.',
    explain: 'That is it.',
    touch: { on: 'number-line', from: 0, to: 1, step: 0.25, goal: 0.5 },
  },
};

test('what is said to a task of the lesson is read to the youngest, over what was told before it', async () => {
  await TouchTask.load();
  giveVoice();
  await play(2, [moves]);
  expect(nowRead()?.text).toBe('Where is one half?');
  await act(async () =>
    fireEvent.change(screen.getByRole('slider', { name: 'Point' }), { target: { value: '0.25' } }),
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Check' })));
  expect(nowRead()?.text).toBe('Not yet.');
});

test('one mouth for the page: an ear ends the teacher’s recording, and the recording an ear', async () => {
  giveVoice();
  const [sounded, pause] = [vi.fn(async () => undefined), vi.fn()];
  vi.stubGlobal(
    'Audio',
    vi.fn(function audio(this: object) {
      Object.assign(this, { play: sounded, pause });
    }),
  );
  await play(2, undefined, new Map([[0, 'blob:told']]));
  const press = (name: string | RegExp) =>
    act(async () => fireEvent.click(screen.getByRole('button', { name })));
  expect([sounded.mock.calls.length, pause.mock.calls.length, nowRead()]).toEqual([1, 0, null]);
  await press(/^Listen: What holds water\?/);
  expect([pause.mock.calls.length, nowRead()?.text]).toEqual([1, 'What holds water?']);
  await press('Pause');
  expect(nowRead()?.text).toBe('What holds water?');
  await press('Play');
  expect([sounded.mock.calls.length, nowRead()]).toEqual([2, null]);
});
