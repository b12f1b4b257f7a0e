/**
 * Parents' requests to be linked. An invitation stores an email and no learner: the learner is looked up at each
 * read, so it also finds an account that is made later.
 */
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { guardianInvitations } from '#db/tables.ts';
import { leadsSchool, type Person } from '#http/context.ts';

export type InvitationRow = typeof guardianInvitations.$inferSelect;

const mostWaiting = 10;

export const waitingOf = async (db: Db, guardianId: number): Promise<InvitationRow[]> =>
  await db
    .select()
    .from(guardianInvitations)
    .where(eq(guardianInvitations.guardianId, guardianId))
    // Declined invitations stay in the list, which must not reveal whether such a child exists.
    .orderBy(asc(guardianInvitations.createdAt), asc(guardianInvitations.id));

type NewInvitation = Omit<InvitationRow, 'id' | 'declinedAt'>;

/** Repeating an email returns the same invitation. Null when ten others are open. */
export const addInvitation = async (db: Db, row: NewInvitation): Promise<InvitationRow | null> => {
  const [added] = await db.execute<Omit<InvitationRow, 'createdAt' | 'declinedAt'> & { at: string }>(sql`
    insert into guardian_invitations (guardian_id, name, grade_id, email, created_at)
    select ${row.guardianId}::int, ${row.name}::text, ${row.gradeId}::smallint, ${row.email}::text,
      ${row.createdAt.toISOString()}::timestamptz
    where (select count(*) from guardian_invitations i where i.guardian_id = ${row.guardianId}
      and i.email <> ${row.email}) < ${mostWaiting}
    on conflict (guardian_id, email) do update set name = excluded.name, grade_id = excluded.grade_id
    returning id, guardian_id as "guardianId", name, grade_id as "gradeId", email, created_at::text as at`);
  if (added === undefined) return null;
  const { at, ...invitation } = added;
  return { ...invitation, createdAt: new Date(at), declinedAt: null };
};

export const dropInvitation = async (db: Db, guardianId: number, id: number): Promise<boolean> =>
  (
    await db
      .delete(guardianInvitations)
      .where(and(eq(guardianInvitations.id, id), eq(guardianInvitations.guardianId, guardianId)))
      .returning({ id: guardianInvitations.id })
  ).length > 0;

/** Uses up an invitation: of two concurrent answers, one succeeds. */
export const takeInvitation = async (db: Db, id: number): Promise<boolean> =>
  (
    await db
      .delete(guardianInvitations)
      .where(and(eq(guardianInvitations.id, id), isNull(guardianInvitations.declinedAt)))
      .returning({ id: guardianInvitations.id })
  ).length > 0;

export const declineInvitation = async (db: Db, id: number, now: Date): Promise<boolean> =>
  (
    await db
      .update(guardianInvitations)
      .set({ declinedAt: now })
      .where(and(eq(guardianInvitations.id, id), isNull(guardianInvitations.declinedAt)))
      .returning({ id: guardianInvitations.id })
  ).length > 0;

export type Asking = {
  id: number;
  guardianId: number;
  guardian: string;
  childId: number;
  child: string;
  schoolId: number | null;
  createdAt: Date;
  mayAnswer: boolean;
};

const firstGuardian: SQL = sql`(select g.guardian_id from guardianships g where g.child_id = child.id
  order by g.created_at, (g.guardian_id is distinct from child.created_by), g.guardian_id limit 1)`;

/**
 * Invitations that a person may answer. Exactly one party answers: the learner's school if there is one, else the
 * first guardian, else the learner.
 */
export const askingTo = async (db: Db, reader: Person, id: number | null = null): Promise<Asking[]> => {
  const leads = leadsSchool(reader, reader.schoolId);
  const rows = await db.execute<Omit<Asking, 'createdAt'> & { createdAt: string }>(sql`
    select i.id, i.guardian_id as "guardianId", asker.name as guardian, child.id as "childId", child.name as child,
      child.school_id as "schoolId", i.created_at::text as "createdAt",
      case when child.school_id is not null then ${leads} and child.school_id = ${reader.schoolId}::int
        else coalesce(${firstGuardian}, child.id) = ${reader.id} end as "mayAnswer"
    from guardian_invitations i
    join users child on child.email = i.email and child.role = 'learner'
    join users asker on asker.id = i.guardian_id and asker.suspended_at is null
    where i.declined_at is null and (${id}::int is null or i.id = ${id}::int)
      and not exists (select from guardianships g where g.child_id = child.id and g.guardian_id = i.guardian_id)
      and (child.id = ${reader.id} or ${firstGuardian} = ${reader.id}
        or (${leads} and child.school_id = ${reader.schoolId}::int))
    order by i.created_at, i.id limit 100`);
  return [...rows].map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
};

/** The people who may answer an invitation and are notified of it. Empty when no learner has this email. */
export const answerersOf = async (db: Db, id: number): Promise<number[]> => {
  const rows = await db.execute<{ id: number }>(sql`
    with asked as (select child.* from guardian_invitations i
      join users child on child.email = i.email and child.role = 'learner' where i.id = ${id}),
    one as (select case when child.school_id is null then coalesce(${firstGuardian}, child.id) end as id,
      child.school_id from asked child)
    select id from one where id is not null
    union select u.id from users u join one on one.school_id = u.school_id
      where u.administrator and u.verified_at is not null and u.suspended_at is null`);
  return [...rows].map((row) => row.id);
};

/** Deletes invitations to a deleted learner, because they contain the name and the email. */
export const dropInvitationsTo = async (db: Db, email: string): Promise<void> => {
  await db.execute(sql`delete from guardian_invitations where email = ${email}`);
};
