/** Notes that learners shared with their class. `cases` and `bonds` decide what is hidden, and from whom. */
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { sharedNotes } from '#db/tables.ts';
import {
  blockedWith,
  classmatesOf,
  isSocial,
  learnersSeenBy,
  type MeetingRules,
} from '#features/bonds/index.ts';
import { isHidden, nameShown, pictureShown } from '#features/cases/index.ts';
import { entryOfOneFaith } from '#features/catalogue/index.ts';
import type { Person } from '#http/context.ts';

export type SharedRow = {
  id: number;
  text: string;
  at: string;
  by: { id: number; name: string; picture: string | null };
  hidden: boolean;
  school_id: number | null;
};

const most = 200;

/* Reports and hiding look a note up by id; a list shows only notes that one may read today. */
type Which = { item: string } | { id: number };

const columnsFor = (name: SQL) => sql`s.id, s.text,
  to_char(s.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
  json_build_object('id', u.id, 'name', ${name}, 'picture', ${pictureShown(sql`u`)}) as by,
  ${isHidden('note', sql`s.id`)} as hidden, u.school_id`;

const nameFor = ({ id, role }: Person): SQL =>
  role === 'learner' ? sql`case when u.id = ${id} then u.name else ${nameShown(sql`u`)} end` : sql`u.name`;

const chosen = (which: Which) => ('id' in which ? sql`s.id = ${which.id}` : sql`s.item_id = ${which.item}`);

/**
 * Notes of a class that a learner may read: the learner may meet the writer. Notes that they reported are left out.
 */
const forLearner = (rules: MeetingRules, { id }: Person) => sql`(s.user_id = ${id} or (
  s.user_id in ${classmatesOf(id)} and ${isSocial(rules, sql`u`)} and s.user_id not in ${blockedWith(id)}
  and exists (select 1 from users me where me.id = ${id} and ${isSocial(rules, sql`me`)})
  and not ${isHidden('note', sql`s.id`)} and not ${entryOfOneFaith(sql`s.item_id`)}
  and not exists (select 1 from reports r join report_cases c on c.id = r.case_id
    where r.user_id = ${id} and c.kind = 'note' and c.thing = s.id::text)))`;

/* A note on such an entry reveals a faith (G20), so that only its writer may read it. */
const isApart = entryOfOneFaith(sql`s.item_id`);

const isReadBy = (rules: MeetingRules, user: Person) => {
  if (user.role === 'parent') return sql`false`;
  // Without consent, nothing of a learner is shown to others (decision 0030, promise C7).
  if (user.role === 'teacher')
    return sql`s.user_id in ${learnersSeenBy(user)} and u.consent in ('school', 'guardian') and not ${isApart}`;
  return forLearner(rules, user);
};

export const sharedReadBy = async (
  db: Db,
  rules: MeetingRules,
  user: Person,
  which: Which,
): Promise<SharedRow[]> =>
  await db.execute<SharedRow>(sql`
    select ${columnsFor(nameFor(user))} from shared_notes s join users u on u.id = s.user_id
    where ${chosen(which)} and ${isReadBy(rules, user)} order by s.at, s.id limit ${most}`);

/**
 * For a report that arrives late: the note may be hidden by then, or its writer blocked. Classmates could read it
 * before, so their reports are accepted.
 */
export const sharedInClass = async (db: Db, user: Person, id: number): Promise<SharedRow | null> => {
  const near =
    user.role === 'learner'
      ? sql`s.user_id in ${classmatesOf(user.id)}`
      : sql`s.user_id in ${learnersSeenBy(user)} and ${user.role !== 'parent'}`;
  const [row] = await db.execute<SharedRow>(sql`
    select ${columnsFor(sql`u.name`)} from shared_notes s join users u on u.id = s.user_id where s.id = ${id} and ${near}`);
  return row ?? null;
};

/** Whether the learner is in an open class, and opening this entry does not reveal a faith. */
export const hasClassFor = async (db: Db, userId: number, item: string): Promise<boolean> =>
  (
    await db.execute(
      sql`select 1 where ${userId} in ${classmatesOf(userId)} and not ${entryOfOneFaith(sql`${item}::text`)}`,
    )
  ).length > 0;

export const sharedBefore = async (db: Db, userId: number, sentId: string): Promise<number | null> => {
  const [row] = await db
    .select({ id: sharedNotes.id })
    .from(sharedNotes)
    .where(and(eq(sharedNotes.userId, userId), eq(sharedNotes.sentId, sentId)));
  return row?.id ?? null;
};

type NewShared = { userId: number; sentId: string; itemId: string; text: string; at: Date };

export const keepShared = async (db: Db, one: NewShared): Promise<number> => {
  const [row] = await db
    .insert(sharedNotes)
    .values(one)
    .onConflictDoUpdate({
      target: [sharedNotes.userId, sharedNotes.sentId],
      set: { text: sharedNotes.text },
    })
    .returning({ id: sharedNotes.id });
  if (row === undefined) throw new Error('a note that was just written is gone');
  return row.id;
};

export const dropShared = async (db: Db, userId: number, itemId: string, id: number): Promise<boolean> => {
  const gone = await db
    .delete(sharedNotes)
    .where(and(eq(sharedNotes.userId, userId), eq(sharedNotes.itemId, itemId), eq(sharedNotes.id, id)))
    .returning({ id: sharedNotes.id });
  return gone.length > 0;
};
