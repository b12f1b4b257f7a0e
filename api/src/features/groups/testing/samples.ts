import type { groups as calls } from '@afrolearn/contract/groups.ts';
import { groupInvitations, groupMembers, groups } from '#db/tables.ts';
import type { Actor } from '#http/policy.ts';
import type { Canary } from '#testing/matrix/canaries.ts';
import { childrenAtHome, classesOfTeacher } from '#testing/matrix/objects.ts';
import type { Scene, SignedIn } from '#testing/matrix/people.ts';
import { nothing, type SamplesOf } from '#testing/matrix/sample.ts';

const clear = async ({ db }: Scene) => {
  await db.delete(groups);
};

/** A group in the owner's class; its first member is the owner. */
const groupOf = async (scene: Scene, members: readonly SignedIn[], endedAt: Date | null = null) => {
  const { db, people, now, schools } = scene;
  const classId = Number((await classesOfTeacher(scene)).real.id);
  const [first = 'owner'] = members;
  const [row] = await db
    .insert(groups)
    .values({
      schoolId: schools.here.id,
      classId,
      ownerId: people[first].id,
      name: 'Omweso Counters',
      description: 'We play with numbers.',
      createdAt: now(),
      endedAt,
    })
    .returning();
  if (row === undefined) throw new Error('no group was added');
  await db.insert(groupMembers).values(
    members.map((member, place) => ({
      groupId: row.id,
      userId: people[member].id,
      seat: endedAt === null ? place + 1 : null,
      joinedAt: now(),
      leftAt: endedAt,
    })),
  );
  return row.id;
};

const objectsWith = (members: readonly SignedIn[]) => async (scene: Scene) => {
  await clear(scene);
  return {
    real: { id: String(await groupOf(scene, members)) },
    absent: { id: '999999' },
    malformed: { id: '1 or 1=1' },
    deleted: { id: String(await groupOf(scene, members, scene.now())) },
  };
};

const membersToRemove = async (scene: Scene) => {
  const objects = await objectsWith(['owner', 'classmate'])(scene);
  const userId = String(scene.people.classmate.id);
  return {
    real: { ...objects.real, userId },
    absent: { ...objects.absent, userId },
    malformed: { ...objects.malformed, userId },
    deleted: { ...objects.deleted, userId },
  };
};

const invitationsOfOwner = async (scene: Scene) => {
  await clear(scene);
  const { db, people, now } = scene;
  const invite = async (endedAt: Date | null) => {
    const [row] = await db
      .insert(groupInvitations)
      .values({
        groupId: await groupOf(scene, ['classmate'], endedAt),
        inviteeId: people.owner.id,
        inviterId: people.classmate.id,
        state: 'pending',
        invitedAt: now(),
      })
      .returning();
    return { id: String(row?.id) };
  };
  return {
    real: await invite(null),
    absent: { id: '999999' },
    malformed: { id: '1 or 1=1' },
    deleted: await invite(now()),
  };
};

/** Members see members; the class teacher and the administrator supervise. */
const mayReadMembers = ({ who, field }: Canary, actor: Actor) =>
  ['owner', 'classmate', 'class teacher', 'administrator'].includes(actor) &&
  ['owner', 'classmate'].includes(who) &&
  ['name', 'family name', 'picture', 'id'].includes(field);

const inside = { ask: nothing, objects: objectsWith(['owner']), mayShow: mayReadMembers };

export const groupsSamples = {
  'GET /groups': {
    ask: async (scene) => {
      await clear(scene);
      await groupOf(scene, ['owner', 'classmate']);
      return { query: {} };
    },
    mayShow: mayReadMembers,
  },
  'GET /groups/invitations/pending': {
    ask: async (scene) => {
      await invitationsOfOwner(scene);
      return {};
    },
    mayShow: ({ who, field }, actor) => actor === 'owner' && who === 'classmate' && /^id$|name$/.test(field),
  },
  'GET /children/:id/groups': { ask: nothing, objects: childrenAtHome },
  'GET /groups/friends': {
    ask: nothing,
    mayShow: ({ who, field }, actor) =>
      ((actor === 'owner' && who === 'friend') || (actor === 'friend' && who === 'owner')) &&
      ['id', 'name', 'picture'].includes(field),
  },
  'GET /groups/:id/achievements': inside,
  'GET /groups/:id/leaderboard': { ...inside, ask: () => ({ query: {} }) },
  'GET /groups/:id/progress': inside,
  'POST /community/groups': {
    ask: () => ({ body: { name: 'Lake Explorers', description: 'Maps and lakes.' } }),
    after: clear,
  },
  'POST /community/groups/:id/join': inside,
  'POST /community/groups/:id/invite': {
    ...inside,
    ask: () => ({ body: { email: 'nobody.at.all@home.ug' } }),
  },
  'POST /groups/invitations/:id/accept': { ask: nothing, objects: invitationsOfOwner },
  'POST /groups/invitations/:id/decline': { ask: nothing, objects: invitationsOfOwner },
  'POST /groups/:id/leave': inside,
  'DELETE /groups/:id/members/:userId': { ask: nothing, objects: membersToRemove },
  'DELETE /groups/:id': { ...inside, objects: objectsWith(['owner', 'classmate']) },
} satisfies SamplesOf<typeof calls>;
