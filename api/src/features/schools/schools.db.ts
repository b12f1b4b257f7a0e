import { randomInt } from 'node:crypto';
import { asc, count, eq, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { schools } from '#db/tables.ts';

export type SchoolRow = typeof schools.$inferSelect;

const one = async <T>(rows: Promise<T[]>): Promise<T | null> => (await rows)[0] ?? null;

export const schoolOf = (db: Db, id: number): Promise<SchoolRow | null> =>
  one(db.select().from(schools).where(eq(schools.id, id)));

export const demoSchool = (db: Db): Promise<SchoolRow | null> =>
  one(db.select().from(schools).where(eq(schools.demo, true)));

/** The only school in the profile `school`; null until it is created. */
export const onlySchool = (db: Db): Promise<SchoolRow | null> =>
  one(
    db
      .select()
      .from(schools)
      .where(eq(schools.demo, false))
      .orderBy(asc(schools.createdAt), asc(schools.id))
      .limit(1),
  );

export const realSchools = async (db: Db): Promise<number> => {
  const [row] = await db.select({ n: count() }).from(schools).where(eq(schools.demo, false));
  return row?.n ?? 0;
};

export const schoolKinds = async (db: Db): Promise<{ demo: boolean; real: boolean }> => {
  const rows = await db.selectDistinct({ demo: schools.demo }).from(schools);
  return { demo: rows.some((row) => row.demo), real: rows.some((row) => !row.demo) };
};

type SchoolChange = { [K in 'name' | 'zone' | 'photos']?: SchoolRow[K] | undefined };

export const changeSchool = async (db: Db, id: number, change: SchoolChange): Promise<SchoolRow | null> => {
  const set = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  if (Object.keys(set).length === 0) return await schoolOf(db, id);
  return await one(db.update(schools).set(set).where(eq(schools.id, id)).returning());
};

/** Locks a school until the transaction ends, against changes and against writers that depend on it. */
export const holdSchool = async (db: Db, schoolId: number): Promise<void> => {
  await db.execute(sql`select 1 from ${schools} where ${schools.id} = ${schoolId} for update`);
};

/** Locks the table until the transaction ends: others can read it but not add a school. */
export const holdSchools = async (db: Db): Promise<void> => {
  await db.execute(sql`lock table ${schools} in share row exclusive mode`);
};

/** With an unused random id, which does not reveal the number of schools. */
export const addSchool = async (
  db: Db,
  school: Omit<typeof schools.$inferInsert, 'id'>,
): Promise<SchoolRow> => {
  for (let tries = 0; tries < 20; tries += 1) {
    const [row] = await db
      .insert(schools)
      .values({ ...school, id: randomInt(1_000_000, 2_147_483_647) })
      .onConflictDoNothing()
      .returning();
    if (row !== undefined) return row;
  }
  throw new Error('no free school id was found in 20 draws');
};

/** False when it exists already. The insert is the lock: a second process waits and then finds the row. */
export const addDemoSchool = async (db: Db, school: { id: number; name: string }): Promise<boolean> => {
  const made = await db
    .insert(schools)
    .values({ ...school, demo: true, photos: true })
    .onConflictDoNothing()
    .returning({ id: schools.id });
  return made.length > 0;
};
