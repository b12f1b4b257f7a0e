/** Making and joining groups, and invitations. Conditions are checked under the locks of person and group. */
import { groupLimits } from '@afrolearn/learning/groups/limits.ts';
import { userIdOf } from '@afrolearn/learning/people/roles.ts';
import { dayIn } from '@afrolearn/learning/streaks/days.ts';
import type { Db } from '#db/connect.ts';
import { userByEmail } from '#features/accounts/index.ts';
import { giveEarned } from '#features/avatars/index.ts';
import type { MeetingRules } from '#features/bonds/index.ts';
import { classFor } from '#features/classes/index.ts';
import { addNews, settleNews } from '#features/notifications/index.ts';
import { checkWords } from '#features/school-words/index.ts';
import type { Person, World } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import { checkSocial, groupFor } from './groups.access.ts';
import { isPendingSince } from './groups.db.ts';
import { answerInvitation, hasRoomForInvitation, invite, lockInvitation } from './invitations.db.ts';
import {
  addGroup,
  classesOfTeacher,
  classOfLearner,
  groupsOf,
  lockGroup,
  lockPerson,
  takeSeat,
} from './seats.db.ts';
import { memberIdsOf, zoneOf } from './together.db.ts';

type Rules = MeetingRules & Pick<World, 'db'>;

/* In the demo the administrator supervises learners without a class; elsewhere a group needs one. */
const classOf = async (world: Rules, user: Person, wanted: number | undefined): Promise<number | null> => {
  if (user.role === 'parent') throw refuse('access/denied');
  if (user.role === 'teacher') {
    if (!user.verified) throw refuse('children/not-verified');
    if (wanted !== undefined) return (await classFor(world.db, user, wanted)).id;
    const [own] = await classesOfTeacher(world.db, user.id);
    if (own === undefined) throw refuse('groups/no-class');
    return own.id;
  }
  await checkSocial(world.db, world, user);
  const own = await classOfLearner(world.db, user.id);
  if (own === null && world.env.profile !== 'demo') throw refuse('groups/no-class');
  return own;
};

export const makeGroup = async (
  world: Rules,
  user: Person,
  {
    name,
    description = '',
    classId: wanted,
  }: { name: string; description?: string | undefined; classId?: number | undefined },
): Promise<number> => {
  const classId = await classOf(world, user, wanted);
  const { schoolId } = user;
  if (schoolId === null) throw refuse('groups/no-class');
  await checkWords(world.db, schoolId, { name, description }, 'group-text/unkind');
  const now = world.now();
  return await world.db.transaction(async (db) => {
    await lockPerson(db, user.id);
    const { owned, joined } = await groupsOf(db, user.id);
    if (owned >= groupLimits.owned) throw refuse('groups/too-many-owned');
    if (user.role === 'learner' && joined >= groupLimits.joined) throw refuse('groups/too-many-joined');
    const groupId = await addGroup(db, {
      schoolId,
      classId,
      ownerId: user.id,
      name,
      description,
      createdAt: now,
    });
    if (user.role === 'learner') await takeSeat(db, { groupId, userId: user.id, now });
    return groupId;
  });
};

/* One notification a day per group, without names. */
const tellMembers = async (
  db: Db,
  rules: Rules,
  { id, name, schoolId }: { id: number; name: string; schoolId: number },
  newcomer: number,
) => {
  const now = rules.now();
  const today = dayIn(await zoneOf(db, schoolId), now.getTime());
  const members = await memberIdsOf(db, id);
  const news = members
    .filter((userId) => userId !== newcomer)
    .map((userId) => ({
      userId,
      kind: 'group-joined' as const,
      about: { name },
      once: `group-joined ${id} ${today}`,
    }));
  await addNews(db, news, now);
  // With the second member, both earn 'Join a study group'.
  for (const userId of members.length === 2 ? members : [newcomer]) await giveEarned(db, userId, now);
};

/** Common to both ways of joining. The caller holds the group's lock. */
const enter = async (db: Db, user: Person, groupId: number, now: Date): Promise<void> => {
  if ((await groupsOf(db, user.id)).joined >= groupLimits.joined) throw refuse('groups/too-many-joined');
  if (!(await takeSeat(db, { groupId, userId: user.id, now }))) throw refuse('groups/full');
};

export const joinGroup = async (world: Rules, user: Person, groupId: number): Promise<void> => {
  await world.db.transaction(async (db) => {
    await lockPerson(db, user.id);
    if (!(await lockGroup(db, groupId))) throw refuse('access/not-found');
    const group = await groupFor(db, world, user, groupId);
    if (group.isMember) throw refuse('groups/member-already');
    if (group.isInvited) throw refuse('groups/invited');
    await enter(db, user, groupId, world.now());
    await tellMembers(db, world, group, user.id);
  });
};

const newsOfInvitation = (id: number, invitedAt: Date): string =>
  `group-invited ${id} ${invitedAt.getTime()}`;

/** Idempotent. */
export const acceptInvitation = async (world: Rules, user: Person, id: number): Promise<number> => {
  return await world.db.transaction(async (db) => {
    await lockPerson(db, user.id);
    const invitation = await lockInvitation(db, user.id, id);
    if (invitation === null || !(await lockGroup(db, invitation.groupId))) throw refuse('access/not-found');
    const group = await groupFor(db, world, user, invitation.groupId);
    if (group.isMember) return group.id;
    if (!isPendingSince(invitation, world.now()) || !group.isInvited) throw refuse('access/not-found');
    await enter(db, user, group.id, world.now());
    await answerInvitation(db, id, 'accepted', world.now());
    await settleNews(db, user.id, newsOfInvitation(id, invitation.invitedAt), world.now());
    await tellMembers(db, world, group, user.id);
    return group.id;
  });
};

/** Silent: the inviter is not notified. */
export const declineInvitation = async (world: Rules, user: Person, id: number): Promise<void> => {
  await world.db.transaction(async (db) => {
    const invitation = await lockInvitation(db, user.id, id);
    if (invitation === null) throw refuse('access/not-found');
    if (invitation.state !== 'pending') return;
    await answerInvitation(db, id, 'declined', world.now());
    await settleNews(db, user.id, newsOfInvitation(id, invitation.invitedAt), world.now());
  });
};

/** Resolves an email or student ID; null for anything else. */
const soughtId = async (db: Db, sought: string): Promise<number | null> =>
  userIdOf(sought) ?? (await userByEmail(db, sought.toLowerCase()))?.id ?? null;

/** The reply does not reveal whether anybody was invited. */
export const inviteTo = async (
  world: Rules,
  user: Pick<Person, 'id' | 'role'>,
  group: { id: number; name: string; schoolId: number },
  sought: string,
): Promise<void> => {
  const now = world.now();
  await world.db.transaction(async (db) => {
    if (!(await lockGroup(db, group.id))) throw refuse('access/not-found');
    if (!(await hasRoomForInvitation(db, group.id, now))) throw refuse('groups/too-many-invitations');
    const inviteeId = await soughtId(db, sought);
    if (inviteeId === null) return;
    const invitation = await invite(db, world, {
      groupId: group.id,
      schoolId: group.schoolId,
      inviter: user,
      inviteeId,
    });
    if (invitation === null) return;
    const once = newsOfInvitation(invitation.id, invitation.invitedAt);
    await addNews(db, [{ userId: inviteeId, kind: 'group-invited', about: { name: group.name }, once }], now);
  });
};
