import { timeScenes } from '@afrolearn/learning/lessons/timing.ts';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { type ComponentProps, createRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { videoLesson } from '#testing/lessons.ts';
import { showAt } from '#testing/show.tsx';
import { giveVoice } from '#testing/voice.ts';
import { Player } from './player.tsx';
import type { PlayerHandle } from './use-player-handle.ts';

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
const player = () => within(screen.getByRole('region', { name: 'Explainer' }));
const seconds = () => Number(screen.getByRole('slider').getAttribute('aria-valuenow'));

test('spec 1 §2.7: it waits to be played, tells the caption, and marks the key term in it', async () => {
  await show();
  expect(player().getByText('well').tagName).toBe('B');
  await pass(3);
  expect(seconds()).toBe(0);
  await click('Play');
  await pass(3);
  expect(seconds()).toBe(3);
  expect(player().getByRole('button', { name: 'Pause' })).toBeTruthy();
});

test('scenes follow each other by the time of their words', async () => {
  await show();
  await click('Play');
  await pass(3.2);
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toContain('scene 1 of 3: Morning');
  await pass(1);
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toContain('scene 2 of 3: Stop');
});

test('a question scene stops, waits for an answer, and then carries on', async () => {
  await show();
  await click('Play');
  await pass(60);
  expect(screen.getByRole('heading', { name: 'What holds water?' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Carry on' })).toBeNull();
  await act(async () => fireEvent.click(screen.getByLabelText(/a sieve/), { detail: 1 }));
  expect(screen.getByText('Try again.')).toBeTruthy();
  expect(screen.getByText('Water runs through holes.')).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByLabelText(/a cup/), { detail: 1 }));
  expect(screen.getByText('Correct!')).toBeTruthy();
  await click('Carry on');
  await pass(1);
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toContain('scene 3 of 3');
  await pass(60);
  expect(screen.getByText('That is all.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Play again' })).toBeTruthy();
});

const answerByKeys = async (words: RegExp) => {
  const radio = screen.getByLabelText(words);
  await act(async () => {
    radio.focus();
    fireEvent.click(radio, { detail: 0 });
  });
  screen.getByRole('button', { name: 'Check' }).focus();
  await click('Check');
};

test('by keyboard: Check hands the focus to what it said, then to Carry on, and Carry on to Pause', async () => {
  await show();
  await click('Next scene');
  await answerByKeys(/a sieve/);
  expect(document.activeElement).toBe(screen.getByText('Try again.').closest('section'));
  await answerByKeys(/a cup/);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Carry on' }));
  await click('Carry on');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pause' }));
});

test('after a wrong answer it may be tried again or left; a second one is followed by the answer', async () => {
  await show();
  await click('Next scene');
  const choose = (name: RegExp) =>
    act(async () => fireEvent.click(screen.getByLabelText(name), { detail: 1 }));
  await choose(/a sieve/);
  expect(screen.getByRole('button', { name: 'Carry on' })).toBeTruthy();
  await click('Try again');
  expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]);
  expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false);
  expect(screen.getByText('Water runs through holes.')).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByLabelText(/a sieve/)));
  expect(screen.getByRole('button', { name: 'Check' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Carry on' })).toBeNull();
  await click('Check');
  expect(screen.getByText('Not yet.')).toBeTruthy();
  expect(screen.getByText('A cup holds water.')).toBeTruthy();
  expect(screen.getByLabelText(/a cup/).closest('label')?.textContent).toContain('Right answer');
  expect(screen.queryByRole('button', { name: /Try again|Check/ })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Carry on' }));
});

test('a question says that it waits; Play then leads to the answers', async () => {
  await show();
  await click('Play');
  await pass(4.5);
  expect(screen.getByRole('radiogroup')).toBeTruthy();
  // Pressing an option checks it, without another button.
  expect(screen.queryByRole('button', { name: /Choose an answer|Check/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  await pass(60);
  await click('Play');
  expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]);
  await act(async () => fireEvent.click(screen.getByLabelText(/a cup/), { detail: 1 }));
  expect(screen.getByRole('button', { name: 'Carry on' })).toBeTruthy();
});

test('it pauses when the page is hidden', async () => {
  await show();
  await click('Play');
  await pass(1);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await act(async () => fireEvent(document, new Event('visibilitychange')));
  hidden.mockRestore();
  await pass(5);
  expect(seconds()).toBe(1);
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
});

test('by keyboard: space plays and pauses, the arrows go on and back', async () => {
  await show();
  await press(' ');
  await pass(1);
  await press(' ');
  await pass(5);
  expect(seconds()).toBe(1);
  await press('ArrowRight');
  expect(seconds()).toBe(6);
  await press('ArrowLeft');
  expect(seconds()).toBe(1);
});

test('space on a button is the button’s, and arrows among answers are theirs', async () => {
  await show();
  expect(screen.getByRole('button', { name: 'Scene before' })).toBeTruthy();
  await press(' ', screen.getByRole('button', { name: 'Next scene' }));
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
  await click('Next scene');
  const before = seconds();
  await press('ArrowRight', screen.getAllByRole('radio')[0] as Element);
  expect(seconds()).toBe(before);
});

test('the seek bar goes by scenes with PageUp and to both ends', async () => {
  await show();
  const bar = screen.getByRole('slider');
  await press('PageUp', bar);
  expect(bar.getAttribute('aria-valuetext')).toContain('scene 2 of 3');
  await press('End', bar);
  expect(bar.getAttribute('aria-valuetext')).toContain('scene 3 of 3');
  await press('Home', bar);
  expect(seconds()).toBe(0);
});

test('a faster speed makes the same scene pass sooner', async () => {
  await show();
  await click('Speed 1×');
  await click('Speed 1.25×');
  expect(screen.getByRole('button', { name: 'Speed 1.5×' })).toBeTruthy();
  await click('Play');
  await pass(2);
  expect(seconds()).toBe(3);
});

test('without a voice of its own the device shows no button for it', async () => {
  await show();
  expect(screen.queryByRole('button', { name: 'Voice' })).toBeNull();
});

test('with a voice it is asked to speak, and the caption is not told twice', async () => {
  const { spoken } = giveVoice();
  await show();
  await click('Voice');
  expect(localStorage.getItem('afl_voice')).toBe('on');
  await click('Play');
  expect(spoken.map(({ text }) => text)).toEqual(['Apio walks to the well.']);
  // The voice has not finished, so the scene is held.
  await pass(10);
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toContain('scene 1 of 3');
});

test('the word that the voice reads is lit in the caption', async () => {
  const { spoken } = giveVoice();
  await show();
  await click('Voice');
  await click('Play');
  await act(async () => spoken[0]?.onboundary?.({ name: 'word', charIndex: 5 }));
  expect(document.querySelector('.lit')?.textContent).toBe('walks');
});

test('the voice is not cut while it reads a question; when it has ended, the answer is waited for', async () => {
  const { spoken, cancel } = giveVoice();
  await show();
  await click('Voice');
  await click('Play');
  await act(async () => spoken[0]?.onend?.());
  await pass(6);
  expect(spoken).toHaveLength(2);
  const before = cancel.mock.calls.length;
  await pass(20);
  expect(cancel.mock.calls.length).toBe(before);
  expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
  await act(async () => spoken[1]?.onend?.());
  await pass(1);
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  expect(screen.getByRole('radiogroup')).toBeTruthy();
});

test('what the lesson says is marked as English; what the page says is not', async () => {
  await show();
  expect(player().getByText('well').closest('[lang]')?.getAttribute('lang')).toBe('en');
  await click('Next scene');
  expect(screen.getByRole('heading', { name: 'What holds water?' }).lang).toBe('en');
  expect(screen.getByText('a cup').closest('[lang]')?.getAttribute('lang')).toBe('en');
  await act(async () => fireEvent.click(screen.getByLabelText(/a sieve/), { detail: 1 }));
  expect(screen.getByText('Carry on').closest('section [lang]')).toBeNull();
});

test('arrows in a wide table of the text below move the table, not the film', async () => {
  await show();
  const table = document.createElement('div');
  table.setAttribute('role', 'region');
  table.tabIndex = 0;
  document.body.append(table);
  await press('ArrowRight', table);
  table.remove();
  expect(seconds()).toBe(0);
  await press('ArrowRight');
  expect(seconds()).toBe(5);
});

test.each([
  ['smoothly', false, 'smooth'],
  ['at once where movement is not wanted', true, 'auto'],
])('what begins to play is brought into view, %s', async (_, isCalm, behavior) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }));
  const moved = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  const { unmount } = await show();
  expect(moved).not.toHaveBeenCalled();
  await click('Play');
  expect(moved.mock.calls).toEqual([[{ block: 'nearest', behavior }]]);
  expect(moved.mock.contexts[0]).toBe(screen.getByRole('region', { name: 'Explainer' }));
  unmount();
  await show({ startsNow: true });
  expect(moved).toHaveBeenCalledTimes(2);
});

const partsShown = () =>
  ['a can', 'a cup'].map(
    (point) => screen.getByText(point, { selector: 'li' }).getAttribute('data-shown') === 'true',
  );

test('a scene that is stepped to stands there whole; when it is played, its parts come one by one', async () => {
  const handle = createRef<PlayerHandle>();
  await show({ ref: handle });
  const bar = screen.getByRole('slider');
  await click('Next scene');
  await click('Next scene');
  expect(partsShown()).toEqual([true, true]);
  await click('Play');
  expect(partsShown()).toEqual([true, false]);
  await pass(0.5);
  await click('Pause');
  expect(partsShown()).toEqual([true, false]);
  await click('Scene before');
  expect(bar.getAttribute('aria-valuetext')).toContain('scene 2 of 3');
  const last = timeScenes(videoLesson.scenes, 6)[2]?.start ?? 0;
  await act(async () => handle.current?.seek(last));
  expect(partsShown()).toEqual([true, true]);
  await act(async () => handle.current?.seek(last + 0.5));
  expect(partsShown()).toEqual([true, false]);
});
