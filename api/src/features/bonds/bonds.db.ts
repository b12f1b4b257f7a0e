/**
 * Relations between people, as SQL fragments and as one query for one person. Guardian, class teacher and classmate
 * are defined only here. Table names are written out: in a query of one table drizzle omits them, and `id` would be
 * that of the inner table.
 */
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { users } from '#db/tables.ts';
import type { UserRow } from '#features/accounts/index.ts';
import { leadsSchool, type Person } from '#http/context.ts';
import { blockedWith, friendsOf, groupMatesOf, isOpen } from './meeting.db.ts';

const childrenOf = (guardianId: number): SQL =>
  sql`(select g.child_id from guardianships g where g.guardian_id = ${guardianId})`;

export const guardiansOf = (childId: number | SQL): SQL =>
  sql`(select g.guardian_id from guardianships g where g.child_id = ${childId})`;

/** The members of a class. Accounts in their grace period are hidden (decision 0054). */
export const membersOf = (classId: number | SQL): SQL =>
  sql`(select m.user_id from class_members m join users u on u.id = m.user_id
    where m.class_id = ${classId} and u.leaves_at is null)`;

/** The open classes of these learners. */
export const classesOf = (learners: SQL): SQL =>
  sql`(select m.class_id from class_members m join classes c on c.id = m.class_id
    where m.user_id in ${learners} and c.archived_at is null)`;

/** The teachers of this learner's open classes. */
export const teachersOf = (learnerId: number): SQL =>
  sql`(select c.teacher_id from classes c where c.id in ${classesOf(sql`(${learnerId})`)})`;

/** The learners on whose behalf a person reads lessons: a parent's children, else the person. */
export const learnersBehind = ({ id, role }: Person): SQL =>
  role === 'parent' ? childrenOf(id) : sql`(${id})`;

const pupilsOf = (teacherId: number): SQL =>
  sql`select m.user_id from class_members m join classes c on c.id = m.class_id join users u on u.id = m.user_id
    where c.teacher_id = ${teacherId} and c.archived_at is null and u.leaves_at is null`;

/**
 * All learners whom a person looks after or leads, for lists: a parent's children, a confirmed teacher's pupils, the
 * learners of the school that the person heads. They are the same learners as in `bondTo`; a test compares the two.
 */
export const learnersSeenBy = (asker: Person): SQL => {
  if (asker.role === 'parent') return childrenOf(asker.id);
  if (asker.role === 'learner' || !asker.verified) return sql`(null)`;
  const ofSchool = leadsSchool(asker, asker.schoolId)
    ? sql` union select u.id from users u where u.school_id = ${asker.schoolId} and u.role = 'learner'
        and u.leaves_at is null`
    : sql``;
  return sql`(${pupilsOf(asker.id)}${ofSchool})`;
};

export type Ties = {
  person: UserRow;
  isGuardian: boolean;
  teaches: boolean;
  sharesClass: boolean;
  /** They are friends, and both may still have friends. */
  isFriend: boolean;
  /** They share a study group, and both may still be in one. */
  sharesGroup: boolean;
  isBlocked: boolean;
};

/** The relations between two people; null when the other one does not exist, or only a guardian still sees them. */
export const tiesOf = async (db: Db, askerId: number, personId: number): Promise<Ties | null> => {
  const bothOpen = sql`${isOpen(sql`users`)} and exists (select from users me where me.id = ${askerId}
    and me.school_id = users.school_id and ${isOpen(sql`me`)})`;
  const [row] = await db
    .select({
      person: users,
      isGuardian: sql<boolean>`users.id in ${childrenOf(askerId)}`,
      teaches: sql<boolean>`users.id in (${pupilsOf(askerId)})`,
      sharesClass: sql<boolean>`exists (select from class_members theirs
        where theirs.user_id = users.id and theirs.class_id in ${classesOf(sql`(${askerId})`)})`,
      isFriend: sql<boolean>`users.id in ${friendsOf(askerId)} and ${bothOpen}`,
      sharesGroup: sql<boolean>`users.id in ${groupMatesOf(askerId)} and ${bothOpen}`,
      isBlocked: sql<boolean>`users.id in ${blockedWith(askerId)}`,
    })
    .from(users)
    .where(
      and(
        eq(users.id, personId),
        sql`(users.leaves_at is null or users.id = ${askerId} or users.id in ${childrenOf(askerId)})`,
      ),
    );
  return row ?? null;
};

export const isGuardianOf = async (db: Db, guardianId: number, childId: number): Promise<boolean> => {
  const rows = await db.execute(sql`select 1 where ${guardianId} in ${guardiansOf(childId)}`);
  return rows.length > 0;
};
