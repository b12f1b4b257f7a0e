import { randomInt } from 'node:crypto';
import { count, eq, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { schools, users } from '#db/tables.ts';

/** Lets everybody read and nobody else make a school until this transaction ends. */
export const holdSchools = async (db: Db): Promise<void> => {
  await db.execute(sql`lock table ${schools} in share row exclusive mode`);
};

export const realSchools = async (db: Db): Promise<number> => {
  const [row] = await db.select({ n: count() }).from(schools).where(eq(schools.demo, false));
  return row?.n ?? 0;
};

export const makeAdministrator = async (db: Db, id: number): Promise<void> => {
  await db.update(users).set({ administrator: true }).where(eq(users.id, id));
};

/** Under an id nobody has, drawn at random: it counts no schools. */
export const addSchool = async (db: Db, school: Omit<typeof schools.$inferInsert, 'id'>) => {
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
