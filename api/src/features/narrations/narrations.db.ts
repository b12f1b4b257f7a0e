import { and, asc, count, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { classes, narrations, users } from '#db/tables.ts';
import { classesOf, learnersBehind } from '#features/bonds/index.ts';
import { leadsSchool, type Person } from '#http/context.ts';

export type VoiceRow = Omit<typeof narrations.$inferSelect, 'sound' | 'uid'> & {
  bytes: number;
  by: string | null;
};

/** The classes whose recordings a person may hear: their own, their children's, and those that they teach or lead. */
const isHeardBy = (user: Person): SQL => sql`exists (
  select 1 from ${classes} where ${classes.id} = ${narrations.classId} and ${classes.archivedAt} is null and (
    ${user.verified ? sql`${classes.teacherId} = ${user.id}` : sql`false`}
    or ${leadsSchool(user, user.schoolId) ? sql`${classes.schoolId} = ${user.schoolId}` : sql`false`}
    or ${classes.id} in ${classesOf(learnersBehind(user))}))`;

type Where = { lesson: string; user: Person; classId?: number | undefined; language?: string | undefined };

/** The recordings of a lesson that this person may hear. Recordings of suspended authors are left out. */
const heard = ({ lesson, user, classId, language }: Where) =>
  and(
    eq(narrations.lesson, lesson),
    language === undefined ? undefined : eq(narrations.language, language),
    lesson.startsWith('t') ? isNull(narrations.classId) : isHeardBy(user),
    classId === undefined ? undefined : eq(narrations.classId, classId),
    isNull(users.suspendedAt),
  );

const columns = {
  id: narrations.id,
  lesson: narrations.lesson,
  classId: narrations.classId,
  scene: narrations.scene,
  words: narrations.words,
  language: narrations.language,
  type: narrations.type,
  seconds: narrations.seconds,
  authorId: narrations.authorId,
  createdAt: narrations.createdAt,
  bytes: sql<number>`length(${narrations.sound})`,
  by: users.name,
};

export const voicesFor = async (db: Db, where: Where): Promise<VoiceRow[]> =>
  await db
    .select(columns)
    .from(narrations)
    .innerJoin(users, eq(users.id, narrations.authorId))
    .where(heard(where))
    .orderBy(asc(narrations.id));

export const soundsFor = async (db: Db, where: Where) =>
  await db
    .select({ ...columns, sound: narrations.sound })
    .from(narrations)
    .innerJoin(users, eq(users.id, narrations.authorId))
    .where(heard(where))
    .orderBy(asc(narrations.id));

export const soundsOfAuthor = async (db: Db, authorId: number): Promise<number> => {
  const [row] = await db.select({ kept: count() }).from(narrations).where(eq(narrations.authorId, authorId));
  return row?.kept ?? 0;
};

/** Replaces an earlier recording: a unique key allows one for each scene and language. */
export const keepVoice = async (db: Db, voice: typeof narrations.$inferInsert): Promise<VoiceRow> => {
  const { words, type, seconds, sound, authorId, createdAt } = voice;
  const [kept] = await db
    .insert(narrations)
    .values(voice)
    .onConflictDoUpdate({
      target: [narrations.lesson, narrations.classId, narrations.scene, narrations.language],
      set: { words, type, seconds, sound, authorId, createdAt },
    })
    .returning({ id: narrations.id });
  const [row] = await db
    .select(columns)
    .from(narrations)
    .innerJoin(users, eq(users.id, narrations.authorId))
    .where(eq(narrations.id, kept?.id ?? 0));
  if (row === undefined) throw new Error('a voice was kept and is not there');
  return row;
};

export const voiceById = async (db: Db, lesson: string, id: number) => {
  const [row] = await db
    .select({ id: narrations.id, classId: narrations.classId })
    .from(narrations)
    .where(and(eq(narrations.lesson, lesson), eq(narrations.id, id)));
  return row ?? null;
};

export const removeVoice = async (db: Db, id: number): Promise<boolean> =>
  (await db.delete(narrations).where(eq(narrations.id, id)).returning({ id: narrations.id })).length > 0;
