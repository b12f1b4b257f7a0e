import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { openDatabase } from '#offline/database.ts';
import { noNetwork, refused, replied, serverAnswers } from '#testing/fake-server.ts';
import { lessonReply, videoLesson } from '#testing/lessons.ts';
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

/** The server's current lesson, with these narrations. */
const lessonOf = (...words: readonly string[]) =>
  replied(
    'GET /lesson/:id',
    lessonReply('u7-l1', {
      ...videoLesson,
      scenes: words.map((narration) => ({
        ...videoLesson.scenes[0],
        narration,
      })) as typeof videoLesson.scenes,
    }),
  );

/** Fake microphone and recorder; the track shows whether it was released. */
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
    'GET /lesson/:id': () => lessonOf('This is one.', 'This is two.'),
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
  await user.click(await screen.findByRole('button', { name: 'Record' }));
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
  await user.click(await screen.findByRole('button', { name: 'Record' }));
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  await user.click(await screen.findByRole('button', { name: 'Keep it' }));
  await screen.findByText(/very many recordings/);
  expect(screen.getByRole('button', { name: 'Keep it' })).toBeTruthy();
});

const onDevice = async () =>
  (await (await openDatabase()).getAllKeys('facts')).filter((key) => key.startsWith('voice '));
const record = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: 'Record' }));
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  await screen.findByRole('button', { name: 'Keep it' });
};

test('what was recorded and neither kept nor thrown away is there after the page was closed', async () => {
  microphone();
  const { user } = await open({});
  await record(user);
  const { id } = personOf('teacher');
  await waitFor(async () => expect(await onDevice()).toEqual([`voice ${id} u400-l1 3 0 lg`]));
  cleanup();
  const { asked, user: later } = await open({
    'POST /lessons/:id/voices': () => replied('POST /lessons/:id/voices', voice),
  });
  expect(await screen.findByText(/^On this phone, not sent yet/)).toBeTruthy();
  // It was not accepted, so it is not sent.
  expect(asked.some(({ name }) => name === 'POST /lessons/:id/voices')).toBe(false);
  await later.click(await screen.findByRole('button', { name: 'Do not keep it' }));
  await waitFor(async () => expect(await onDevice()).toEqual([]));
});

test('without a network it waits on the phone, and goes when the network is back', async () => {
  microphone();
  let answer: () => Response | Promise<Response> = noNetwork;
  const { asked, user } = await open({ 'POST /lessons/:id/voices': () => answer() });
  await record(user);
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(await screen.findByText(/It goes to the school by itself/)).toBeTruthy();
  await screen.findByText('This is two.');
  cleanup();
  expect(await onDevice()).toHaveLength(1);
  answer = () => replied('POST /lessons/:id/voices', voice);
  const again = await open({ 'POST /lessons/:id/voices': () => answer() });
  await waitFor(async () => expect(await onDevice()).toEqual([]));
  const sent = again.asked.filter(({ name }) => name === 'POST /lessons/:id/voices');
  expect(sent).toHaveLength(1);
  expect(asked.filter(({ name }) => name === 'POST /lessons/:id/voices')).toHaveLength(1);
});

test('neither sent nor kept: it is not called kept, and the page stays with the only copy', async () => {
  microphone();
  const { user } = await open({ 'POST /lessons/:id/voices': noNetwork });
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The phone is full.', 'QuotaExceededError');
  });
  await record(user);
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  await screen.findByText(/Your recording is still here/);
  expect(screen.queryByText(/Kept on this phone/)).toBeNull();
  expect(screen.getByText('This is one.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Keep it' })).toBeTruthy();
  expect(screen.getByLabelText('Listen before you keep it')).toBeTruthy();
});

test('a recording of other words than those of now is not sent by itself', async () => {
  microphone();
  const first = await open({ 'POST /lessons/:id/voices': noNetwork });
  await record(first.user);
  await first.user.click(screen.getByRole('button', { name: 'Keep it' }));
  await screen.findByText(/It goes to the school by itself/);
  cleanup();
  const asked = serverAnswers({
    'GET /me': () => replied('GET /me', personOf('teacher')),
    'GET /lessons/:id/voices': () => replied('GET /lessons/:id/voices', []),
    'GET /lesson/:id': () => lessonOf('New.'),
    'POST /lessons/:id/voices': () => replied('POST /lessons/:id/voices', voice),
  });
  await showPage(
    '/',
    <VoicePart lessonId="u400-l1" classId={3} scenes={[{ name: 'One', narration: 'New.' }]} />,
  );
  expect(await screen.findByText(/^On this phone, not sent yet/)).toBeTruthy();
  await waitFor(() => expect(asked.some(({ name }) => name === 'GET /lesson/:id')).toBe(true));
  expect(asked.some(({ name }) => name === 'POST /lessons/:id/voices')).toBe(false);
});

test('a microphone that is not allowed, and a browser that cannot record, are said in words', async () => {
  microphone(false);
  const { user } = await open({});
  await user.click(await screen.findByRole('button', { name: 'Record' }));
  await screen.findByText(/The microphone is not allowed/);
});

test('a kept voice is removed after a question; one whose words changed says so', async () => {
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
  expect(kept).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.getAllByText('No voice yet')).toHaveLength(2));
});

test('what was kept is heard from an address that the pages of the server may play; without any there is no sum', async () => {
  microphone();
  const told: string[] = [];
  const play = async () => undefined;
  vi.stubGlobal('Audio', function (this: unknown, address: string) {
    told.push(address);
    return { play, src: address };
  });
  await open({});
  expect(screen.queryByText(/All recordings/)).toBeNull();
  cleanup();
  const { user } = await open({
    'GET /lessons/:id/voices': () => replied('GET /lessons/:id/voices', [voice]),
    'GET /lessons/:id/sounds': () =>
      replied('GET /lessons/:id/sounds', [
        { id: 5, scene: 0, seconds: 4, type: 'audio/webm', sound: 'AAAA' },
      ]),
  });
  await screen.findByText(/All recordings/);
  await user.click(await screen.findByRole('button', { name: 'Play scene 1' }));
  await waitFor(() => expect(told).toEqual(['blob:sound']));
});
