import { undoDays } from '@afrolearn/learning/lessons/own.ts';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { ownLessons, ownLessonVersions, ownLessonVideos } from '#db/tables.ts';

const day = 24 * 60 * 60 * 1000;

export const addVideo = async (
  db: Db,
  video: { name: string; lessonId: number; bytes: number; createdAt: Date },
): Promise<void> => {
  await db.insert(ownLessonVideos).values(video);
};

/* Written out, so that PostgreSQL uses the partial index of videos. */
const isFilm = sql`${ownLessons.url} like '/videos/%'`;

/** Whether a lesson that is not deleted uses this address. */
export const isShown = async (db: Db, address: string): Promise<boolean> => {
  const rows = await db
    .select({ id: ownLessons.id })
    .from(ownLessons)
    .where(and(eq(ownLessons.url, address), isFilm, isNull(ownLessons.deletedAt)));
  return rows.length > 0;
};

export const knownVideos = async (db: Db, names: readonly string[]): Promise<Set<string>> => {
  const rows = await db
    .select({ name: ownLessonVideos.name })
    .from(ownLessonVideos)
    .where(inArray(ownLessonVideos.name, [...names]));
  return new Set(rows.map(({ name }) => name));
};

/** Deletes videos that no lesson has used for 30 days, not even one that can be restored; returns their names. */
export const takeOldVideos = async (db: Db, now: Date, prefix: string): Promise<string[]> => {
  const since = new Date(now.getTime() - undoDays * day).toISOString();
  const address = sql`(${prefix}::text || ${ownLessonVideos.name})`;
  const rows = await db
    .delete(ownLessonVideos)
    .where(
      sql`${ownLessonVideos.createdAt} < ${since}::timestamptz
        and not exists (select 1 from ${ownLessons} where ${ownLessons.url} = ${address} and ${isFilm}
          and (${ownLessons.deletedAt} is null or ${ownLessons.deletedAt} > ${since}::timestamptz))
        and not exists (select 1 from ${ownLessonVersions}
          where ${ownLessonVersions.lessonId} = ${ownLessonVideos.lessonId}
          and ${ownLessonVersions.lesson} ->> 'url' = ${address}
          and ${ownLessonVersions.replacedAt} > ${since}::timestamptz)`,
    )
    .returning({ name: ownLessonVideos.name });
  return rows.map(({ name }) => name);
};
