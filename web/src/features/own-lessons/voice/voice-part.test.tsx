import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { refused, replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { VoicePart } from './voice-part.tsx';

afterEach(() => vi.unstubAllGlobals());

const scenes = [
  { name: 'One', narration: 'This is one.' },
  { name: 'Two', narration: 'This is two.' },
];
const voice = {
  id: 5,
  scene: 0,
  language: 'lg',
  seconds: 4,
  bytes: 10_000,
  classId: 3,
  by: 'Ms Auma',
  stale: false,
};

/** A microphone and a recorder as browsers have them; the track tells whether it was let go. */
const microphone = (allowed = true) => {
  const track = { stop: vi.fn() };
  const stream = { getTracks: () => [track] };
  const recorder = {
    stream,
    state: 'inactive',
    mimeType: 'audio/webm;codecs=opus',
    ondataavailable: (_: { data: Blob }) => undefined,
    onstop: () => undefined,
    start: () => {
      recorder.state = 'recording';
    },
    stop: () => {
      recorder.state = 'inactive';
      recorder.ondataavailable({ data: new Blob(['sound']) });
      recorder.onstop();
    },
  };
  const settings = vi.fn();
  const make = function (this: unknown, _: unknown, how: unknown) {
    settings(how, this);
    return recorder;
  };
  vi.stubGlobal('MediaRecorder', Object.assign(make, { isTypeSupported: () => true }));
  const getUserMedia = async () => {
    if (allowed) return stream;
    const error = new Error('no');
    error.name = 'NotAllowedError';
    throw error;
  };
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  URL.createObjectURL = () => 'blob:sound';
  URL.revokeObjectURL = () => undefined;
  return { track, settings };
};

const open = async (answers: Parameters<typeof serverAnswers>[0]) => {
  localStorage.setItem('token', 'mango');
  const asked = serverAnswers({
    'GET /me': () => replied('GET /me', personOf('teacher')),
    'GET /lessons/:id/voices': () => replied('GET /lessons/:id/voices', []),
    ...answers,
  });
  await showPage('/', <VoicePart lessonId="u400-l1" classId={3} scenes={scenes} />);
  await screen.findByText('This is one.');
  return { asked, user: userEvent.setup() };
};

test('a scene is recorded small, heard, kept for the class, and the next one follows', async () => {
  const { track, settings } = microphone();
  const { asked, user } = await open({
    'POST /lessons/:id/voices': () => replied('POST /lessons/:id/voices', voice),
  });
  await user.click(screen.getByRole('button', { name: 'Record' }));
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(settings.mock.calls[0]?.[0]).toMatchObject({ audioBitsPerSecond: 20_000 });
  expect(track.stop).toHaveBeenCalled();
  expect(asked.some(({ name }) => name === 'POST /lessons/:id/voices')).toBe(false);
  await user.click(await screen.findByRole('button', { name: 'Keep it' }));
  await screen.findByText('This is two.');
  const sent = asked.find(({ name }) => name === 'POST /lessons/:id/voices');
  expect(sent).toBeDefined();
});

test('what the server does not take stays here, to be sent again', async () => {
  microphone();
  const { user } = await open({ 'POST /lessons/:id/voices': () => refused('voices/too-many') });
  await user.click(screen.getByRole('button', { name: 'Record' }));
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  await user.click(await screen.findByRole('button', { name: 'Keep it' }));
  await screen.findByText(/very many recordings/);
  expect(screen.getByRole('button', { name: 'Keep it' })).toBeTruthy();
});

test('a microphone that is not allowed, and a browser that cannot record, are said in words', async () => {
  microphone(false);
  const { user } = await open({});
  await user.click(screen.getByRole('button', { name: 'Record' }));
  await screen.findByText(/The microphone is not allowed/);
});

test('a kept voice can be removed; one whose words changed says so', async () => {
  let kept = [{ ...voice, stale: true }];
  const { user } = await open({
    'GET /lessons/:id/voices': () => replied('GET /lessons/:id/voices', kept),
    'DELETE /lessons/:id/voices/:voiceId': () => {
      kept = [];
      return replied('DELETE /lessons/:id/voices/:voiceId', true);
    },
  });
  await screen.findByText(/the words changed since/);
  await user.click(screen.getByRole('button', { name: 'Remove the voice of scene 1' }));
  await waitFor(() => expect(screen.getAllByText('No voice yet')).toHaveLength(2));
});
