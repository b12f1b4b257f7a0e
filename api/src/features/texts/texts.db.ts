import type { OtherLanguage } from '@afrolearn/learning/languages/languages.ts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { textReadings, textSpeakers, users } from '#db/tables.ts';
import { isAdult } from '#features/accounts/index.ts';

/** The languages that a person may read. Children get none, even if the table has rows for them. */
export const languagesOf = async (db: Db, userId: number): Promise<OtherLanguage[]> => {
  const rows = await db
    .select({ language: textSpeakers.language })
    .from(textSpeakers)
    .innerJoin(users, and(eq(users.id, textSpeakers.userId), isAdult))
    .where(eq(textSpeakers.userId, userId))
    .orderBy(asc(textSpeakers.language));
  return rows.map(({ language }) => language);
};

export type Known = Pick<typeof textReadings.$inferSelect, 'key' | 'mark' | 'verdict' | 'userId'>;

/** All readings of a language, for every wording. */
export const knownReadings = (db: Db, language: OtherLanguage): Promise<Known[]> =>
  db
    .select({
      key: textReadings.key,
      mark: textReadings.mark,
      verdict: textReadings.verdict,
      userId: textReadings.userId,
    })
    .from(textReadings)
    .where(eq(textReadings.language, language));

const whole = {
  key: textReadings.key,
  mark: textReadings.mark,
  userId: textReadings.userId,
  by: users.name,
  verdict: textReadings.verdict,
  proposal: textReadings.proposal,
  note: textReadings.note,
  at: textReadings.readAt,
};

/** The readings of these texts, or of all texts of the language, the newest first. */
export const readingsOf = (db: Db, language: OtherLanguage, keys: readonly string[] | 'all') =>
  db
    .select(whole)
    .from(textReadings)
    .leftJoin(users, eq(users.id, textReadings.userId))
    .where(
      and(
        eq(textReadings.language, language),
        keys === 'all' ? undefined : inArray(textReadings.key, [...keys]),
      ),
    )
    .orderBy(sql`${textReadings.readAt} desc, ${textReadings.id} desc`);
export type ReadingRow = Awaited<ReturnType<typeof readingsOf>>[number];

type NewReading = Omit<typeof textReadings.$inferInsert, 'id'>;

/** A second reading of the same wording by the same person replaces the first; the unique key enforces it. */
export const saveReading = async (db: Db, one: NewReading): Promise<void> => {
  const { verdict, proposal, note, readAt } = one;
  await db
    .insert(textReadings)
    .values(one)
    .onConflictDoUpdate({
      target: [textReadings.userId, textReadings.language, textReadings.key, textReadings.mark],
      set: { verdict, proposal: proposal ?? null, note: note ?? null, readAt },
    });
};

export const allowSpeaker = async (
  db: Db,
  userId: number,
  languages: readonly OtherLanguage[],
  allowedAt: Date,
): Promise<void> => {
  await db
    .insert(textSpeakers)
    .values(languages.map((language) => ({ userId, language, allowedAt })))
    .onConflictDoNothing();
};

/** Returns how many languages were removed. The person's readings stay. */
export const stopSpeaker = async (
  db: Db,
  userId: number,
  languages: readonly OtherLanguage[],
): Promise<number> => {
  const gone = await db
    .delete(textSpeakers)
    .where(and(eq(textSpeakers.userId, userId), inArray(textSpeakers.language, [...languages])))
    .returning({ language: textSpeakers.language });
  return gone.length;
};

export const allSpeakers = (db: Db) =>
  db
    .select({ id: users.id, name: users.name, email: users.email, language: textSpeakers.language })
    .from(textSpeakers)
    .innerJoin(users, eq(users.id, textSpeakers.userId))
    .orderBy(asc(users.name), asc(users.id), asc(textSpeakers.language));
