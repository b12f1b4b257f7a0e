/** Where learners left things. This slice alone writes them. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { items, placesLeft, units } from '#db/tables.ts';

type PlaceLeft = { userId: number; itemId: string; place: string | null; leftAt: Date };

/** Keeps the place, or forgets it where there is none. False when there is no such entry. */
export const keepPlaceLeft = async (
  db: Db,
  { userId, itemId, place, leftAt }: PlaceLeft,
): Promise<boolean> => {
  const [known] = await db
    .select({ id: items.id })
    .from(items)
    .innerJoin(units, and(eq(units.id, items.unitId), isNull(units.removedAt)))
    .where(and(eq(items.id, itemId), isNull(items.removedAt)));
  if (known === undefined) return false;
  if (place === null)
    await db.delete(placesLeft).where(and(eq(placesLeft.userId, userId), eq(placesLeft.itemId, itemId)));
  else
    await db
      .insert(placesLeft)
      .values({ userId, itemId, place, leftAt })
      .onConflictDoUpdate({
        target: [placesLeft.userId, placesLeft.itemId],
        set: { place: sql`excluded.place`, leftAt: sql`excluded.left_at` },
      });
  return true;
};
