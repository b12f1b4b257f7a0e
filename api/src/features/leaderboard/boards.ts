/**
 * Caches the boards of classes and schools for a minute. A board has all its people, so that places are
 * right; visibility is applied on each request.
 */
import { placeAmong, pointsOf } from '@afrolearn/learning/leaderboard/score.ts';
import { mondayOf } from '@afrolearn/learning/streaks/days.ts';
import { oldestAlive, streakKept, streakToday } from '@afrolearn/learning/streaks/kept.ts';
import { LRUCache } from 'lru-cache';
import { type Db, monotonicOf } from '#db/connect.ts';
import type { MeetingRules } from '#features/bonds/index.ts';
import { gainsSince, type Row, rowsOf, type Scope, todayIn } from './leaderboard.db.ts';

export type Member = {
  row: Row;
  points: number;
  /** Points at the beginning of this week; null on the board of a school. */
  before: number | null;
};

const keptFor = 60_000;
const mostKept = 500;

type Boards = LRUCache<string, Promise<readonly Member[]>>;
/* By database: two servers in one process must not share. */
const boards = new WeakMap<Db, Boards>();

const boardsOf = (db: Db): Boards => {
  const known = boards.get(db);
  if (known !== undefined) return known;
  const made: Boards = new LRUCache({
    max: mostKept,
    ttl: keptFor,
    ttlResolution: 0,
    perf: { now: monotonicOf(db) },
  });
  boards.set(db, made);
  return made;
};

const make = async (db: Db, rules: MeetingRules, scope: Scope): Promise<readonly Member[]> => {
  const rows = await rowsOf(db, rules, scope);
  const monday = mondayOf(todayIn(scope.zone, rules.now()));
  // Classes only: a week of a whole school would be thousands of histories.
  const gains =
    scope.kind === 'class'
      ? await gainsSince(
          db,
          scope.zone,
          rows.map(({ id }) => id),
          monday,
        )
      : null;
  const alive = oldestAlive(monday);
  return rows.map((row) => {
    const gain = gains?.get(row.id);
    const before = pointsOf({
      xp: row.xp - (gain?.xp ?? 0),
      skillsMastered: row.skillsMastered - (gain?.skills ?? 0),
      quizzesPassed: row.quizzesPassed - (gain?.passed ?? 0),
      streak: streakToday(gain === undefined ? row.kept : streakKept(gain.daysBefore), alive),
    });
    return { row, points: pointsOf(row), before: gains === null ? null : before };
  });
};

export const boardOf = (db: Db, rules: MeetingRules, scope: Scope): Promise<readonly Member[]> => {
  const own = boardsOf(db);
  const key = `${scope.kind} ${scope.id}`;
  const known = own.get(key);
  if (known !== undefined) return known;
  const members = make(db, rules, scope);
  own.set(key, members);
  // Failures are not cached.
  members.catch(() => own.peek(key) === members && own.delete(key));
  return members;
};

/** The caller's place, now and at the start of the week. */
export const placesOf = (
  own: { id: number; points: number },
  members: readonly Member[],
): { place: number; of: number; gained: number | null } => {
  const others = members.filter(({ row }) => row.id !== own.id);
  const place = placeAmong(
    own.points,
    others.map(({ points }) => points),
  );
  const before = members.find(({ row }) => row.id === own.id)?.before ?? null;
  const then = others.flatMap((other) => other.before ?? []);
  const gained = before === null ? null : Math.max(0, placeAmong(before, then) - place);
  return { place, of: others.length + 1, gained };
};
