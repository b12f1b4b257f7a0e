import { groups } from '@afrolearn/contract/groups.ts';
import { drawnPicture } from '@afrolearn/learning/avatars/avatars.ts';
import { groupAchievementIds, groupAchievements, isWon } from '@afrolearn/learning/groups/achievements.ts';
import { inBoardOrder, placeOn } from '@afrolearn/learning/groups/board.ts';
import { groupDefaults, groupLimits } from '@afrolearn/learning/groups/limits.ts';
import { lastMonthStart, monthStart, weekStart } from '@afrolearn/learning/groups/periods.ts';
import { nameForOthers } from '@afrolearn/learning/people/names.ts';
import { dayIn } from '@afrolearn/learning/streaks/days.ts';
import { streakOf } from '@afrolearn/learning/streaks/streak.ts';
import { personFor, standingOf } from '#features/bonds/index.ts';
import type { Person } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import { done, serve } from '#http/serve.ts';
import { boardRows, subjectOf } from './board.db.ts';
import { groupFor, insideOf, managedBy, roleIn } from './groups.access.ts';
import { type GroupRow, groupsOfChild, groupsSeenBy, type MemberRow, membersSeenBy } from './groups.db.ts';
import { friendsToAsk, invitationsOf } from './invitations.db.ts';
import { acceptInvitation, declineInvitation, inviteTo, joinGroup, makeGroup } from './making.ts';
import { areGroupsOfSchool, classesOfTeacher, classOfLearner, endGroup, leaveSeat } from './seats.db.ts';
import { countedOf, keepAchievements, monthOf, unitsOf, zoneOf } from './together.db.ts';
import { settleGoals } from './together.ts';

const mostFaces = 5;
const mostUnits = 4;

const shownName = ({ name, knows }: { name: string; knows: boolean }) => (knows ? name : nameForOthers(name));

const asGroup = (group: GroupRow, user: Person, members: readonly MemberRow[]) => {
  const role = roleIn(group, user);
  // Photos are for members; outsiders see drawings.
  const faces = group.pictures.map((one) =>
    role === null ? drawnPicture(one) : (one ?? drawnPicture(null)),
  );
  return {
    id: group.id,
    name: group.name,
    description: group.description,
    ...groupDefaults,
    memberCount: group.memberCount,
    maxMembers: groupLimits.members,
    createdAt: group.createdAt.toISOString(),
    members: members
      .filter(({ groupId }) => groupId === group.id)
      .map((member) => ({
        id: member.id,
        name: shownName(member),
        email: null,
        picture: member.picture,
        role: member.id === group.ownerId ? ('owner' as const) : ('member' as const),
      })),
    memberAvatars: faces.slice(0, mostFaces),
    isMember: group.isMember,
    currentUserRole: role,
    hasPendingInvitation: group.isInvited,
  };
};

export const groupRoutes = serve(groups, {
  'GET /groups': async ({ query, user, ...world }) => {
    const seen = await groupsSeenBy(world.db, world, user, { page: query.page ?? 1 });
    const inside = seen.filter((group) => roleIn(group, user) !== null).map(({ id }) => id);
    const members = await membersSeenBy(world.db, world, user, inside);
    return seen.map((group) => asGroup(group, user, members));
  },

  'GET /groups/invitations/pending': async ({ user, ...world }) =>
    (await invitationsOf(world.db, world, user.id)).map(
      ({ id, name, description, inviterId, inviter, knows }) => ({
        id,
        group: { name, description },
        inviter: { id: inviterId, name: shownName({ name: inviter, knows }) },
      }),
    ),

  'GET /children/:id/groups': async ({ params, user, db }) => {
    const { id } = await personFor(db, user, params.id, ['guardian']);
    return await groupsOfChild(db, id);
  },

  'GET /groups/friends': async ({ user, ...world }) => {
    const isTeacher = user.role === 'teacher' && user.verified;
    const [standing, friends, ofSchool, ownClass, classes] = await Promise.all([
      standingOf(world.db, world, user.id),
      friendsToAsk(world.db, world, user.id),
      areGroupsOfSchool(world.db, user.schoolId),
      classOfLearner(world.db, user.id),
      isTeacher ? classesOfTeacher(world.db, user.id) : [],
    ]);
    // Only the demo allows a group without a class: it belongs to the whole school.
    const isOfNoClass = world.env.profile === 'demo' && user.role === 'learner' && ownClass === null;
    return {
      standing,
      openTo: ofSchool || isOfNoClass ? ('school' as const) : ('class' as const),
      classes,
      friends: friends.map((one) => ({ id: one.id, name: shownName(one), picture: one.picture })),
    };
  },

  'GET /groups/:id/achievements': async ({ params, user, say, ...world }) => {
    const { db, now } = world;
    const { group } = await insideOf(db, world, user, params.id);
    const [counted] = await countedOf(db, [group.id], await zoneOf(db, group.schoolId));
    if (counted === undefined) throw refuse('access/not-found');
    const won = groupAchievementIds.filter((id) => isWon(id, counted));
    const unlocked = await keepAchievements(db, group.id, won, now());
    return groupAchievementIds.map((id) => {
      const { icon, current, target } = groupAchievements[id];
      const unlockedAt = unlocked.get(id) ?? null;
      return {
        id,
        name: say.groupAchievements(id),
        description: say.groupAchievementsHow(id),
        icon,
        isUnlocked: unlockedAt !== null,
        unlockedAt,
        currentValue: Math.min(current(counted), target(counted)),
        targetValue: target(counted),
      };
    });
  },

  'GET /groups/:id/leaderboard': async ({ params, query, user, ...world }) => {
    const { db, now } = world;
    const { group } = await insideOf(db, world, user, params.id);
    const zone = await zoneOf(db, group.schoolId);
    const today = dayIn(zone, now().getTime());
    const board = { ...query, type: query.type ?? 'overall' };
    const rows = inBoardOrder(
      (await boardRows(db, world, user, group.id, board, { today, zone })).map((row) => ({
        ...row,
        name: shownName(row),
      })),
    );
    return {
      type: board.type,
      of:
        board.type === 'subject'
          ? (subjectOf(query.subject)?.name ?? null)
          : board.type === 'tool_category'
            ? (query.category ?? null)
            : null,
      members: rows.map(
        ({ userId, name, avatar, points, badges, totalLessons, totalQuizzes, activeDays }) => ({
          userId,
          name,
          avatar,
          points,
          badges,
          individualStats: { totalLessons, streakDays: streakOf(activeDays, today).current, totalQuizzes },
        }),
      ),
      summary: {
        totalPoints: rows.reduce((sum, { points }) => sum + points, 0),
        memberCount: group.memberCount,
        rank: placeOn(rows, user.id),
      },
    };
  },

  'GET /groups/:id/progress': async ({ params, user, ...world }) => {
    const { db, now } = world;
    const { group } = await insideOf(db, world, user, params.id);
    const zone = await zoneOf(db, group.schoolId);
    const today = dayIn(zone, now().getTime());
    const week = weekStart(today);
    await settleGoals(db, [group.id], { zone, now: now() });
    const [month, units] = await Promise.all([
      monthOf(db, group.id, { zone, week, month: monthStart(today), lastMonth: lastMonthStart(today) }),
      unitsOf(db, group.id, mostUnits),
    ]);
    return {
      goal: { current: month.thisWeek, target: month.target, reached: month.reached, weekStart: week },
      lessonsThisMonth: month.thisMonth,
      lessonsLastMonth: month.lastMonth,
      units,
    };
  },

  'POST /community/groups': async ({ body, user, ...world }) => {
    const id = await makeGroup(world, user, body);
    const group = await groupFor(world.db, world, user, id);
    return asGroup(group, user, await membersSeenBy(world.db, world, user, [id]));
  },

  'POST /community/groups/:id/join': async ({ params, user, ...world }) => {
    await joinGroup(world, user, params.id);
    return done;
  },

  'POST /community/groups/:id/invite': async ({ params, body, user, ...world }) => {
    const group = await groupFor(world.db, world, user, params.id);
    if (roleIn(group, user) !== 'owner') throw refuse('access/denied');
    await inviteTo(world, user, group, body.email);
    return done;
  },

  'POST /groups/invitations/:id/accept': async ({ params, user, ...world }) => ({
    groupId: await acceptInvitation(world, user, params.id),
  }),

  'POST /groups/invitations/:id/decline': async ({ params, user, ...world }) => {
    await declineInvitation(world, user, params.id);
    return done;
  },

  // Leaving is always allowed.
  'POST /groups/:id/leave': async ({ params, user, db, now }) => {
    const left = await leaveSeat(db, { groupId: params.id, userId: user.id, now: now(), removed: false });
    if (!left) throw refuse('access/not-found');
    return done;
  },

  'DELETE /groups/:id/members/:userId': async ({ params, user, ...world }) => {
    const { id, userId } = params;
    await managedBy(world.db, world, user, id);
    const left = await leaveSeat(world.db, {
      groupId: id,
      userId,
      now: world.now(),
      removed: userId !== user.id,
    });
    if (!left) throw refuse('access/not-found');
    return done;
  },

  'DELETE /groups/:id': async ({ params, user, ...world }) => {
    const { id } = await managedBy(world.db, world, user, params.id);
    await endGroup(world.db, id, world.now());
    return done;
  },
});
