import { act, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { LanguageProvider } from '#lib/language.tsx';
import { giveVoice } from '#testing/voice.ts';
import { Ear } from './ear.tsx';
import { Spoken } from './spoken.tsx';

const story = 'Water boils. Steam is at 99.5 degrees!';

const show = (text: string | readonly string[] = story) => {
  const page = (words: string | readonly string[]) => (
    <LanguageProvider>
      {[words].flat().map((one) => (
        <p key={one}>
          <Spoken text={one} />
        </p>
      ))}
      <Ear text={words} />
    </LanguageProvider>
  );
  const { rerender, unmount } = render(page(text));
  return { again: (words: string) => rerender(page(words)), unmount };
};
const press = () => act(async () => screen.getByRole('button').click());
const lit = () => document.querySelector('.lit')?.textContent ?? null;

afterEach(() => vi.useRealTimers());

test('there is no ear where the device has no voice, or only one of a far server', () => {
  show();
  expect(screen.queryByRole('button')).toBeNull();
  giveVoice({ localService: false });
  show();
  expect(screen.queryByRole('button')).toBeNull();
});

test('it says what it reads, lights up each word, and goes dark at the end', async () => {
  const { spoken } = giveVoice();
  show();
  expect(screen.getByRole('button').getAttribute('aria-label')).toBe(`Listen: ${story}`);
  await press();
  expect(spoken.map(({ text }) => text)).toEqual(['Water boils.']);
  await act(async () => spoken[0]?.onboundary?.({ name: 'word', charIndex: 6 }));
  expect(lit()).toBe('boils');
  await act(async () => spoken[0]?.onend?.());
  expect(spoken[1]?.text).toBe('Steam is at 99.5 degrees!');
  await act(async () => spoken[1]?.onboundary?.({ name: 'word', charIndex: 0 }));
  expect(lit()).toBe('Steam');
  await act(async () => spoken[1]?.onend?.());
  expect(lit()).toBeNull();
  expect(screen.getByRole('button', { name: `Listen: ${story}` })).toBeTruthy();
});

test('a voice that is gone ends in silence: the page stays, and the ear can be pressed again', async () => {
  giveVoice();
  vi.stubGlobal('speechSynthesis', {
    ...speechSynthesis,
    speak: () => {
      throw new TypeError('The voice is gone');
    },
  });
  show();
  await press();
  await waitFor(() => expect(lit()).toBeNull());
  expect(screen.getByText(/Water boils/)).toBeTruthy();
  expect(await screen.findByRole('button', { name: `Listen: ${story}` })).toBeTruthy();
});

test('where the voice tells no words, the sentence that is read is lit', async () => {
  const { spoken } = giveVoice();
  show();
  await press();
  expect(lit()).toBe('Water boils.');
  await act(async () => spoken[0]?.onend?.());
  expect(lit()).toBe('Steam is at 99.5 degrees!');
});

test('pressed again it stops, and what the stopped voice still tells lights nothing', async () => {
  const { spoken, cancel } = giveVoice();
  show();
  await press();
  await act(async () => screen.getByRole('button', { name: 'Stop reading' }).click());
  expect(cancel).toHaveBeenCalled();
  await act(async () => {
    spoken[0]?.onboundary?.({ name: 'word', charIndex: 0 });
    spoken[0]?.onend?.();
  });
  expect(lit()).toBeNull();
  expect(spoken).toHaveLength(1);
});

test('several texts are read one after the other, each lit in its place', async () => {
  const { spoken } = giveVoice();
  show(['Who lays eggs?', 'a hen']);
  await press();
  expect(lit()).toBe('Who lays eggs?');
  await act(async () => spoken[0]?.onend?.());
  expect(lit()).toBe('a hen');
});

test('what has left the page is read no further', async () => {
  const { spoken, cancel } = giveVoice();
  const { again, unmount } = show();
  await press();
  cancel.mockClear();
  again('Another text.');
  expect(cancel).toHaveBeenCalledTimes(1);
  await press();
  cancel.mockClear();
  unmount();
  expect(cancel).toHaveBeenCalledTimes(1);
  expect(spoken.map(({ text }) => text)).toEqual(['Water boils.', 'Another text.']);
});

test('a voice that never ends is not waited for for ever', async () => {
  vi.useFakeTimers();
  const { spoken } = giveVoice();
  show();
  await press();
  await act(async () => vi.advanceTimersByTime(46_000));
  expect(spoken).toHaveLength(2);
});

test('the chosen speed is the speed of the voice', async () => {
  localStorage.setItem('afl_voice_speed', 'slow');
  const { spoken } = giveVoice();
  show();
  await press();
  expect(spoken[0]?.rate).toBe(0.65);
});

test('a page painted where there was no voice comes alive without a complaint, and then has its ear', async () => {
  const page = (
    <LanguageProvider>
      <Ear text={story} />
    </LanguageProvider>
  );
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(page);
  giveVoice();
  const complaints: unknown[] = [];
  const alive = await act(async () =>
    hydrateRoot(root, page, { onRecoverableError: (error) => complaints.push(error) }),
  );
  expect(complaints).toEqual([]);
  expect(screen.getByRole('button', { name: `Listen: ${story}` })).toBeTruthy();
  await act(async () => alive.unmount());
  root.remove();
});
