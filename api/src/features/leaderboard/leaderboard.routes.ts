import { type BoardEntry, leaderboard, mostOnBoard } from '@afrolearn/contract/leaderboard.ts';
import { byPoints, pointsOf } from '@afrolearn/learning/leaderboard/score.ts';
import { nameForOthers } from '@afrolearn/learning/people/names.ts';
import { mondayOf } from '@afrolearn/learning/streaks/days.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { blockedWith, standingOf } from '#features/bonds/index.ts';
import { classFor } from '#features/classes/index.ts';
import { leadsSchool, type Person, type World } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import { serve } from '#http/serve.ts';
import { boardOf, type Member, placesOf } from './boards.ts';
import {
  firstClassOf,
  ownRow,
  type Row,
  type Scope,
  scopeOfClass,
  scopeOfLearner,
  stillShown,
  todayIn,
  weeksOf,
} from './leaderboard.db.ts';

/* Rankings show other children by first name and initial, classmates, too (G32). */
const entryOf = ({ kept: _, ...row }: Row, isWhole: boolean): BoardEntry => ({
  ...row,
  name: isWhole ? row.name : nameForOthers(row.name),
});

/** The best ones, as they may be shown now. */
const shownOf = async (
  world: World,
  members: readonly Member[],
  isFor: 'learner' | 'adult',
): Promise<Row[]> => {
  const best = members
    .map(({ row, points }) => ({ ...row, points }))
    .sort(byPoints)
    .slice(0, mostOnBoard);
  const still = await stillShown(
    world.db,
    world,
    best.map(({ id }) => id),
  );
  return best.flatMap(({ points: _, ...row }) => {
    const name = still.get(row.id);
    return name === undefined ? [] : [{ ...row, name: isFor === 'learner' ? name : row.name }];
  });
};

/** Everybody on the board whom this learner may meet, without the learner. */
const othersFor = async (world: World, userId: number, scope: Scope): Promise<readonly Member[]> => {
  const blocked = await world.db.execute<{ id: number }>(sql`select b.id from ${blockedWith(userId)} b (id)`);
  const hidden = new Set(blocked.map(({ id }) => id));
  const members = await boardOf(world.db, world, scope);
  return members.filter(({ row }) => row.id !== userId && !hidden.has(row.id));
};

const mine = async (db: Db, userId: number, zone: string, now: Date): Promise<Row> => {
  const own = await ownRow(db, userId, zone, now);
  if (own === null) throw refuse('session/expired');
  return own;
};

const boardForLearner = async (world: World, user: Person): Promise<BoardEntry[]> => {
  const { scope, zone } = await scopeOfLearner(world.db, user.id);
  const own = await mine(world.db, user.id, zone, world.now());
  const standing = await standingOf(world.db, world, user.id);
  if (scope === null || standing !== 'open') return [entryOf(own, true)];
  const others = await othersFor(world, user.id, scope);
  const all = [...(await shownOf(world, others, 'learner')), own];
  return all
    .map((row) => ({ ...row, points: pointsOf(row) }))
    .sort(byPoints)
    .filter((row, place) => place < mostOnBoard || row.id === user.id)
    .map(({ points: _, ...row }) => entryOf(row, row.id === user.id));
};

const scopeForTeacher = async (db: Db, user: Person, asked: number | undefined): Promise<Scope | null> => {
  const classId = asked ?? (await firstClassOf(db, user.id));
  if (classId !== null) return await scopeOfClass(db, (await classFor(db, user, classId)).id);
  if (user.schoolId === null || !leadsSchool(user, user.schoolId)) return null;
  const { zone } = await scopeOfLearner(db, user.id);
  return { kind: 'school', id: user.schoolId, zone };
};

export const leaderboardRoutes = serve(leaderboard, {
  'GET /leaderboard': async ({ user, query, ...world }) => {
    if (user.role === 'learner') return await boardForLearner(world, user);
    // Parents see their child elsewhere; unconfirmed teachers see nobody.
    if (user.role === 'parent' || !user.verified) return [];
    const scope = await scopeForTeacher(world.db, user, query.classId);
    if (scope === null) return [];
    const rows = await shownOf(world, await boardOf(world.db, world, scope), 'adult');
    return rows.map((row) => entryOf(row, scope.kind === 'class'));
  },

  'GET /leaderboard/me': async ({ user, ...world }) => {
    const { db, now } = world;
    const { scope, zone, shown } = await scopeOfLearner(db, user.id);
    const standing = await standingOf(db, world, user.id);
    const weeks = await weeksOf(db, user.id, zone);
    const monday = mondayOf(todayIn(zone, now()));
    const [best] = weeks;
    const own = {
      standing,
      shown,
      thisWeek: weeks.find(({ from }) => from === monday)?.xp ?? 0,
      bestWeek: best ?? null,
    };
    if (scope === null || standing !== 'open')
      return { ...own, board: null, place: null, of: null, gained: null };
    const points = pointsOf(await mine(db, user.id, zone, now()));
    const all = await boardOf(db, world, scope);
    const others = await othersFor(world, user.id, scope);
    const self = all.filter(({ row }) => row.id === user.id);
    return { ...own, board: scope.kind, ...placesOf({ id: user.id, points }, [...others, ...self]) };
  },
});
