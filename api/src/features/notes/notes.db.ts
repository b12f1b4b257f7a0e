import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { lessonNotes, users } from '#db/tables.ts';

export type NoteRow = { id: string; text: string; at: Date };

const columns = { id: lessonNotes.id, text: lessonNotes.text, at: lessonNotes.at };

export const notesOn = (db: Db, userId: number, itemId: string): Promise<NoteRow[]> =>
  db
    .select(columns)
    .from(lessonNotes)
    .where(and(eq(lessonNotes.userId, userId), eq(lessonNotes.itemId, itemId)))
    .orderBy(asc(lessonNotes.at), asc(lessonNotes.id));

type Most = { inAll: number; onOne: number };

/**
 * Stores the note; the first version of an id is kept. Null when there are too many others, in all or on this entry.
 */
export const keepNote = async (
  database: Db,
  { userId, itemId, note }: { userId: number; itemId: string; note: NoteRow },
  most: Most,
): Promise<NoteRow | null> => {
  const { id, text, at } = note;
  const others = sql`select 1 from ${lessonNotes}
    where ${lessonNotes.userId} = ${userId} and ${lessonNotes.id} <> ${id}::uuid`;
  return await database.transaction(async (db) => {
    // The lock serializes concurrent requests: otherwise each would count without the others.
    await db.execute(sql`select 1 from ${users} where ${users.id} = ${userId} for no key update`);
    const [kept] = await db
      .insert(lessonNotes)
      .select(
        sql`select ${userId}::int, ${id}::uuid, ${itemId}::text, ${text}::text, ${at.toISOString()}::timestamptz
          where (select count(*) from (${others}) as others) < ${most.inAll}
            and (select count(*) from (${others} and ${lessonNotes.itemId} = ${itemId}) as others) < ${most.onOne}`,
      )
      .onConflictDoUpdate({
        target: [lessonNotes.userId, lessonNotes.id],
        set: { text: lessonNotes.text },
      })
      .returning(columns);
    return kept ?? null;
  });
};

export const dropNote = async (db: Db, userId: number, itemId: string, id: string): Promise<boolean> => {
  const gone = await db
    .delete(lessonNotes)
    .where(and(eq(lessonNotes.userId, userId), eq(lessonNotes.itemId, itemId), eq(lessonNotes.id, id)))
    .returning({ id: lessonNotes.id });
  return gone.length > 0;
};
