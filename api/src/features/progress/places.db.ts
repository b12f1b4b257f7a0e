/** The places where learners left entries. Only this slice writes them. */
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { attempts, items, placesLeft, units } from '#db/tables.ts';

type PlaceLeft = { userId: number; itemId: string; place: string | null; leftAt: Date };

export type EndedAttempt = { userId: number; itemId: string; attempt: string };

/**
 * Deletes the places of quiz attempts that were finished. A device without a network cannot delete its own place when it
 * finishes, and the next device would continue an attempt that has ended.
 */
export const forgetEnded = async (db: Db, ended: readonly EndedAttempt[]): Promise<void> => {
  if (ended.length === 0) return;
  const list = <T>(of: (one: EndedAttempt) => T) => sql.param(ended.map(of));
  await db.execute(sql`
    delete from places_left p
    using unnest(${list(({ userId }) => userId)}::integer[], ${list(({ itemId }) => itemId)}::text[],
      ${list(({ attempt }) => attempt)}::text[]) as e (user_id, item_id, attempt)
    where p.user_id = e.user_id and p.item_id = e.item_id and position('"' || e.attempt || '"' in p.place) > 0`);
};

/** Ids that a quiz place names: its attempt, and the id that its `quiz.finished` event has or will have. */
const runIn = (place: string): readonly string[] => {
  try {
    const { attempt, run } = JSON.parse(place) as { attempt?: unknown; run?: unknown };
    return [run, attempt].filter((id): id is string => typeof id === 'string' && isUuid.test(id));
  } catch {
    return [];
  }
};
const isUuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/* A place may be sent late, after the end of its attempt: then it is not stored. */
const isEnded = async (db: Db, userId: number, place: string): Promise<boolean> => {
  const ids = runIn(place);
  if (ids.length === 0) return false;
  const [found] = await db
    .select({ id: attempts.eventId })
    .from(attempts)
    .where(and(eq(attempts.userId, userId), inArray(attempts.eventId, [...ids])))
    .limit(1);
  return found !== undefined;
};

/** Stores the place, or deletes it when it is null. False when there is no such entry. */
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
  else if (!(await isEnded(db, userId, place)))
    await db
      .insert(placesLeft)
      .values({ userId, itemId, place, leftAt })
      .onConflictDoUpdate({
        target: [placesLeft.userId, placesLeft.itemId],
        set: { place: sql`excluded.place`, leftAt: sql`excluded.left_at` },
      });
  return true;
};
