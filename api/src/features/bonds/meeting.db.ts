/**
 * Whom a learner may meet. A learner is social who belongs to a school, has consent on record, is not small and whose
 * guardians all let it be; two learners meet who are both social, of one school, and of whom neither has blocked the
 * other. Every list that names learners to learners is cut down by one of these parts of a query.
 */
import { isYoung, lastYoungGrade, oldestYoung } from '@afrolearn/learning/people/age.ts';
import { hasConsent } from '@afrolearn/learning/people/consent.ts';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { users } from '#db/tables.ts';
import type { World } from '#http/context.ts';

/** What the rules depend on beside the rows: the year, and whether this is the demo, where age sets no limits. */
export type MeetingRules = Pick<World, 'env' | 'now'>;

const yearOf = ({ now }: MeetingRules): number => now().getUTCFullYear();

/**
 * Learners whose ids are known already, as a value of a query: `u.id = any(${listOf(ids)})`. What is asked about all of
 * them then goes down an index once, where a question for each goes down as often as there are learners (decision 0062).
 */
export const listOf = (ids: readonly number[]): SQL => sql`${`{${ids.join(',')}}`}::int[]`;

/**
 * Whether a table has a row of the learner `who` for which `rule` is true. `key` is the column that holds the learner.
 * With `among` the table is read once for all of that list, without it once for each learner; the rule is the same.
 * Values and not `exists`, which PostgreSQL turns into a join with all such rows: that list grows with the server.
 */
const hasRow = (from: SQL, key: SQL, rule: SQL, who: SQL, among?: SQL): SQL =>
  among === undefined
    ? sql`coalesce((select bool_or(${rule}) from ${from} where ${key} = ${who}.id), false)`
    : sql`${who}.id = any(array(select ${key} from ${from} where ${key} = any(${among}) and ${rule}))`;

const hasGuardian = (rule: SQL, who: SQL, among?: SQL): SQL =>
  hasRow(sql`guardianships g`, sql`g.child_id`, rule, who, among);

const guardianStopsMeeting = (who: SQL, among?: SQL): SQL => hasGuardian(sql`not g.community`, who, among);

/**
 * Of the school, with consent, not about to be deleted, and no guardian says no. `who` is the name of `users` in the
 * query; `among`, where they are known, the list of those that it reads.
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

/** Everybody of whom and the person either has blocked the other: `u.id not in ${blockedWith(user.id)}`. */
export const blockedWith = (personId: number): SQL =>
  sql`(select b.blocked_id from blocks b where b.blocker_id = ${personId}
    union all select b.blocker_id from blocks b where b.blocked_id = ${personId})`;

/** All whom a learner may meet: `u.id in ${learnersMetBy(world, user)}`. Nobody for an adult or who is not social. */
export const learnersMetBy = (rules: MeetingRules, { id }: { id: number }): SQL =>
  sql`(select other.id from users me join users other on other.school_id = me.school_id and other.id <> me.id
    where me.id = ${id} and ${isSocial(rules, sql`me`)} and ${isSocial(rules, sql`other`)}
      and other.id not in ${blockedWith(id)})`;

/** The friends of a learner, whether they may still meet or not: lists take them from `learnersMetBy` too. */
export const friendsOf = (learnerId: number): SQL =>
  sql`(select case f.asker_id when ${learnerId} then f.asked_id else f.asker_id end from friendships f
    where f.accepted and ${learnerId} in (f.asker_id, f.asked_id))`;

/** Classmates of a learner: whoever sits in one of their open classes. They read the whole name; others first name and initial. */
export const classmatesOf = (learnerId: number): SQL =>
  sql`(select theirs.user_id from class_members mine join classes c on c.id = mine.class_id and c.archived_at is null
    join class_members theirs on theirs.class_id = mine.class_id where mine.user_id = ${learnerId})`;

/** Of the people listed, those who are classmates of a learner. */
export const classmatesAmong = (learnerId: number, among: SQL): SQL =>
  sql`select theirs.user_id from class_members theirs where theirs.user_id = any(${among}) and theirs.class_id = any(array(
    select c.id from class_members mine join classes c on c.id = mine.class_id and c.archived_at is null
    where mine.user_id = ${learnerId}))`;

/** Whoever is in a study group with the learner now. */
export const groupMatesOf = (learnerId: number): SQL =>
  sql`(select theirs.user_id from group_members mine join groups g on g.id = mine.group_id and g.ended_at is null
    join group_members theirs on theirs.group_id = mine.group_id and theirs.left_at is null
    where mine.user_id = ${learnerId} and mine.left_at is null)`;

/** Whether the learner `who` or a guardian chose that they stand on no leaderboard, or that they learn without motivation. */
export const isHiddenFromBoards = (who: SQL, among?: SQL): SQL =>
  sql`(${hasRow(sql`settings s`, sql`s.user_id`, sql`not (s.leaderboard and s.motivation)`, who, among)}
    or ${hasGuardian(sql`not (g.boards and g.motivation)`, who, among)})`;

/** Whether a guardian of the learner `who` (its id) lets nobody be told how they learn (G35). */
export const guardianStopsInsights = (who: SQL): SQL<boolean> =>
  sql<boolean>`exists (select from guardianships g where g.child_id = ${who} and not g.insights)`;

/** Whether a guardian of the learner does not want that they share notes with the class (G13). */
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

/** Why somebody meets nobody here; `open` when they may. */
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

/** Whether a guardian of the learner wants to be asked before a friendship. */
export const guardianApproves = async (db: Db, learnerId: number): Promise<boolean> => {
  const rows = await db.execute(
    sql`select 1 from guardianships g where g.child_id = ${learnerId} and g.approve_friends`,
  );
  return rows.length > 0;
};
