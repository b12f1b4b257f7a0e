import { eq } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { salts } from '#db/tables.ts';

export const saltFor = async (db: Db, purpose: string): Promise<Buffer | null> => {
  const [row] = await db.select().from(salts).where(eq(salts.purpose, purpose));
  return row?.value ?? null;
};
