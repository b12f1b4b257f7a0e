/** Work of learners for the matrix: an event that is new each time, and a unit that whoever asks has mastered. */
import { randomUUID } from 'node:crypto';
import { pointsOf } from '@afrolearn/learning/lessons/points.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { itemProgress, items } from '#db/tables.ts';
import type { Actor } from '#http/policy.ts';
import { bringCurriculum } from '../packed-curriculum.ts';
import type { Scene } from './people.ts';

/** The curriculum must be there: without it the lesson is refused, though the call is not. */
export const openedLesson = async ({ db, now }: Scene) => {
  await bringCurriculum(db, now());
  const about = { id: randomUUID(), device: randomUUID(), seq: 1, zone: 'Africa/Kampala', schema: 1 };
  const event = {
    ...about,
    type: 'item.opened',
    payload: { item: 'u400-l1' },
    occurredAt: now().toISOString(),
  };
  return { body: { events: [event] } };
};

/** Everything in unit 400 is done by whoever asks. */
export const masteredUnit = async ({ db, people, now }: Scene, actor: Actor) => {
  if (actor === 'anonymous') return {};
  const list = await db
    .select()
    .from(items)
    .where(and(eq(items.unitId, 400), isNull(items.removedAt)));
  await db
    .insert(itemProgress)
    .values(
      list.map(({ id, type }) => ({
        userId: people[actor].id,
        itemId: id,
        unitId: 400,
        openedAt: now(),
        completedAt: now(),
        points: pointsOf[type],
      })),
    )
    .onConflictDoUpdate({
      target: [itemProgress.userId, itemProgress.itemId],
      set: { points: sql`excluded.points` },
    });
  return {};
};
