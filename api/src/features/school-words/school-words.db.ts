import type { Language } from '@afrolearn/learning/languages/languages.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { schools, schoolWords } from '#db/tables.ts';

const columns = { id: schoolWords.id, language: schoolWords.language, word: schoolWords.word };
export type WordRow = { id: number; language: Language; word: string };

export const wordsOf = (db: Db, schoolId: number): Promise<WordRow[]> =>
  db
    .select(columns)
    .from(schoolWords)
    .where(eq(schoolWords.schoolId, schoolId))
    .orderBy(asc(schoolWords.language), asc(schoolWords.word));

type NewWord = { schoolId: number; language: Language; word: string; addedBy: number; addedAt: Date };

/** Stores the word once. Null when there are too many others. The lock serializes concurrent requests. */
export const addWord = async (database: Db, one: NewWord, most: number): Promise<WordRow | null> =>
  await database.transaction(async (db) => {
    await db.execute(sql`select 1 from ${schools} where ${schools.id} = ${one.schoolId} for no key update`);
    const all = await wordsOf(db, one.schoolId);
    const before = all.find(({ language, word }) => language === one.language && word === one.word);
    if (before !== undefined) return before;
    if (all.length >= most) return null;
    const [row] = await db.insert(schoolWords).values(one).returning(columns);
    return row ?? null;
  });

export const dropWord = async (db: Db, schoolId: number, id: number): Promise<boolean> => {
  const gone = await db
    .delete(schoolWords)
    .where(and(eq(schoolWords.schoolId, schoolId), eq(schoolWords.id, id)))
    .returning({ id: schoolWords.id });
  return gone.length > 0;
};
