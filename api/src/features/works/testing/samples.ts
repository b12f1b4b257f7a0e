import { randomUUID } from 'node:crypto';
import type { madeWorks as calls } from '@afrolearn/contract/made-works.ts';
import { madeWorks, madeWorkVersions } from '#db/tables.ts';
import type { Scene } from '#testing/matrix/people.ts';
import { nothing, type SamplesOf } from '#testing/matrix/sample.ts';

const aWork = ({ now }: Scene) => ({
  body: {
    tool: 'jokes-riddles' as const,
    title: 'My riddles',
    data: { riddles: ['What has legs and does not walk?'] },
    base: 0,
    changedAt: now().toISOString(),
  },
});

/** A work that the owner showed. */
const workOfOwner = async (scene: Scene) => {
  const { db, people, now } = scene;
  const own = { userId: people.owner.id, id: randomUUID() };
  const { title, tool, data } = aWork(scene).body;
  await db.delete(madeWorks);
  await db
    .insert(madeWorks)
    .values({ ...own, tool, version: 1, madeAt: now(), shownVersion: 1, shownAt: now() });
  await db.insert(madeWorkVersions).values({
    ...own,
    version: 1,
    title,
    data,
    bytes: 60,
    changedAt: now(),
    begunAt: now(),
    base: 0,
    sentBy: randomUUID(),
  });
  const absent = randomUUID();
  return { ...own, absent };
};

const ownWorks = async (scene: Scene) => {
  const { id, absent } = await workOfOwner(scene);
  return { real: { id }, absent: { id: absent }, malformed: { id: '1 or 1=1' }, deleted: null };
};

const ownVersions = async (scene: Scene) => {
  const { id, absent } = await workOfOwner(scene);
  return {
    real: { id, version: '1' },
    absent: { id: absent, version: '1' },
    malformed: { id, version: '0x1' },
    deleted: { id, version: '2' },
  };
};

const worksOfPupil = async (scene: Scene) => {
  const { userId, id: work, absent } = await workOfOwner(scene);
  const id = String(userId);
  return {
    real: { id, work },
    absent: { id, work: absent },
    malformed: { id, work: '1 or 1=1' },
    deleted: { id: '77', work },
  };
};

const pupils = async (scene: Scene) => {
  const { userId } = await workOfOwner(scene);
  return {
    real: { id: String(userId) },
    absent: { id: '77' },
    malformed: { id: '1 or 1=1' },
    deleted: null,
  };
};

export const worksSamples = {
  'GET /me/works': { ask: () => ({ query: {} }) },
  'GET /me/works/:id': { ask: nothing, objects: ownWorks },
  'GET /me/works/:id/versions/:version': { ask: nothing, objects: ownVersions },
  'PUT /me/works/:id': { ask: aWork, objects: ownWorks, gone: { absent: 200 } },
  'DELETE /me/works/:id': { ask: nothing, objects: ownWorks },
  'PUT /me/works/:id/shown': { ask: () => ({ body: { shown: true } }), objects: ownWorks },
  'GET /learners/:id/works': { ask: nothing, objects: pupils },
  'GET /learners/:id/works/:work': { ask: nothing, objects: worksOfPupil },
  'PUT /learners/:id/works/:work/seen': { ask: nothing, objects: worksOfPupil },
} satisfies SamplesOf<typeof calls>;
