import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { helpMarks } from '#db/tables.ts';
import { classmatesOf, learnersMetBy, type MeetingRules } from '#features/bonds/index.ts';
import { nameShown, pictureShown } from '#features/cases/index.ts';

export type MarkRow = typeof helpMarks.$inferSelect;

/** Classmates whom this learner may meet, and whether this learner marked their help on this day. */
export const classmatesToMark = async (db: Db, rules: MeetingRules, userId: number, on: string) =>
  await db.execute<{ id: number; name: string; picture: string | null; marked: boolean }>(sql`
    select u.id, ${nameShown(sql`u`)} as name, ${pictureShown(sql`u`)} as picture, exists (select from help_marks h
      where h.helper_id = u.id and h.helped_id = ${userId} and h.marked_on = ${on}::date) as marked
    from users u where u.id in ${classmatesOf(userId)} and u.id in ${learnersMetBy(rules, { id: userId })}
    order by u.name, u.id`);

/**
 * Marks a classmate's help in their shared class: one statement, and the unique key allows one per pair and day. Null
 * when the two share no class, may not meet, or it was marked before.
 */
export const addMark = async (
  db: Db,
  rules: MeetingRules,
  { helperId, helpedId, on }: { helperId: number; helpedId: number; on: string },
): Promise<number | null> => {
  const [row] = await db.execute<{ id: number }>(sql`
    insert into help_marks (helper_id, helped_id, class_id, marked_on, marked_at)
    select u.id, ${helpedId}, (
        select min(c.id) from classes c where c.archived_at is null
          and exists (select from class_members m where m.class_id = c.id and m.user_id = u.id)
          and exists (select from class_members m where m.class_id = c.id and m.user_id = ${helpedId})
      ), ${on}::date, ${rules.now().toISOString()}::timestamptz
    from users u where u.id = ${helperId} and u.id in ${classmatesOf(helpedId)}
      and u.id in ${learnersMetBy(rules, { id: helpedId })}
    on conflict do nothing returning id`);
  return row?.id ?? null;
};

export const isMarked = async (
  db: Db,
  { helperId, helpedId, on }: { helperId: number; helpedId: number; on: string },
): Promise<boolean> =>
  (await db.$count(
    helpMarks,
    and(eq(helpMarks.helperId, helperId), eq(helpMarks.helpedId, helpedId), eq(helpMarks.markedOn, on)),
  )) > 0;

const mostWaiting = 100;

/** Open marks in a teacher's open classes. Learners who lost their consent meanwhile are left out. */
export const waitingFor = async (db: Db, teacherId: number) =>
  await db.execute<{
    id: number;
    helper_id: number;
    helped_id: number;
    helper: string;
    picture: string | null;
    helped: string;
    class_name: string;
    marked_on: string;
  }>(sql`
    select h.id, h.helper_id, h.helped_id, helper.name as helper, helper.picture, helped.name as helped,
      c.name as class_name, h.marked_on::text as marked_on
    from classes c join help_marks h on h.class_id = c.id and h.state = 'waiting'
      join users helper on helper.id = h.helper_id and helper.consent in ('school', 'guardian')
      join users helped on helped.id = h.helped_id and helped.consent in ('school', 'guardian')
    where c.teacher_id = ${teacherId} and c.archived_at is null
    order by h.marked_at, h.id limit ${mostWaiting}`);

export const markById = async (db: Db, id: number): Promise<MarkRow | null> => {
  const [row] = await db.select().from(helpMarks).where(eq(helpMarks.id, id));
  return row ?? null;
};

/** Decides an open mark; of two concurrent decisions, one succeeds. */
export const decide = async (
  db: Db,
  id: number,
  { state, by, now }: { state: 'confirmed' | 'put aside'; by: number; now: Date },
): Promise<boolean> =>
  (
    await db
      .update(helpMarks)
      .set({ state, decidedBy: by, decidedAt: now })
      .where(and(eq(helpMarks.id, id), eq(helpMarks.state, 'waiting')))
      .returning({ id: helpMarks.id })
  ).length > 0;
