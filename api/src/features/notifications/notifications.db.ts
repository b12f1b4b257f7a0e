import { and, desc, eq, getTableColumns, inArray, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { learnsPlainly } from '#db/plain-learning.ts';
import { addRows, type Write } from '#db/rows.ts';
import { notifications } from '#db/tables.ts';

type Row = typeof notifications.$inferInsert;
export type News = Pick<Row, 'userId' | 'kind' | 'about' | 'once'>;

const mostShown = 100;

/*
 * Notifications about rewards. They are stored for learners without motivation, too, and show up when it is switched
 * on.
 */
const ofMotivation: Row['kind'][] = ['badge', 'level', 'unit', 'avatar', 'cheer'];

/*
 * A row stores the ids of the children that it is about. Their names are joined when it is read, and only for
 * children who are still linked to the reader.
 */
const childrenIn = (userId: number) => sql<string[] | null>`(
  select array_agg(child.name order by child.name, child.id) from guardianships g join users child on child.id = g.child_id
  where g.guardian_id = ${userId} and child.id = any(string_to_array(${notifications.about} ->> 'children', ' ')::int[]))`;

/** The numbers of the children, in the form that `about` stores. */
export const aboutChildren = (ids: readonly number[]): { children: string } => ({ children: ids.join(' ') });

export const notificationsOf = (db: Db, userId: number) =>
  db
    .select({ ...getTableColumns(notifications), children: childrenIn(userId) })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        or(notInArray(notifications.kind, ofMotivation), sql`not ${learnsPlainly(sql`${userId}::int`)}`),
      ),
    )
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(mostShown);

/** The same as part of a larger write. */
export const newsToKeep = (news: readonly News[], now: Date): Write =>
  addRows(
    notifications,
    news.map((one) => ({ ...one, createdAt: now })),
  );

/** Notifications that exist already are not repeated. */
export const addNews = async (db: Db, news: readonly News[], now: Date): Promise<void> => {
  if (news.length === 0) return;
  await db
    .insert(notifications)
    .values(news.map((one) => ({ ...one, createdAt: now })))
    .onConflictDoNothing();
};

/**
 * For repeatable news: one row per person, moved to the top and marked unread. This prevents flooding a child with
 * notifications.
 */
export const repeatNews = async (db: Db, news: readonly News[], now: Date): Promise<void> => {
  if (news.length === 0) return;
  await db
    .insert(notifications)
    .values(news.map((one) => ({ ...one, createdAt: now })))
    .onConflictDoUpdate({
      target: [notifications.userId, notifications.once],
      set: { createdAt: now, readAt: null, about: sql`excluded.about` },
    });
};

/** The first notification of a new learner. Adults start with their pending tasks instead. */
export const welcome = async (
  db: Db,
  { id, role }: { id: number; role: 'learner' | 'teacher' | 'parent' },
  now: Date,
): Promise<void> => {
  if (role === 'learner')
    await addNews(db, [{ userId: id, kind: 'welcome', about: {}, once: 'welcome' }], now);
};

/** Marks a notification as read because its cause is dealt with. The first time counts. */
export const settleNews = async (db: Db, userId: number, once: string, now: Date): Promise<void> => {
  await db
    .update(notifications)
    .set({ readAt: now })
    .where(and(eq(notifications.userId, userId), eq(notifications.once, once), isNull(notifications.readAt)));
};

/** False when this person has no such notification. The first time counts. */
export const markRead = async (db: Db, userId: number, id: number, now: Date): Promise<boolean> => {
  const rows = await db
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(notifications.id, id), eq(notifications.userId, userId)))
    .returning({ id: notifications.id });
  return rows.length > 0;
};

/** Marks all notifications of this person as read. The time of an earlier reading stays. */
export const markAllRead = async (
  db: Db,
  userId: number,
  ids: readonly number[],
  now: Date,
): Promise<void> => {
  const { id, readAt, userId: owner } = notifications;
  await db
    .update(notifications)
    .set({ readAt: now })
    .where(and(inArray(id, [...ids]), eq(owner, userId), isNull(readAt)));
};

/** Deletes a deleted child from other people's notifications: by the unique mark, and from the lists of children. */
export const forgetNewsAbout = async (db: Db, userId: number): Promise<void> => {
  await db.execute(sql`delete from ${notifications} where about ->> 'children' = ${String(userId)}`);
  await db.execute(sql`update ${notifications}
    set about = jsonb_set(about, '{children}',
      to_jsonb(array_to_string(array_remove(string_to_array(about ->> 'children', ' '), ${String(userId)}), ' ')))
    where ${String(userId)} = any(string_to_array(about ->> 'children', ' '))`);
  await db.execute(sql`delete from ${notifications}
    where kind in ('child-asked', 'child-wants-to-leave')
      and ${String(userId)} = any(string_to_array(once, ' '))`);
};
