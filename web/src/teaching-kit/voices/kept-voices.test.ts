import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { refused, replied, serverAnswers, wordless } from '#testing/fake-server.ts';
import { lessonReply, videoLesson } from '#testing/lessons.ts';
import { keepOnDevice, keptVoices, type NewVoice, sendVoices } from './kept-voices.ts';

const owner = 7;
const said = (words: string, more: Partial<NewVoice> = {}): NewVoice => ({
  id: 't7',
  classId: 3,
  scene: 0,
  language: 'lg',
  seconds: 4,
  words: 'This is one.',
  meant: true,
  blob: new Blob([words], { type: 'audio/webm' }),
  ...more,
});
const stored = {
  id: 5,
  scene: 0,
  language: 'lg',
  seconds: 4,
  bytes: 10,
  classId: 3,
  by: 'Ms Auma',
  stale: false,
};
const onDevice = async () =>
  (await keptVoices(owner)).map(({ scene, sound, meant }) => [scene, atob(sound), meant]);
const scenes = videoLesson.scenes.map((scene) => ({ ...scene, narration: 'This is one.' }));
const shown = () => replied('GET /lesson/:id', lessonReply('u7-l1', { ...videoLesson, scenes }));
/** Returns the POST calls. Each one follows a GET of the lesson, which checks that the recorded text is unchanged. */
const answered = (post: () => Response | Promise<Response>) => {
  const posts: (string | null)[] = [];
  serverAnswers({
    'GET /lesson/:id': shown,
    'POST /lessons/:id/voices': ({ bearer }) => {
      posts.push(bearer);
      return post();
    },
  });
  return posts;
};
const send = () => sendVoices(owner, 'of Auma', () => true);
const taken = () => replied('POST /lessons/:id/voices', stored);

test.each([
  ['taken', taken],
  ['refused', () => refused('voices/too-many')],
])('what was recorded again while the old one was %s stays as it is', async (_, answer) => {
  const asked = answered(async () => {
    await keepOnDevice(owner, said('the new one'));
    return answer();
  });
  await keepOnDevice(owner, said('the old one'));
  await send();
  expect(asked).toEqual(['Bearer of Auma']);
  expect(await onDevice()).toEqual([[0, 'the new one', true]]);
});

test('the control: what nobody recorded again leaves when it is taken, and stays unmeant when it is refused', async () => {
  answered(() => refused('voices/too-many'));
  await keepOnDevice(owner, said('the old one'));
  await send();
  expect(await onDevice()).toEqual([[0, 'the old one', false]]);
  await keepOnDevice(owner, said('the old one'));
  answered(taken);
  await send();
  expect(await onDevice()).toEqual([]);
});

test('a round does not send what was recorded again since it began', async () => {
  const asked = answered(async () => {
    await keepOnDevice(owner, said('the new two', { scene: 1, meant: false }));
    return taken();
  });
  await keepOnDevice(owner, said('one'));
  await keepOnDevice(owner, said('the old two', { scene: 1 }));
  await send();
  expect(asked).toEqual(['Bearer of Auma']);
  expect(await onDevice()).toEqual([[1, 'the new two', false]]);
});

test.each([
  [401, true],
  [408, true],
  [429, true],
  [502, true],
  [400, false],
  [409, false],
  [413, false],
])('after %i it is sent another time: %s', async (status, isMeant) => {
  answered(() => wordless(status));
  await keepOnDevice(owner, said('one'));
  await send();
  expect(await onDevice()).toEqual([[0, 'one', isMeant]]);
});
