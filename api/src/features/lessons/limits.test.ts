import { expect, test } from 'vitest';
import { mp4 } from '#testing/films.ts';
import { good, openSchool } from '#testing/lessons-school.ts';
import { multipart } from '#testing/multipart.ts';
import { testApp } from '#testing/test-app.ts';

const server = await testApp({ SAFETY_PROFILE: 'school' }, { limitsWidth: 1 });
const { as, make, tokens } = await openSchool(server);

/* Advances the clock past the limit per minute, which is tested elsewhere. */
const later = (seconds: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + seconds * 1000);
};

/** The number of successes before 429. */
const until429 = async (act: (n: number) => Promise<number>, good: number): Promise<number> => {
  for (let n = 0; n < 100; n += 1) {
    later(1);
    const status = await act(n);
    if (status === 429) return n;
    expect(status).toBe(good);
  }
  return 100;
};

test('30 lessons an hour are made, then 429 until the hour is over', async () => {
  const post = async () => (await as('teacher')('POST', '/lessons', { body: good.reading })).status;
  expect(await until429(post, 201)).toBe(30);
  later(3600);
  expect(await post()).toBe(201);
});

test('60 changes an hour', async () => {
  const { id } = await make('colleague', good.reading);
  const put = async (n: number) =>
    (await as('colleague')('PUT', `/lessons/${id}`, { body: { ...good.reading, title: `Try ${n}` } })).status;
  expect(await until429(put, 200)).toBe(60);
});

test('30 deletions an hour; each of them can be undone', async () => {
  const { id } = await make('head', good.reading);
  const remove = async () => {
    const { status } = await as('head')('DELETE', `/lessons/${id}`);
    if (status === 200) expect((await as('head')('POST', `/lessons/${id}/restore`)).status).toBe(200);
    return status;
  };
  expect(await until429(remove, 200)).toBe(30);
});

test('10 films an hour and 30 a day: they take room on the disk', async () => {
  const { id } = await make('outsideTeacher', good.video);
  const { type, payload } = multipart([{ name: 'video', bytes: mp4 }]);
  const headers = { authorization: `Bearer ${tokens.outsideTeacher}`, 'content-type': type };
  const send = async () =>
    (await server.app.inject({ method: 'POST', url: `/api/lessons/${id}/video`, headers, payload }))
      .statusCode;
  for (let hour = 0; hour < 3; hour += 1) {
    expect(await until429(send, 200)).toBe(10);
    later(3600);
  }
  expect(await send()).toBe(429);
});
