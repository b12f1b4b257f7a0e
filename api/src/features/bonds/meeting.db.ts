/**
 * Which learners a learner may meet. A learner is social if they have a school and consent, are not small, and no
 * guardian forbids it. Two learners may meet when both are social, of one school, and neither has blocked the other.
 * Every list that shows learners to learners is filtered with these SQL fragments.
 */
import { isYoung, lastYoungGrade, oldestYoung } from '@afrolearn/learning/people/age.ts';
import { hasConsent } from '@afrolearn/learning/people/consent.ts';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { users } from '#db/tables.ts';
import type { World } from '#http/context.ts';

/** Inputs of the rules beside the rows: the year, and whether this is the demo, which has no age limits. */
export type MeetingRules = Pick<World, 'env' | 'now'>;

const yearOf = ({ now }: MeetingRules): number => now().getUTCFullYear();

/**
 * An array of known learners' ids as an SQL value: `u.id = any(${listOf(ids)})`. A check of all of them then descends
 * an index once, where a check of each descends it once per learner (decision 0062).
 */
export const listOf = (ids: readonly number[]): SQL => sql`${`{${ids.join(',')}}`}::int[]`;

/**
 * Whether a table has a row of the learner `who` that matches `rule`. `key` is the column of the learner's id. With
 * `among`, the table is read once for that whole list, otherwise once for each learner; the result is the same. It is
 * not an `exists`, which PostgreSQL turns into a join with all matching rows of the server.
 */
const hasRow = (from: SQL, key: SQL, rule: SQL, who: SQL, among?: SQL): SQL =>
  among === undefined
    ? sql`coalesce((select bool_or(${rule}) from ${from} where ${key} = ${who}.id), false)`
    : sql`${who}.id = any(array(select ${key} from ${from} where ${key} = any(${among}) and ${rule}))`;

const hasGuardian = (rule: SQL, who: SQL, among?: SQL): SQL =>
  hasRow(sql`guardianships g`, sql`g.child_id`, rule, who, among);

const guardianStopsMeeting = (who: SQL, among?: SQL): SQL => hasGuardian(sql`not g.community`, who, among);

/**
 * Member of a school, with consent, not in the grace period of a deletion, and no guardian forbids it. `who` is the
 * alias of `users` in the query; `among` is the list of learners that it reads, if it is known.
 */
export const isOpen = (who: SQL, among?: SQL): SQL =>
  sql`(${who}.role = 'learner' and ${who}.school_id is not null and ${who}.suspended_at is null
    and ${who}.leaves_at is null and ${who}.consent in ('school', 'guardian') and not ${guardianStopsMeeting(who, among)})`;

/** Whether the learner `who` (`isSocial(world, sql`u`)` for `users u`) is social. */
export const isSocial = (rules: MeetingRules, who: SQL, among?: SQL): SQL => {
  if (rules.env.profile === 'demo') return isOpen(who, among);
  const latestYear = yearOf(rules) - oldestYoung - 2;
  return sql`(${isOpen(who, among)} and case when ${who}.birth_year is null
    then coalesce(${who}.grade_id > ${lastYoungGrade}, false) else ${who}.birth_year <= ${latestYear} end)`;
};

/** People who blocked this person or were blocked by them: `u.id not in ${blockedWith(user.id)}`. */
export const blockedWith = (personId: number): SQL =>
  sql`(select b.blocked_id from blocks b where b.blocker_id = ${personId}
    union all select b.blocker_id from blocks b where b.blocked_id = ${personId})`;

/**
 * All learners whom a learner may meet: `u.id in ${learnersMetBy(world, user)}`. Empty for adults and learners who
 * are not social.
 */
export const learnersMetBy = (rules: MeetingRules, { id }: { id: number }): SQL =>
  sql`(select other.id from users me join users other on other.school_id = me.school_id and other.id <> me.id
    where me.id = ${id} and ${isSocial(rules, sql`me`)} and ${isSocial(rules, sql`other`)}
      and other.id not in ${blockedWith(id)})`;

/** The friends of a learner, whether they may still meet or not: lists also filter with `learnersMetBy`. */
export const friendsOf = (learnerId: number): SQL =>
  sql`(select case f.asker_id when ${learnerId} then f.asked_id else f.asker_id end from friendships f
    where f.accepted and ${learnerId} in (f.asker_id, f.asked_id))`;

/**
 * Classmates: members of one of the learner's open classes. They see whole names; others see first name and initial.
 */
export const classmatesOf = (learnerId: number): SQL =>
  sql`(select theirs.user_id from class_members mine join classes c on c.id = mine.class_id and c.archived_at is null
    join class_members theirs on theirs.class_id = mine.class_id where mine.user_id = ${learnerId})`;

/** The classmates of a learner among the people listed. */
export const classmatesAmong = (learnerId: number, among: SQL): SQL =>
  sql`select theirs.user_id from class_members theirs where theirs.user_id = any(${among}) and theirs.class_id = any(array(
    select c.id from class_members mine join classes c on c.id = mine.class_id and c.archived_at is null
    where mine.user_id = ${learnerId}))`;

/** Current members of the learner's study groups. */
export const groupMatesOf = (learnerId: number): SQL =>
  sql`(select theirs.user_id from group_members mine join groups g on g.id = mine.group_id and g.ended_at is null
    join group_members theirs on theirs.group_id = mine.group_id and theirs.left_at is null
    where mine.user_id = ${learnerId} and mine.left_at is null)`;

/** Whether the learner `who` or a guardian chose to hide them from leaderboards, or to learn without motivation. */
export const isHiddenFromBoards = (who: SQL, among?: SQL): SQL =>
  sql`(${hasRow(sql`settings s`, sql`s.user_id`, sql`not (s.leaderboard and s.motivation)`, who, among)}
    or ${hasGuardian(sql`not (g.boards and g.motivation)`, who, among)})`;

/** Whether a guardian of the learner `who` (an id) turned insights off (G35). */
export const guardianStopsInsights = (who: SQL): SQL<boolean> =>
  sql<boolean>`exists (select from guardianships g where g.child_id = ${who} and not g.insights)`;

/** Whether a guardian forbids sharing notes with the class (G13). */
export const guardianStopsSharing = async (db: Db, learnerId: number): Promise<boolean> => {
  const rows = await db.execute(
    sql`select 1 from guardianships g where g.child_id = ${learnerId} and not g.sharing`,
  );
  return rows.length > 0;
};

export const mayMeet = async (
  db: Db,
  rules: MeetingRules,
  asker: { id: number },
  otherId: number,
): Promise<boolean> => {
  const rows = await db.execute(
    sql`select 1 from users u where u.id = ${otherId} and u.id in ${learnersMetBy(rules, asker)}`,
  );
  return rows.length > 0;
};

/** Why a person may not meet others; `open` when they may. */
type Standing = 'open' | 'adult' | 'no-school' | 'no-consent' | 'small' | 'guardian';

/** The same as `isSocial` for one person, with the reason; a test compares the two. */
export const standingOf = async (db: Db, rules: MeetingRules, personId: number): Promise<Standing> => {
  const [row] = await db
    .select({
      role: users.role,
      schoolId: users.schoolId,
      consent: users.consent,
      birthYear: users.birthYear,
      gradeId: users.gradeId,
      off: sql<boolean>`${guardianStopsMeeting(sql`users`)}`,
    })
    .from(users)
    .where(eq(users.id, personId));
  if (row === undefined || row.role !== 'learner') return 'adult';
  if (row.schoolId === null) return 'no-school';
  if (!hasConsent(row.consent)) return 'no-consent';
  if (rules.env.profile !== 'demo' && isYoung(row, yearOf(rules))) return 'small';
  return row.off ? 'guardian' : 'open';
};

/** Whether a guardian must approve the learner's friendships. */
export const guardianApproves = async (db: Db, learnerId: number): Promise<boolean> => {
  const rows = await db.execute(
    sql`select 1 from guardianships g where g.child_id = ${learnerId} and g.approve_friends`,
  );
  return rows.length > 0;
};
