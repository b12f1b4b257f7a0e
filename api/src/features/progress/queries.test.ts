/** Progress calls take a fixed, small number of queries, however much a learner has done. */
import { expect, test } from 'vitest';
import { recheckContent } from '#features/catalogue/index.ts';
import { aClass } from '#testing/a-class.ts';
import { countQueries } from '#testing/count-queries.ts';
import { learnerActs } from '#testing/learner-acts.ts';

const { send, db, database, clock, person, pupil, teacher } = await aClass();
const count = countQueries(database);
const queriesOf = (path: string, token: string) =>
  count(async () => expect((await send('GET', `/api${path}`, { token })).status).toBe(200));

const since = new Date('2026-01-05T06:00:00Z');

/** A learner active on many days; every written entry is done several times. */
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

/**
 * Statements per call, [cold, warm]. Both include the periodic checks of session and content version. Cold:
 * the first call after an import; warm: the same a second later. Cached figures (`keptFor`) last a minute.
 */
const counts = {
  '/xp/me': { busy: [2, 2], idle: [2, 2] },
  '/users/me/stats': { busy: [2, 2], idle: [2, 2] },
  '/learner-profiles/stats/me': { busy: [2, 2], idle: [2, 2] },
  '/progress': { busy: [5, 3], idle: [5, 3] },
  // The fourth finds the helpful lesson after a failed checkpoint.
  '/units/400/progress': { busy: [4, 4], idle: [3, 3] },
  '/progress-summary': { busy: [8, 3], idle: [8, 3] },
  '/lesson-history': { busy: [2, 2], idle: [2, 2] },
  '/character-analysis': { busy: [5, 3], idle: [5, 3] },
  // One more for explaining a mistake, and one for a started unit without its reward.
  '/personalized-insights': { busy: [11, 3], idle: [9, 3] },
  // Cold: what the cached reply depends on, entry lists for every class of the band, and a drawing for each shown step.
  '/today': { busy: [21, 3], idle: [16, 3] },
  '/review': { busy: [5, 3], idle: [6, 3] },
  '/units?subject=7&grade=7': { busy: [3, 3], idle: [3, 3] },
  '/avatars': { busy: [3, 3], idle: [3, 3] },
  '/avatars/user/me': { busy: [2, 2], idle: [2, 2] },
  '/avatars/user/me/unlocked': { busy: [4, 4], idle: [4, 4] },
} as const;

const [busy, idle] = [await veteran(), await person('learner', { createdAt: since })];
// The first call of an hour extends the session.
for (const { token } of [busy, idle]) await send('GET', '/api/me', { token });

/* Beyond both cache times, so that every count includes session and version. */
const later = (milliseconds: number) => {
  clock.now = new Date(clock.now.getTime() + milliseconds);
};

test.each(Object.entries(counts))('%s takes as many queries as stated', async (path, stated) => {
  const asked = ({ id, token }: typeof busy) => queriesOf(path.replace('/me', `/${id}`), token);
  const measure = async (who: typeof busy) => {
    recheckContent(db);
    later(60_000);
    const cold = await asked(who);
    later(1000);
    return [cold, await asked(who)];
  };
  expect({ busy: await measure(busy), idle: await measure(idle) }).toEqual(stated);
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
