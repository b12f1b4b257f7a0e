import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { narrations, users } from '#db/tables.ts';
import { good, openSchool, type Who } from '#testing/lessons-school.ts';
import { multipart } from '#testing/multipart.ts';
import { bringCurriculum } from '#testing/packed-curriculum.ts';
import { mp4Of, oggOf, tellingSounds, voice, webmOf } from '#testing/sounds.ts';
import { testApp } from '#testing/test-app.ts';
import { soundKindOf } from './sound-kinds.ts';

const app = await testApp({ SAFETY_PROFILE: 'school' });
const { database, clock } = app;
await bringCurriculum(database.db, clock.now);
const { as, make, rooms, tokens, ids } = await openSchool(app);
const lesson = 'u400-l1';

const record = async (who: Who, id: string, query: string, bytes = voice) => {
  const { type, payload } = multipart([{ name: 'sound', bytes }]);
  const headers = { authorization: `Bearer ${tokens[who]}`, 'content-type': type };
  const url = `/api/lessons/${id}/voices?${query}`;
  const answer = await app.app.inject({ method: 'POST', url, headers, payload });
  return { status: answer.statusCode, ...(answer.json() as { id?: number; code?: string }) };
};
const heard = async (who: Who, id = lesson) =>
  (await as(who)('GET', `/lessons/${id}/sounds?language=lg`)).body as { scene: number; sound: string }[];
const here = `scene=0&language=lg&seconds=4&classId=${rooms.mine}`;

test('a class hears its teacher, the family too, and nobody else of the school or outside it', async () => {
  expect(await record('teacher', lesson, here)).toMatchObject({ status: 201 });
  for (const who of ['pupil', 'parent', 'teacher', 'head'] as const)
    expect(await heard(who)).toMatchObject([{ scene: 0, sound: voice.toString('base64') }]);
  for (const who of ['schoolmate', 'stranger', 'colleague', 'outsideTeacher'] as const)
    expect(await heard(who)).toEqual([]);
  expect((await as(null)('GET', `/lessons/${lesson}/sounds?language=lg`)).status).toBe(401);
});

test('only the teacher of a class and the head tell it something', async () => {
  expect(await record('colleague', lesson, here)).toMatchObject({ status: 404 });
  expect(await record('outsideTeacher', lesson, here)).toMatchObject({ status: 404 });
  expect(await record('pupil', lesson, here)).toMatchObject({ status: 403 });
  expect(await record('teacher', lesson, 'scene=0&language=lg&seconds=4')).toMatchObject({ status: 404 });
  expect(await record('teacher', lesson, here.replace('scene=0', 'scene=99'))).toMatchObject({ status: 404 });
});

test('a new recording takes the place of the one before, and one that is removed is gone', async () => {
  const first = await record('teacher', lesson, here.replace('scene=0', 'scene=1'));
  const again = await record('teacher', lesson, here.replace('scene=0', 'scene=1'));
  expect(again.id).toBe(first.id);
  expect(await heard('pupil')).toHaveLength(2);
  const gone = `/lessons/${lesson}/voices/${again.id}`;
  expect((await as('colleague')('DELETE', gone)).status).toBe(404);
  expect((await as('teacher')('DELETE', gone)).status).toBe(200);
  expect((await as('teacher')('DELETE', gone)).status).toBe(404);
  expect(await heard('pupil')).toHaveLength(1);
});

test.each(Object.values(tellingSounds))(
  'nobody hears where and on what it was recorded, and neither does the database',
  async (sound) => {
    expect(await record('teacher', lesson, here, sound)).toMatchObject({ status: 201 });
    const [own] = await database.db.select().from(narrations).where(eq(narrations.scene, '0'));
    const [answer] = await heard('pupil');
    const both = [own?.sound, Buffer.from(answer?.sound ?? '', 'base64')];
    for (const bytes of both) {
      expect(bytes?.length).toBe(sound.length);
      expect(bytes?.toString('latin1')).not.toMatch(/Kampala|Tuesday|Tecno|GPS/);
    }
  },
);

test('other words than those on the screen are told to no learner; their teacher sees why', async () => {
  await database.db.update(narrations).set({ words: 'others' }).where(eq(narrations.scene, '0'));
  expect(await heard('pupil')).toEqual([]);
  expect((await as('pupil')('GET', `/lessons/${lesson}/voices`)).body).toEqual([]);
  expect((await as('teacher')('GET', `/lessons/${lesson}/voices`)).body).toMatchObject([{ stale: true }]);
  await record('teacher', lesson, here);
  expect(await heard('pupil')).toHaveLength(1);
});

test('whom the school has paused is not heard', async () => {
  const pause = (at: Date | null) =>
    database.db.update(users).set({ suspendedAt: at }).where(eq(users.id, ids.teacher));
  await pause(clock.now);
  expect(await heard('pupil')).toEqual([]);
  await pause(null);
  expect(await heard('pupil')).toHaveLength(1);
});

test('the voice of an own lesson is for all who see the lesson, and follows its scene', async () => {
  const scenes = [
    { name: 'One', narration: 'This is one.' },
    { name: 'Two', narration: 'This is two.' },
  ];
  const body = { ...good.video, url: null, scenes, visibility: 'class', classId: rooms.mine };
  const { id } = await make('teacher', body);
  expect(await record('teacher', id, 'scene=1&language=lg&seconds=4')).toMatchObject({ status: 201 });
  expect(await record('colleague', id, 'scene=1&language=lg&seconds=4')).toMatchObject({ status: 404 });
  expect(await heard('pupil', id)).toMatchObject([{ scene: 1 }]);
  expect((await as('schoolmate')('GET', `/lessons/${id}/sounds?language=lg`)).status).toBe(404);
  const turned = [
    { ...scenes[1], id: 's2' },
    { ...scenes[0], id: 's1' },
  ];
  await as('teacher')('PUT', `/lessons/${id}`, { body: { ...body, scenes: turned } });
  expect(await heard('pupil', id)).toMatchObject([{ scene: 0 }]);
});

test.each([
  ['a WebM with sound', webmOf(2), 'audio/webm'],
  ['an MP4 with sound', mp4Of('soun'), 'audio/mp4'],
  ['an Ogg with Opus', oggOf('OpusHead'), 'audio/ogg'],
  ['a WebM with a picture too', webmOf(2, 1), null],
  ['a film', webmOf(1), null],
  ['an MP4 with a picture', mp4Of('vide'), null],
  ['an MP4 with both', mp4Of('soun', 'vide'), null],
  ['an Ogg with another thing in it', oggOf('\x80theora'), null],
  ['a page', Buffer.from(`<html>${'x'.repeat(200)}`), null],
  ['a WebM that is cut short', webmOf(2).subarray(0, 70), null],
])('%s is told by its bytes', (_, bytes, kind) => {
  expect(soundKindOf(bytes)).toBe(kind);
});

test('what is no sound, is nothing or is too large is refused in words', async () => {
  expect(await record('teacher', lesson, here, webmOf(1))).toMatchObject({ code: 'voices/wrong-sound' });
  expect(await record('teacher', lesson, here, Buffer.alloc(0))).toMatchObject({ code: 'voices/no-sound' });
  const large = Buffer.concat([voice, Buffer.alloc(256 * 1024)]);
  expect(await record('teacher', lesson, here, large)).toMatchObject({ code: 'voices/too-large' });
});
