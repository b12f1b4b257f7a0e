import { act, fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { videoLesson } from '#testing/lessons.ts';
import { showAt } from '#testing/show.tsx';
import { Player } from './player.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const show = (more: Partial<ComponentProps<typeof Player>> = {}) =>
  showAt(
    '/',
    <Player
      scenes={videoLesson.scenes}
      audience={6}
      figures={videoLesson.figures}
      keyTerms={videoLesson.keyTerms}
      misconceptions={videoLesson.misconceptions ?? []}
      ending={() => <p>That is all.</p>}
      {...more}
    />,
  );

const pass = (seconds: number) => act(async () => await vi.advanceTimersByTimeAsync(seconds * 1000));
const press = (key: string, on: Element = document.body) => act(async () => fireEvent.keyDown(on, { key }));
const click = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));

const endings = () => {
  const onEnded = vi.fn<NonNullable<ComponentProps<typeof Player>['onEnded']>>();
  return { onEnded, told: () => onEnded.mock.calls.map(([{ watched, skipped }]) => ({ watched, skipped })) };
};

test('whoever goes to the end has not watched it, and is led to the first scene that was skipped', async () => {
  const { onEnded, told } = endings();
  await show({
    onEnded,
    ending: ({ watchSkipped }) => (
      <button type="button" onClick={watchSkipped}>
        Show me
      </button>
    ),
  });
  await press('End', screen.getByRole('slider'));
  expect(told()).toEqual([{ watched: false, skipped: 3 }]);
  await click('Show me');
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toContain('scene 1 of 3');
  expect(document.activeElement?.closest('section')).toBe(screen.getByRole('region', { name: 'Explainer' }));
  await pass(60);
  await act(async () => fireEvent.click(screen.getByLabelText(/a cup/), { detail: 1 }));
  await click('Carry on');
  await pass(60);
  expect(told()).toEqual([
    { watched: false, skipped: 3 },
    { watched: true, skipped: 0 },
  ]);
});

test('scenes that are only stepped through are not watched, and neither is a question nobody answered', async () => {
  const { onEnded, told } = endings();
  await show({ onEnded });
  for (const _ of videoLesson.scenes) await click('Next scene');
  expect(told()).toEqual([{ watched: false, skipped: 3 }]);
});

test('whoever steps from scene to scene and reads each one has watched it, without the clock', async () => {
  const { onEnded, told } = endings();
  await show({ onEnded });
  await click('Play');
  await click('Pause');
  await pass(30);
  await click('Next scene');
  await act(async () => fireEvent.click(screen.getByLabelText(/a cup/), { detail: 1 }));
  await click('Next scene');
  await pass(30);
  await click('Next scene');
  expect(told()).toEqual([{ watched: true, skipped: 0 }]);
  expect(screen.getByText('That is all.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Play again' })).toBeTruthy();
});

test('after a question the ending stands alone: the question keeps no room behind it', async () => {
  const { onEnded, told } = endings();
  await show({ onEnded, scenes: videoLesson.scenes.slice(0, 2) });
  await click('Next scene');
  expect(told()).toEqual([]);
  expect(screen.getByText('What holds water?')).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByLabelText(/a cup/), { detail: 1 }));
  await click('Finish');
  expect(screen.getByText('That is all.')).toBeTruthy();
  expect(screen.queryByText('What holds water?')).toBeNull();
  await click('Scene before');
  expect(screen.getByText('What holds water?')).toBeTruthy();
});

test('who steps over a question at the end is told of it, and led back to it', async () => {
  const { onEnded, told } = endings();
  await show({ onEnded, scenes: videoLesson.scenes.slice(0, 2) });
  await click('Next scene');
  await click('Next scene');
  expect(told()).toEqual([{ watched: false, skipped: 2 }]);
  expect(screen.queryByText('What holds water?')).toBeNull();
});

test('a finger that is drawn along the bar, and a key that is held down, show nothing on their way', async () => {
  const { onEnded, told } = endings();
  await show({ onEnded });
  const bar = screen.getByRole('slider');
  vi.spyOn(bar, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 44));
  await act(async () => fireEvent.pointerDown(bar, { clientX: 1 }));
  for (let clientX = 1; clientX <= 100; clientX += 3)
    await act(async () => fireEvent.pointerMove(bar, { clientX, buttons: 1 }));
  await press('Home', bar);
  for (let times = 0; times < 9; times++)
    await act(async () => fireEvent.keyDown(bar, { key: 'ArrowRight', repeat: true }));
  for (let times = 0; times < 9; times++)
    await act(async () => fireEvent.keyDown(document.body, { key: 'ArrowRight', repeat: true }));
  await click('Play');
  await pass(1);
  expect(told()).toEqual([{ watched: false, skipped: 3 }]);
});

test('what was left in the middle goes on at its scene, and what was seen before stays seen', async () => {
  const { onEnded, told } = endings();
  const places: unknown[] = [];
  const onPlace = (place: unknown) => places.push(place);
  await show({ onEnded, onPlace, from: { at: 9, answered: [1], looked: { 0: 60, 1: 60 } } });
  const at = screen.getByRole('slider').getAttribute('aria-valuetext');
  expect(at).toContain('scene 3 of 3');
  await click('Play');
  await pass(60);
  expect(told()).toEqual([{ watched: true, skipped: 0 }]);
  expect(places.at(-1), 'a watched lesson has no place any more').toBeNull();
});

test('who leafed to the end goes on at the first scene that was skipped, and the list still knows how many were', async () => {
  const places: unknown[] = [];
  await show({ onPlace: (place) => places.push(place), from: { at: 0, answered: [], looked: { 0: 60 } } });
  await press('End', screen.getByRole('slider'));
  const left = places.at(-1) as {
    at: number;
    answered: number[];
    looked: Record<number, number>;
    skipped: number;
  };
  expect(left.skipped).toBe(2);
  await show({ from: left });
  const [, second] = screen.getAllByRole('slider');
  expect(second?.getAttribute('aria-valuetext')).toContain('scene 2 of 3');
});
