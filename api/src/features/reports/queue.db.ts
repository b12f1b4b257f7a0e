/** The queue of reports for adults, with everything that a page shows: one query. */
import type { CaseAct, ReportReason } from '@afrolearn/learning/safety/reports.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { learnersSeenBy } from '#features/bonds/index.ts';
import type { CaseRow } from '#features/cases/index.ts';
import { leadsSchool, type Person } from '#http/context.ts';

const most = 200;

/**
 * Reports of the own school, never about oneself. The head reads all; a class teacher those by or about their pupils,
 * unless urgent; the second adult those that are urgent or about an adult.
 */
const isReadBy = (user: Person): SQL => {
  if (user.role !== 'teacher' || !user.verified || user.schoolId === null) return sql`false`;
  const here = sql`c.school_id = ${user.schoolId} and (c.about_id is null or c.about_id <> ${user.id})`;
  if (leadsSchool(user, user.schoolId)) return here;
  const pupils = learnersSeenBy(user);
  return sql`${here} and (
    ((c.urgent or about.role <> 'learner') and (c.second_id = ${user.id} or exists (
      select 1 from school_safety s where s.school_id = c.school_id and s.second_adult_id = ${user.id})))
    or (not c.urgent and (c.about_id in ${pupils} or exists (
      select 1 from reports r where r.case_id = c.id and r.user_id in ${pupils}))))`;
};

export type QueueRow = Pick<CaseRow, 'id' | 'kind' | 'words' | 'urgent' | 'passed' | 'state' | 'hidden'> & {
  about: { id: number; name: string; role: 'learner' | 'teacher' | 'parent'; suspended: boolean } | null;
  reasons: ReportReason[];
  reporters: { id: number; name: string }[];
  acts: { act: CaseAct; by: string | null; at: string }[];
  first_at: string;
  last_at: string;
};

/* The format of `toISOString`. */
const iso = (moment: SQL) => sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** For an open case only the open reports; for a closed one all. */
const ofNow = sql`r.case_id = c.id and (c.state = 'done' or r.state <> 'done')`;

/** The cases that this adult may read: open ones, closed ones, or one by its id. */
export const casesReadBy = async (
  db: Db,
  user: Person,
  which: { state: 'open' | 'done' } | { id: number },
): Promise<QueueRow[]> => {
  const wanted =
    'id' in which
      ? sql`c.id = ${which.id}`
      : which.state === 'done'
        ? sql`c.state = 'done'`
        : sql`c.state <> 'done'`;
  return await db.execute<QueueRow>(sql`
    select c.id, c.kind, c.words, c.urgent, c.passed, c.state, c.hidden,
      case when about.id is null then null else json_build_object('id', about.id, 'name', about.name,
        'role', about.role, 'suspended', about.suspended_at is not null) end as about,
      coalesce((select json_agg(distinct r.reason) from reports r where ${ofNow}), '[]') as reasons,
      coalesce((select json_agg(json_build_object('id', one.id, 'name', one.name) order by one.name, one.id) from
        (select distinct u.id, u.name from reports r join users u on u.id = r.user_id where ${ofNow}) one), '[]')
        as reporters,
      coalesce((select json_agg(json_build_object('act', a.act, 'by', u.name, 'at', ${iso(sql`a.at`)}) order by a.id)
        from report_acts a left join users u on u.id = a.by_id where a.case_id = c.id), '[]') as acts,
      ${iso(sql`c.first_at`)} as first_at, ${iso(sql`c.last_at`)} as last_at
    from report_cases c left join users about on about.id = c.about_id
    where ${wanted} and ${isReadBy(user)}
    order by c.urgent desc, c.passed desc, c.last_at desc, c.id desc limit ${most}`);
};

/** The confirmed and active teachers of a school, except the asker. */
export const otherTeachers = async (
  db: Db,
  schoolId: number,
  askerId: number,
): Promise<{ id: number; name: string }[]> =>
  await db.execute<{ id: number; name: string }>(sql`
    select u.id, u.name from users u where u.school_id = ${schoolId} and u.role = 'teacher'
      and u.verified_at is not null and u.suspended_at is null and u.id <> ${askerId}
    order by u.name, u.id limit 500`);
