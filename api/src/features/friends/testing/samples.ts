import type { friends } from '@afrolearn/contract/friends.ts';
import { blocks, friendships, guardianships } from '#db/tables.ts';
import { addUser } from '#features/accounts/index.ts';
import type { Actor } from '#http/policy.ts';
import type { Canary } from '#testing/matrix/canaries.ts';
import { childrenAtHome } from '#testing/matrix/objects.ts';
import type { Scene } from '#testing/matrix/people.ts';
import { nothing, type SamplesOf } from '#testing/matrix/sample.ts';

/** A learner of `here` whom everybody of the school may meet. */
const schoolmate = async ({ db, schools }: Scene): Promise<number> => {
  const row = await addUser(db, 'public', {
    role: 'learner',
    name: 'Any Schoolmate',
    schoolId: schools.here.id,
    consent: 'school',
    gradeId: 5,
  });
  if (row === null) throw new Error('the schoolmate could not be added');
  return row.id;
};

type New = Partial<typeof friendships.$inferInsert>;
const friendship = async (scene: Scene, askedId: number, more: New = {}): Promise<number> => {
  const { db, now } = scene;
  const [row] = await db
    .insert(friendships)
    .values({ askerId: await schoolmate(scene), askedId, askedAt: now(), ...more })
    .returning({ id: friendships.id });
  return row?.id ?? 0;
};

const friendshipsOfOwner = async (scene: Scene) => {
  const { people, now } = scene;
  const add = (more: New) => friendship(scene, people.owner.id, more);
  return {
    real: { friendshipId: String(await add({ agreedAt: now() })) },
    absent: { friendshipId: '999999' },
    malformed: { friendshipId: '1 or 1=1' },
    deleted: { friendshipId: String(await add({ declinedAt: now() })) },
  };
};

const blocksOfOwner = async (scene: Scene) => {
  const { db, people, now } = scene;
  const blockedId = await schoolmate(scene);
  await db.insert(blocks).values({ blockerId: people.owner.id, blockedId, createdAt: now() });
  return {
    real: { blockedId: String(blockedId) },
    absent: { blockedId: '77' },
    malformed: { blockedId: '1 or 1=1' },
    deleted: { blockedId: String(await schoolmate(scene)) },
  };
};

/** A child's friendship awaiting approval; a refused one is gone. */
const friendshipsOfChild = async (scene: Scene) => {
  const { db, people, now } = scene;
  const childId = await schoolmate(scene);
  await db.insert(guardianships).values({ guardianId: people['linked parent'].id, childId });
  const id = String(childId);
  const waits = { agreedAt: now(), askedWaits: true };
  const declined = await friendship(scene, childId, { declinedAt: now() });
  return {
    real: { id, friendshipId: String(await friendship(scene, childId, waits)) },
    absent: { id, friendshipId: '999999' },
    malformed: { id, friendshipId: '1 or 1=1' },
    deleted: { id, friendshipId: String(declined) },
  };
};

const nameFields = ['name', 'family name', 'id'];

/** Friends of another class read first name and initial. */
const ownFriend = ({ who, field }: Canary, actor: Actor) =>
  ((actor === 'owner' && who === 'friend') || (actor === 'friend' && who === 'owner')) &&
  ['name', 'id'].includes(field);

/** Classmates find full names, others first name and initial; blocked people find nobody. */
const foundOwner = ({ who, field }: Canary, actor: Actor) =>
  who === 'owner' &&
  ((actor === 'classmate' && nameFields.includes(field)) ||
    (['friend', 'schoolmate'].includes(actor) && ['name', 'id'].includes(field)));

const ownBlock = ({ who, field }: Canary, actor: Actor) =>
  actor === 'owner' && who === 'blocked learner' && nameFields.includes(field);

export const friendsSamples = {
  'GET /community/standing': { ask: nothing },
  'GET /friends': { ask: nothing, mayShow: ownFriend },
  'GET /friends/pending': { ask: nothing },
  'GET /users': {
    ask: ({ people }) => ({ query: { search: people.owner.name.split(' ')[0] ?? '' } }),
    mayShow: foundOwner,
  },
  'POST /friends/request': { ask: async (scene) => ({ body: { friendId: await schoolmate(scene) } }) },
  'POST /friends/accept': {
    ask: async (scene) => ({ body: { friendshipId: await friendship(scene, scene.people.owner.id) } }),
  },
  'DELETE /friends/:friendshipId': { ask: nothing, objects: friendshipsOfOwner },
  'GET /blocks': { ask: nothing, mayShow: ownBlock },
  'POST /blocks': { ask: async (scene) => ({ body: { blockedId: await schoolmate(scene) } }) },
  'DELETE /blocks/:blockedId': { ask: nothing, objects: blocksOfOwner },
  'GET /children/:id/friends': { ask: nothing, objects: childrenAtHome },
  'POST /children/:id/friends/:friendshipId/approve': { ask: nothing, objects: friendshipsOfChild },
  'DELETE /children/:id/friends/:friendshipId': { ask: nothing, objects: friendshipsOfChild },
} satisfies SamplesOf<typeof friends>;
