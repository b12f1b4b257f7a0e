import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { classes } from '#db/tables.ts';

export type ClassRow = typeof classes.$inferSelect;

/** A class that is open. */
export const classById = async (db: Db, id: number): Promise<ClassRow | null> => {
  const [row] = await db
    .select()
    .from(classes)
    .where(and(eq(classes.id, id), isNull(classes.archivedAt)));
  return row ?? null;
};

/** An archived class. Callers check who may restore it. */
export const archivedClassById = async (db: Db, id: number): Promise<ClassRow | null> => {
  const [row] = await db
    .select()
    .from(classes)
    .where(and(eq(classes.id, id), isNotNull(classes.archivedAt)));
  return row ?? null;
};
