import { and, asc, count, eq } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { lessonNotes } from '#db/tables.ts';

export type NoteRow = { id: string; text: string; at: Date };

const columns = { id: lessonNotes.id, text: lessonNotes.text, at: lessonNotes.at };

export const notesOn = (db: Db, userId: number, itemId: string): Promise<NoteRow[]> =>
  db
    .select(columns)
    .from(lessonNotes)
    .where(and(eq(lessonNotes.userId, userId), eq(lessonNotes.itemId, itemId)))
    .orderBy(asc(lessonNotes.at), asc(lessonNotes.id));

export const noteCount = async (db: Db, userId: number): Promise<number> =>
  (await db.select({ all: count() }).from(lessonNotes).where(eq(lessonNotes.userId, userId)))[0]?.all ?? 0;

/** The note as it is kept: sent twice, the first stands. */
export const keepNote = async (db: Db, userId: number, itemId: string, note: NoteRow): Promise<NoteRow> => {
  const [kept] = await db
    .insert(lessonNotes)
    .values({ userId, itemId, ...note })
    .onConflictDoNothing()
    .returning(columns);
  if (kept !== undefined) return kept;
  const [before] = await db
    .select(columns)
    .from(lessonNotes)
    .where(and(eq(lessonNotes.userId, userId), eq(lessonNotes.id, note.id)));
  return before ?? note;
};

export const dropNote = async (db: Db, userId: number, itemId: string, id: string): Promise<boolean> => {
  const gone = await db
    .delete(lessonNotes)
    .where(and(eq(lessonNotes.userId, userId), eq(lessonNotes.itemId, itemId), eq(lessonNotes.id, id)))
    .returning({ id: lessonNotes.id });
  return gone.length > 0;
};
