import type { WorkData } from '@afrolearn/learning/works/data.ts';
import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { madeWorks, madeWorkVersions, users } from '#db/tables.ts';
import { teachersOf } from '#features/bonds/index.ts';

export type WorkRow = {
  id: string;
  tool: string;
  title: string;
  version: number;
  bytes: number;
  madeAt: Date;
  changedAt: Date;
  shown: boolean;
  changedSince: boolean;
  seenBy: string | null;
};

const listed = {
  id: madeWorks.id,
  tool: madeWorks.tool,
  title: madeWorkVersions.title,
  version: madeWorks.version,
  bytes: madeWorkVersions.bytes,
  madeAt: madeWorks.madeAt,
  changedAt: madeWorkVersions.changedAt,
  shown: sql<boolean>`${madeWorks.shownVersion} is not null`,
  changedSince: sql<boolean>`coalesce(${madeWorks.shownVersion} < ${madeWorks.version}, false)`,
  seenBy: users.name,
};

const ofWork = and(eq(madeWorkVersions.userId, madeWorks.userId), eq(madeWorkVersions.id, madeWorks.id));
const newest = and(ofWork, eq(madeWorkVersions.version, madeWorks.version));

export type OwnWork = { userId: number; id: string };

export const ownWork = ({ userId, id }: OwnWork) => and(eq(madeWorks.userId, userId), eq(madeWorks.id, id));
const versionsOf = ({ userId, id }: OwnWork) =>
  and(eq(madeWorkVersions.userId, userId), eq(madeWorkVersions.id, id));

const selectWorks = (db: Db, where: SQL | undefined) =>
  db
    .select(listed)
    .from(madeWorks)
    .innerJoin(madeWorkVersions, newest)
    .leftJoin(users, eq(users.id, madeWorks.seenBy))
    .where(where);

export const worksOf = (db: Db, userId: number, tool: string | undefined): Promise<WorkRow[]> =>
  selectWorks(
    db,
    and(eq(madeWorks.userId, userId), tool === undefined ? undefined : eq(madeWorks.tool, tool)),
  ).orderBy(desc(madeWorkVersions.changedAt), desc(madeWorks.id));

export const workOf = async (db: Db, work: OwnWork): Promise<WorkRow | null> =>
  (await selectWorks(db, ownWork(work)))[0] ?? null;

export type VersionRow = {
  version: number;
  title: string;
  bytes: number;
  changedAt: Date;
};

const versionColumns = {
  version: madeWorkVersions.version,
  title: madeWorkVersions.title,
  bytes: madeWorkVersions.bytes,
  changedAt: madeWorkVersions.changedAt,
};

export const versionsOfWork = (db: Db, work: OwnWork): Promise<VersionRow[]> =>
  db
    .select(versionColumns)
    .from(madeWorkVersions)
    .where(versionsOf(work))
    .orderBy(desc(madeWorkVersions.version));

export const versionOfWork = async (
  db: Db,
  work: OwnWork,
  version: number,
): Promise<(VersionRow & { data: WorkData }) | null> => {
  const [row] = await db
    .select({ ...versionColumns, data: madeWorkVersions.data })
    .from(madeWorkVersions)
    .where(and(versionsOf(work), eq(madeWorkVersions.version, version)));
  return row ?? null;
};

export const dropWork = async (db: Db, work: OwnWork): Promise<boolean> =>
  (await db.delete(madeWorks).where(ownWork(work)).returning({ id: madeWorks.id })).length > 0;

/** The words of a work before it is shown. The work is locked, so that no other version is shown instead. */
export const workToShow = async (
  db: Db,
  work: OwnWork,
): Promise<{ title: string; data: WorkData } | null> => {
  const [row] = await db
    .select({ title: madeWorkVersions.title, data: madeWorkVersions.data })
    .from(madeWorks)
    .innerJoin(madeWorkVersions, newest)
    .where(ownWork(work))
    .for('update', { of: madeWorks });
  return row ?? null;
};

/** Showing the same version again changes nothing, so that its 'seen' mark stays. */
export const showWork = async (db: Db, work: OwnWork, at: Date): Promise<void> => {
  await db
    .update(madeWorks)
    .set({ shownVersion: sql`${madeWorks.version}`, shownAt: at, seenBy: null, seenAt: null })
    .where(and(ownWork(work), sql`${madeWorks.shownVersion} is distinct from ${madeWorks.version}`));
};

export const hideWork = async (db: Db, work: OwnWork): Promise<void> => {
  await db
    .update(madeWorks)
    .set({ shownVersion: null, shownAt: null, seenBy: null, seenAt: null })
    .where(ownWork(work));
};

/** Whether a confirmed teacher has the learner in a class. */
export const hasTeacher = async (db: Db, learnerId: number): Promise<boolean> =>
  (
    await db.execute(
      sql`select 1 from users t where t.id in ${teachersOf(learnerId)} and t.verified_at is not null limit 1`,
    )
  ).length > 0;

const shownColumns = {
  id: madeWorks.id,
  tool: madeWorks.tool,
  title: madeWorkVersions.title,
  shownAt: sql<Date>`${madeWorks.shownAt}`.mapWith(madeWorks.shownAt),
  seen: sql<boolean>`${madeWorks.seenAt} is not null`,
};
const asShown = and(ofWork, eq(madeWorkVersions.version, madeWorks.shownVersion));

export const worksShownBy = (db: Db, learnerId: number) =>
  db
    .select(shownColumns)
    .from(madeWorks)
    .innerJoin(madeWorkVersions, asShown)
    .where(eq(madeWorks.userId, learnerId))
    .orderBy(desc(madeWorks.shownAt), desc(madeWorks.id));

export const workShownBy = async (db: Db, work: OwnWork) => {
  const [row] = await db
    .select({ ...shownColumns, data: madeWorkVersions.data })
    .from(madeWorks)
    .innerJoin(madeWorkVersions, asShown)
    .where(ownWork(work));
  return row ?? null;
};

export const markSeen = async (db: Db, work: OwnWork, viewerId: number, at: Date): Promise<boolean> =>
  (
    await db
      .update(madeWorks)
      .set({ seenBy: viewerId, seenAt: at })
      .where(and(ownWork(work), isNotNull(madeWorks.shownVersion)))
      .returning({ id: madeWorks.id })
  ).length > 0;
