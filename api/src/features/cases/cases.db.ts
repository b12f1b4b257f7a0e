/** Reported things, one row each, and what adults did about them. Only this file writes these tables. */
import {
  type CaseAct,
  hiddenAfter,
  type ReportKind,
  type ReportReason,
  type ReportState,
} from '@afrolearn/learning/safety/reports.ts';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { reportActs, reportCases, reports, schoolSafety } from '#db/tables.ts';
import { teachersOf } from '#features/bonds/index.ts';

export type CaseRow = typeof reportCases.$inferSelect;
/** What is reported: its school, its person, and a copy of the text at that time. */
export type Seen = {
  schoolId: number;
  kind: ReportKind;
  thing: string;
  aboutId: number | null;
  words: string;
};
export type OwnReport = {
  id: string;
  kind: ReportKind;
  reason: ReportReason;
  at: Date;
  state: ReportState;
};

const ownColumns = {
  id: reports.id,
  kind: reportCases.kind,
  reason: reports.reason,
  at: reports.at,
  state: reports.state,
};

export const reportsOf = (db: Db, userId: number, most = 50): Promise<OwnReport[]> =>
  db
    .select(ownColumns)
    .from(reports)
    .innerJoin(reportCases, eq(reportCases.id, reports.caseId))
    .where(eq(reports.userId, userId))
    .orderBy(desc(reports.at), desc(reports.id))
    .limit(most);

export const ownReport = async (db: Db, userId: number, id: string): Promise<OwnReport | null> => {
  const [row] = await db
    .select(ownColumns)
    .from(reports)
    .innerJoin(reportCases, eq(reportCases.id, reports.caseId))
    .where(and(eq(reports.userId, userId), eq(reports.id, id)));
  return row ?? null;
};

/** This person's open reports of one thing, the latest first. */
export const openReportsOn = (
  db: Db,
  userId: number,
  { schoolId, kind, thing }: Pick<Seen, 'schoolId' | 'kind' | 'thing'>,
): Promise<OwnReport[]> =>
  db
    .select(ownColumns)
    .from(reports)
    .innerJoin(reportCases, eq(reportCases.id, reports.caseId))
    .where(
      and(
        eq(reports.userId, userId),
        ne(reports.state, 'done'),
        eq(reportCases.schoolId, schoolId),
        eq(reportCases.kind, kind),
        eq(reportCases.thing, thing),
      ),
    )
    .orderBy(desc(reports.at))
    .limit(20);

/**
 * The adult who reads a case beside the head: the chosen second adult, else the reporter's class teacher, else the
 * teacher whom the school confirmed first. Never the person it is about; an administrator only if there is no other
 * teacher.
 */
const secondAdult = (schoolId: number, aboutId: number | null, reporterId: number) => sql`(
  select u.id from users u left join school_safety s on s.school_id = u.school_id
  where u.school_id = ${schoolId} and u.role = 'teacher' and u.verified_at is not null and u.suspended_at is null
    and u.id <> ${reporterId} and u.id <> ${aboutId ?? 0}
  order by (u.id = s.second_adult_id) desc nulls last, u.administrator,
    u.id in ${teachersOf(reporterId)} desc, u.verified_at, u.id
  limit 1)`;

type NewReport = {
  id: string;
  userId: number;
  reason: ReportReason;
  urgent: boolean;
  /** Reports of learners can hide a thing. Adults hide it directly instead. */
  byLearner: boolean;
};

/**
 * Stores a report once. All reports of a thing share one row, which this transaction locks, so that of two concurrent
 * reports the second finds the first. A report of a closed case opens it again, with the current text.
 */
export const keepReport = async (database: Db, seen: Seen, report: NewReport, now: Date): Promise<void> => {
  const second = secondAdult(seen.schoolId, seen.aboutId, report.userId);
  await database.transaction(async (db) => {
    const [row] = await db
      .insert(reportCases)
      .values({ ...seen, urgent: report.urgent, secondId: second, firstAt: now, lastAt: now })
      .onConflictDoUpdate({
        target: [reportCases.schoolId, reportCases.kind, reportCases.thing],
        set: {
          lastAt: now,
          urgent: sql`excluded.urgent or (${reportCases.urgent} and ${reportCases.state} <> 'done')`,
          words: sql`case when ${reportCases.state} = 'done' then excluded.words else ${reportCases.words} end`,
          passed: sql`${reportCases.passed} and ${reportCases.state} <> 'done'`,
          secondId: sql`excluded.second_id`,
          closedAt: null,
          state: sql`case when ${reportCases.state} = 'done' or (excluded.urgent and not ${reportCases.urgent})
            then 'waiting' else ${reportCases.state} end`,
        },
      })
      .returning({ id: reportCases.id });
    if (row === undefined) throw new Error('a case that was just written is gone');
    await db
      .insert(reports)
      .values({
        userId: report.userId,
        id: report.id,
        caseId: row.id,
        reason: report.reason,
        counts: report.byLearner,
        at: now,
      })
      .onConflictDoNothing();
    await db
      .update(reportCases)
      .set({ hidden: 'auto' })
      .where(
        and(
          eq(reportCases.id, row.id),
          sql`${reportCases.hidden} is null`,
          sql`(select count(distinct r.user_id) from reports r where r.case_id = ${row.id} and r.counts) >= ${hiddenAfter}`,
        ),
      );
  });
};

/** Locked until the transaction ends, so that two adults act one after the other. */
export const lockCase = async (db: Db, id: number): Promise<CaseRow | null> => {
  const [row] = await db.select().from(reportCases).where(eq(reportCases.id, id)).for('update');
  return row ?? null;
};

type Change = Partial<Pick<CaseRow, 'state' | 'hidden' | 'passed' | 'closedAt'>>;

/** Applies an act to a case and to the state that its reporters see. A deciding act ends the counting of reports. */
export const actOn = async (
  db: Db,
  row: CaseRow,
  { act, by, now }: { act: CaseAct; by: number; now: Date },
): Promise<void> => {
  const closes = act === 'done' || act === 'talked';
  const change: Change = {
    state: closes ? 'done' : row.state === 'waiting' ? 'seen' : row.state,
    ...(closes ? { closedAt: now } : {}),
    ...(act === 'hide' ? { hidden: 'adult' } : {}),
    ...(act === 'show' ? { hidden: null } : {}),
    ...(act === 'pass' ? { passed: true } : {}),
  };
  await db.update(reportCases).set(change).where(eq(reportCases.id, row.id));
  await db.insert(reportActs).values({ caseId: row.id, byId: by, act, at: now });
  const decides = closes || act === 'hide' || act === 'show';
  await db
    .update(reports)
    .set({ state: closes ? 'done' : 'seen', ...(decides ? { counts: false } : {}) })
    .where(and(eq(reports.caseId, row.id), ne(reports.state, 'done')));
};

/** An adult hides a thing that nobody has reported: the case is created closed. */
export const hideThing = async (database: Db, seen: Seen, by: number, now: Date): Promise<void> => {
  await database.transaction(async (db) => {
    const [row] = await db
      .insert(reportCases)
      .values({ ...seen, state: 'done', hidden: 'adult', firstAt: now, lastAt: now, closedAt: now })
      .onConflictDoUpdate({
        target: [reportCases.schoolId, reportCases.kind, reportCases.thing],
        set: { hidden: 'adult' },
      })
      .returning();
    if (row === undefined) throw new Error('a case that was just written is gone');
    await actOn(db, row, { act: 'hide', by, now });
  });
};

type Safety = { secondAdultId: number | null; schoolGroups: boolean };

export const safetyOfSchool = async (db: Db, schoolId: number): Promise<Safety> => {
  const [row] = await db.select().from(schoolSafety).where(eq(schoolSafety.schoolId, schoolId));
  return row ?? { secondAdultId: null, schoolGroups: false };
};

/** Fields that are not given stay unchanged. */
export const setSafety = async (db: Db, schoolId: number, change: Partial<Safety>): Promise<void> => {
  if (Object.keys(change).length === 0) return;
  await db
    .insert(schoolSafety)
    .values({ schoolId, ...change })
    .onConflictDoUpdate({ target: schoolSafety.schoolId, set: change });
};

/** Whether a case about this person is still open. */
export const hasOpenCase = async (db: Db, userId: number): Promise<boolean> => {
  const rows = await db
    .select({ id: reportCases.id })
    .from(reportCases)
    .where(and(eq(reportCases.aboutId, userId), ne(reportCases.state, 'done')))
    .limit(1);
  return rows.length > 0;
};
