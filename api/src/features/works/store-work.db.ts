/** Stores a new version of a work, or returns why it was refused. */
import type { WorkData } from '@afrolearn/learning/works/data.ts';
import { workLimits } from '@afrolearn/learning/works/limits.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { madeWorks, madeWorkVersions } from '#db/tables.ts';
import { type OwnWork, ownWork } from './works.db.ts';

export type SentWork = OwnWork & {
  tool: string;
  title: string;
  data: WorkData;
  bytes: number;
  base: number;
  changedAt: Date;
  /** The session that sends it. */
  sentBy: string;
};

type Stored = {
  tool: string;
  version: number;
  shownVersion: number | null;
  begunAt: Date;
  bytes: number;
  base: number;
  sentBy: string;
  same: boolean;
};

/* The lock serializes concurrent requests of one learner: otherwise each would count without the others. */
const totalsOf = async (db: Db, userId: number): Promise<{ works: number; bytes: number }> => {
  await db.execute(sql`select 1 from users where id = ${userId} for no key update`);
  const [row] = await db.execute<{ works: number; bytes: number }>(sql`
    select count(*)::int as works, coalesce(sum(v.bytes), 0)::int as bytes
    from made_works w join made_work_versions v using (user_id, id, version) where w.user_id = ${userId}`);
  return row ?? { works: 0, bytes: 0 };
};

const storedWork = async (db: Db, { userId, id, title, data }: SentWork): Promise<Stored | null> => {
  const [row] = await db
    .select({
      tool: madeWorks.tool,
      version: madeWorks.version,
      shownVersion: madeWorks.shownVersion,
      begunAt: madeWorkVersions.begunAt,
      bytes: madeWorkVersions.bytes,
      base: madeWorkVersions.base,
      sentBy: madeWorkVersions.sentBy,
      same: sql<boolean>`${madeWorkVersions.title} = ${title} and ${madeWorkVersions.data} = ${JSON.stringify(data)}::jsonb`,
    })
    .from(madeWorks)
    .innerJoin(
      madeWorkVersions,
      and(
        eq(madeWorkVersions.userId, madeWorks.userId),
        eq(madeWorkVersions.id, madeWorks.id),
        eq(madeWorkVersions.version, madeWorks.version),
      ),
    )
    .where(ownWork({ userId, id }));
  return row ?? null;
};

/*
 * A device whose answer was lost sends its next change with the same base. The stored version is its own, so nothing
 * of another device is overwritten.
 */
const isOwnNext = (stored: Stored, { base, sentBy }: SentWork): boolean =>
  stored.base === base && stored.sentBy === sentBy;

/* A tool saves every few seconds; five such versions would be one minute of work. */
const isOneSitting = (stored: Stored, at: Date): boolean =>
  stored.version !== stored.shownVersion &&
  at.getTime() - stored.begunAt.getTime() < workLimits.sittingMinutes * 60_000;

const addVersion = async (db: Db, sent: SentWork, stored: Stored | null, at: Date): Promise<void> => {
  const { userId, id, tool, title, data, bytes, base, changedAt, sentBy } = sent;
  // After a restored backup a device may know a newer version than the server.
  const version = Math.max(stored?.version ?? 0, base) + 1;
  await db
    .insert(madeWorks)
    .values({ userId, id, tool, version, madeAt: changedAt })
    .onConflictDoUpdate({ target: [madeWorks.userId, madeWorks.id], set: { version } });
  const content = { version, title, data, bytes, base, changedAt, sentBy };
  if (stored !== null && isOneSitting(stored, at)) {
    await db
      .update(madeWorkVersions)
      .set(content)
      .where(
        and(
          eq(madeWorkVersions.userId, userId),
          eq(madeWorkVersions.id, id),
          eq(madeWorkVersions.version, stored.version),
        ),
      );
    return;
  }
  await db.insert(madeWorkVersions).values({ userId, id, begunAt: at, ...content });
  await db.execute(sql`
    delete from made_work_versions v using made_works w
    where v.user_id = ${userId} and v.id = ${id}::uuid and w.user_id = v.user_id and w.id = v.id
      and v.version is distinct from w.shown_version
      and v.version not in (select n.version from made_work_versions n
        where n.user_id = ${userId} and n.id = ${id}::uuid order by n.version desc limit ${workLimits.versions})`);
};

export type Storing = 'stored' | 'changed-elsewhere' | 'full' | 'other-tool';

export const storeWork = async (database: Db, sent: SentWork, at: Date): Promise<Storing> =>
  await database.transaction(async (db) => {
    const totals = await totalsOf(db, sent.userId);
    const stored = await storedWork(db, sent);
    if (stored !== null) {
      if (stored.tool !== sent.tool) return 'other-tool';
      if (stored.same) return 'stored';
      if (stored.version > sent.base && !isOwnNext(stored, sent)) return 'changed-elsewhere';
    } else if (totals.works >= workLimits.works) return 'full';
    // A version smaller than the stored one is always accepted; otherwise nobody could free space.
    const grows = sent.bytes - (stored?.bytes ?? 0);
    if (grows > 0 && totals.bytes + grows > workLimits.bytesInAll) return 'full';
    await addVersion(db, sent, stored, at);
    return 'stored';
  });
