/** The answers about progress take a fixed, small number of queries, however much a learner has done. */
import { expect, test } from 'vitest';
import { aClass } from '#testing/a-class.ts';
import { countQueries } from '#testing/count-queries.ts';
import { learnerActs } from '#testing/learner-acts.ts';

const { send, db, database, clock, person, pupil, teacher } = await aClass();
const count = countQueries(database);
const queriesOf = (path: string, token: string) =>
  count(async () => expect((await send('GET', `/api${path}`, { token })).status).toBe(200));

const since = new Date('2026-01-05T06:00:00Z');

/** Each event of a learner who studied on many days; every item that is written is done several times over. */
const veteran = async () => {
  const who = await person('learner', { createdAt: since });
  const acts = learnerActs({ send, db }, who.token);
  for (let day = 0; day < 60; day += 10) {
    const at = new Date(since.getTime() + day * 24 * 60 * 60 * 1000);
    const events = ['u400', 'u85'].flatMap((unit) => [
      ...[1, 2, 3, 4, 5, 6].map((n) => acts.event('video.finished', { item: `${unit}-l${n}` }, at)),
      ...[1, 2].map((n) => acts.event('reading.read', { item: `${unit}-r${n}` }, at)),
    ]);
    await acts.tell([...events, acts.event('tool.completed', { tool: 'spelling-bee' }, at)]);
    await acts.quiz('u400-q1', 5, at);
    await acts.quiz('u85-q1', 9, at);
    await acts.mistake('u400-q1', 10, at);
  }
  return who;
};

/** With those that find out whose session it is and what is taught, which are due now and then. */
const most = {
  '/xp/me': 2,
  '/users/me/stats': 2,
  '/learner-profiles/stats/me': 2,
  '/progress': 5,
  // The third, only where a checkpoint was not passed: which lesson helps.
  '/units/400/progress': 3,
  '/progress-summary': 8,
  '/lesson-history': 2,
  '/character-analysis': 5,
  '/personalized-insights': 9,
  // Cold, with the lists of every class of the band and the drawings of two lessons.
  '/today': 18,
  '/review': 6,
  '/units?subject=7&grade=7': 3,
  '/avatars': 3,
  '/avatars/user/me': 2,
  '/avatars/user/me/unlocked': 4,
} as const;

const [busy, idle] = [await veteran(), await person('learner', { createdAt: since })];
// The first call of the hour moves the end of the session.
for (const { token } of [busy, idle]) await send('GET', '/api/me', { token });

test.each(Object.entries(most))('%s takes at most %i queries', async (path, queries) => {
  const asked = async ({ id, token }: typeof busy) => queriesOf(path.replace('/me', `/${id}`), token);
  for (const who of [busy, idle]) expect(await asked(who)).toBeLessThanOrEqual(queries);
});

test('whoever looks after a learner needs two more: to be known as such, and to have looked', async () => {
  const child = await pupil();
  await learnerActs({ send, db }, child.token).video('u400-l1', clock.now);
  for (const { token } of [child.parent, teacher])
    expect(await queriesOf(`/xp/${child.id}`, token)).toBeLessThanOrEqual(4);
});

test('the counting counts', async () => {
  expect(await queriesOf('/health', busy.token)).toBeGreaterThan(0);
  expect(await count(async () => undefined)).toBe(0);
});
