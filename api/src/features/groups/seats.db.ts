/**
 * Creating, joining and leaving groups. The ten seats are numbers in a unique key; whoever takes one locks the group.
 */
import { groupLimits } from '@afrolearn/learning/groups/limits.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { groupMembers, groups } from '#db/tables.ts';
import { longestMember } from './groups.db.ts';

/** Locks a person, so that concurrent actions are serialized: otherwise each would count without the others. */
export const lockPerson = (db: Db, userId: number) =>
  db.execute(sql`select 1 from users where id = ${userId} for no key update`);

/** Locks a group before a seat is taken or given up. False when the group has ended. */
export const lockGroup = async (db: Db, groupId: number): Promise<boolean> =>
  (await db.execute(sql`select 1 from groups where id = ${groupId} and ended_at is null for no key update`))
    .length > 0;

/** The numbers of groups that a person owns and is in. */
export const groupsOf = async (db: Db, userId: number): Promise<{ owned: number; joined: number }> => {
  const [row] = await db.execute<{ owned: number; joined: number }>(sql`
    select (select count(*)::int from groups where owner_id = ${userId} and ended_at is null) as owned,
      (select count(*)::int from group_members m join groups g on g.id = m.group_id
        where m.user_id = ${userId} and m.left_at is null and g.ended_at is null) as joined`);
  return row ?? { owned: 0, joined: 0 };
};

/** The class for a learner's group: the first class that they joined whose teacher is confirmed. */
export const classOfLearner = async (db: Db, userId: number): Promise<number | null> => {
  const [row] = await db.execute<{ id: number }>(sql`
    select c.id from class_members m join classes c on c.id = m.class_id join users t on t.id = c.teacher_id
    where m.user_id = ${userId} and c.archived_at is null and t.verified_at is not null and t.suspended_at is null
    order by m.joined_at, c.id limit 1`);
  return row?.id ?? null;
};

/** A teacher's open classes. A group belongs to the first one unless another is given. */
export const classesOfTeacher = (db: Db, userId: number) =>
  db.execute<{ id: number; name: string }>(sql`
    select id, name from classes where teacher_id = ${userId} and archived_at is null order by id limit 100`);

/** Whether the school opened its groups to learners of other classes. */
export const areGroupsOfSchool = async (db: Db, schoolId: number | null): Promise<boolean> => {
  const [row] = await db.execute<{ open: boolean }>(sql`
    select school_groups as open from school_safety where school_id = ${schoolId}`);
  return row?.open ?? false;
};

export const addGroup = async (db: Db, group: typeof groups.$inferInsert): Promise<number> => {
  const [row] = await db.insert(groups).values(group).returning({ id: groups.id });
  if (row === undefined) throw new Error('the group was not made');
  return row.id;
};

/** Takes the first free seat. False when there is none, or the person has one already. */
export const takeSeat = async (
  db: Db,
  { groupId, userId, now }: { groupId: number; userId: number; now: Date },
): Promise<boolean> => {
  const rows = await db.execute(sql`
    insert into group_members (group_id, user_id, seat, joined_at)
    select ${groupId}, ${userId}, free.seat, ${now.toISOString()}::timestamptz
    from generate_series(1, ${groupLimits.members}::int) as free (seat)
    where not exists (select from group_members m where m.group_id = ${groupId} and m.seat = free.seat)
    order by free.seat limit 1
    on conflict (group_id, user_id) do update
      set seat = excluded.seat, joined_at = excluded.joined_at, left_at = null, removed = false
      where group_members.left_at is not null
    returning user_id`);
  return rows.length > 0;
};

/** Gives up a seat. The group of a leaving owner passes to the earliest member; when the last one leaves, it ends. */
export const leaveSeat = async (
  database: Db,
  { groupId, userId, now, removed }: { groupId: number; userId: number; now: Date; removed: boolean },
): Promise<boolean> =>
  await database.transaction(async (db) => {
    if (!(await lockGroup(db, groupId))) return false;
    const left = await db
      .update(groupMembers)
      .set({ seat: null, leftAt: now, removed })
      .where(
        and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, userId), isNull(groupMembers.leftAt)),
      )
      .returning({ id: groupMembers.userId });
    if (left.length === 0) return false;
    const at = now.toISOString();
    // A teacher's group without members stays open; a learner's group ends with its last member.
    await db.execute(sql`
      update groups g set
        owner_id = case when g.owner_id = ${userId} then ${longestMember(sql`g.id`)} else g.owner_id end,
        ended_at = case when ${longestMember(sql`g.id`)} is null
          and not exists (select from users u where u.id = g.owner_id and u.role <> 'learner')
          then ${at}::timestamptz end
      where g.id = ${groupId}`);
    return true;
  });

/** Ends a group and frees its members' seats. */
export const endGroup = async (database: Db, groupId: number, now: Date): Promise<void> => {
  await database.transaction(async (db) => {
    if (!(await lockGroup(db, groupId))) return;
    await db
      .update(groupMembers)
      .set({ seat: null, leftAt: now })
      .where(and(eq(groupMembers.groupId, groupId), isNull(groupMembers.leftAt)));
    await db.update(groups).set({ endedAt: now }).where(eq(groups.id, groupId));
  });
};

/**
 * Deletes a person from groups. A group without other members is deleted. Other groups stay, but lose the name and
 * the description that the deleted owner gave them.
 */
export const forgetInGroups = async (db: Db, userId: number): Promise<void> => {
  const others = sql`exists (select from group_members m
    where m.group_id = g.id and m.user_id <> ${userId} and m.left_at is null)`;
  const isTheirs = sql`(g.owner_id = ${userId} or exists (select from group_members m
    where m.group_id = g.id and m.user_id = ${userId} and m.left_at is null))`;
  await db.execute(sql`delete from groups g where ${isTheirs} and not ${others}`);
  await db.execute(sql`update groups g set name = 'Study group ' || g.id, description = '',
      owner_id = (select m.user_id from group_members m where m.group_id = g.id and m.user_id <> ${userId}
        and m.left_at is null order by m.joined_at, m.seat limit 1)
    where g.owner_id = ${userId}`);
};
