/** The groups that a person sees, with their fields. Table names are written out, as in `bonds.db.ts`. */
import { groupLimits, invitationDays } from '@afrolearn/learning/groups/limits.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { blockedWith, classesOf, classmatesOf, isSocial, type MeetingRules } from '#features/bonds/index.ts';
import { isHidden, nameShown, pictureShown } from '#features/cases/index.ts';
import { leadsSchool, type Person } from '#http/context.ts';

/** A group from the view of a person. */
export type GroupRow = {
  id: number;
  schoolId: number;
  classId: number | null;
  name: string;
  description: string;
  createdAt: Date;
  ownerId: number | null;
  memberCount: number;
  /** Pictures of the first members without blocked people; null for members without one. */
  pictures: (string | null)[];
  isMember: boolean;
  isInvited: boolean;
};

/** The earliest current member, who takes over when the owner leaves. */
export const longestMember = (group: SQL, except: SQL = sql`0`): SQL =>
  sql`(select l.user_id from group_members l where l.group_id = ${group} and l.left_at is null
    and l.user_id <> ${except} order by l.joined_at, l.seat limit 1)`;

/** Invitations from before this moment have expired. */
export const lapsedBefore = (now: Date): string =>
  new Date(now.getTime() - invitationDays * 24 * 60 * 60 * 1000).toISOString();

/** The same for a loaded row. */
export const isPendingSince = (
  { state, invitedAt }: { state: string; invitedAt: Date },
  now: Date,
): boolean => state === 'pending' && invitedAt.toISOString() > lapsedBefore(now);

export const isWaiting = (invitation: SQL, now: Date): SQL =>
  sql`(${invitation}.state = 'pending' and ${invitation}.invited_at > ${lapsedBefore(now)}::timestamptz)`;

/*
 * Groups of the learner's classes, and groups of the school without a class; all groups of the school if the head
 * allowed it.
 */
const openTo = ({ id, schoolId }: Person): SQL =>
  sql`select g.id from groups g where g.ended_at is null and g.class_id in ${classesOf(sql`(${id})`)}
    union select g.id from groups g where g.ended_at is null and g.class_id is null and g.school_id = ${schoolId}
    union select g.id from groups g where g.ended_at is null and g.school_id = ${schoolId}
      and (select s.school_groups from school_safety s where s.school_id = ${schoolId})`;

const lookedAfterBy = (asker: Person): SQL => {
  if (asker.role !== 'teacher' || !asker.verified) return sql`select null::int where false`;
  if (leadsSchool(asker, asker.schoolId))
    return sql`select g.id from groups g where g.ended_at is null and g.school_id = ${asker.schoolId}`;
  return sql`select g.id from groups g join classes c on c.id = g.class_id
    where g.ended_at is null and c.archived_at is null and c.teacher_id = ${asker.id}`;
};

/** The ids of all groups that a person sees. A learner who is not social sees none. */
const seenBy = (rules: MeetingRules, asker: Person): SQL => {
  if (asker.role !== 'learner') return lookedAfterBy(asker);
  const id = asker.id;
  return sql`select s.id from (
      select m.group_id as id from group_members m where m.user_id = ${id} and m.left_at is null
      union select i.group_id from group_invitations i
        where i.invitee_id = ${id} and ${isWaiting(sql`i`, rules.now())} and i.inviter_id not in ${blockedWith(id)}
      union select o.id from (${openTo(asker)}) o join groups g on g.id = o.id
        where coalesce(g.owner_id, 0) not in ${blockedWith(id)}
          and not exists (select from group_members r where r.group_id = o.id and r.user_id = ${id} and r.removed)
    ) s where exists (select from users me where me.id = ${id} and ${isSocial(rules, sql`me`)})`;
};

type Wanted = { only?: number; page?: number };

/** Own groups first, then those with an invitation, then the newest. */
export const groupsSeenBy = async (
  db: Db,
  rules: MeetingRules,
  asker: Person,
  { only, page = 1 }: Wanted = {},
): Promise<GroupRow[]> => {
  const id = asker.id;
  const rows = await db.execute<Omit<GroupRow, 'createdAt'> & { createdAt: string }>(sql`
    select * from (
      select g.id, g.school_id as "schoolId", g.class_id as "classId", g.name, g.description,
        to_json(g.created_at)#>>'{}' as "createdAt",
        coalesce(g.owner_id, ${longestMember(sql`g.id`)}) as "ownerId",
        (select count(*)::int from group_members m where m.group_id = g.id and m.left_at is null) as "memberCount",
        array(select ${pictureShown(sql`u`)} from group_members m join users u on u.id = m.user_id
          where m.group_id = g.id and m.left_at is null
            and (u.id = ${id} or ${isSocial(rules, sql`u`)}) and u.id not in ${blockedWith(id)}
          order by m.joined_at, m.seat limit 10) as pictures,
        exists (select from group_members m where m.group_id = g.id and m.user_id = ${id}
          and m.left_at is null) as "isMember",
        exists (select from group_invitations i where i.group_id = g.id and i.invitee_id = ${id}
          and ${isWaiting(sql`i`, rules.now())} and i.inviter_id not in ${blockedWith(id)}) as "isInvited"
      from groups g where g.ended_at is null and g.id in (${seenBy(rules, asker)})
        ${asker.role === 'learner' ? sql`and not ${isHidden('group', sql`g.id`)}` : sql``}
        ${only === undefined ? sql`` : sql`and g.id = ${only}`}
    ) seen
    order by "isMember" desc, "isInvited" desc, id desc
    limit ${groupLimits.page} offset ${(page - 1) * groupLimits.page}`);
  return rows.map((row) => ({
    ...row,
    createdAt: new Date(row.createdAt),
    isInvited: row.isInvited && !row.isMember,
  }));
};

/** A group without permission checks: a report of it may arrive after it was hidden or left. */
export const groupById = async (
  db: Db,
  id: number,
): Promise<{ schoolId: number; name: string; description: string; ownerId: number | null } | null> => {
  const [row] = await db.execute<{
    schoolId: number;
    name: string;
    description: string;
    ownerId: number | null;
  }>(sql`
    select g.school_id as "schoolId", g.name, g.description,
      coalesce(g.owner_id, ${longestMember(sql`g.id`)}) as "ownerId"
    from groups g where g.id = ${id} and g.ended_at is null`);
  return row ?? null;
};

type GroupOfChild = {
  id: number;
  name: string;
  description: string;
  memberCount: number;
  lookedAfterBy: string | null;
};

/** A child's groups, for the guardian: number of members and owner, but no other child's name. */
export const groupsOfChild = (db: Db, childId: number): Promise<GroupOfChild[]> =>
  db.execute<GroupOfChild>(sql`
    select g.id, g.name, g.description,
      (select count(*)::int from group_members o where o.group_id = g.id and o.left_at is null) as "memberCount",
      coalesce(
        (select t.name from classes c join users t on t.id = c.teacher_id
          where c.id = g.class_id and c.archived_at is null and t.verified_at is not null and t.suspended_at is null),
        (select h.name from users h where h.school_id = g.school_id and h.administrator
          and h.verified_at is not null and h.suspended_at is null order by h.id limit 1)) as "lookedAfterBy"
    from group_members m join groups g on g.id = m.group_id and g.ended_at is null
    where m.user_id = ${childId} and m.left_at is null and not ${isHidden('group', sql`g.id`)}
    order by g.name, g.id`);

export type MemberRow = {
  groupId: number;
  id: number;
  name: string;
  picture: string | null;
  /** Whether the asker may read the whole name. */
  knows: boolean;
};

/**
 * The members of these groups in the order of joining. Members see those whom they may meet; adults who look after
 * the groups see all.
 */
export const membersSeenBy = async (
  db: Db,
  rules: MeetingRules,
  asker: Person,
  groupIds: readonly number[],
): Promise<MemberRow[]> => {
  if (groupIds.length === 0) return [];
  const ids = sql.join(
    groupIds.map((id) => sql`${id}`),
    sql`, `,
  );
  const met =
    asker.role === 'learner'
      ? sql`(u.id = ${asker.id} or (${isSocial(rules, sql`u`)} and u.id not in ${blockedWith(asker.id)}))`
      : sql`true`;
  const knows =
    asker.role === 'learner' ? sql`(u.id = ${asker.id} or u.id in ${classmatesOf(asker.id)})` : sql`true`;
  const name =
    asker.role === 'learner'
      ? sql`case when u.id = ${asker.id} then u.name else ${nameShown(sql`u`)} end`
      : sql`u.name`;
  return await db.execute<MemberRow>(sql`
    select m.group_id as "groupId", u.id, ${name} as name, ${pictureShown(sql`u`)} as picture, ${knows} as knows
    from group_members m join users u on u.id = m.user_id
    where m.group_id in (${ids}) and m.left_at is null and ${met}
    order by m.joined_at, m.seat`);
};
