import { randomUUID } from 'node:crypto';
import type { events } from '@afrolearn/contract/events.ts';
import { pointsOf } from '@afrolearn/learning/lessons/points.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { itemProgress, items } from '#db/tables.ts';
import type { Actor } from '#http/policy.ts';
import { unitsOfPack } from '#testing/matrix/objects.ts';
import type { Scene } from '#testing/matrix/people.ts';
import { nothing, type SamplesOf } from '#testing/matrix/sample.ts';
import { bringCurriculum } from '#testing/packed-curriculum.ts';

/** Needs the curriculum: otherwise the lesson is refused, though the call succeeds. */
const openedLesson = async ({ db, now }: Scene) => {
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

/** Completes unit 400 for the caller. */
const masteredUnit = async ({ db, people, now }: Scene, actor: Actor) => {
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

export const eventsSamples = {
  'POST /events': { ask: openedLesson },
  'GET /sync': { ask: nothing },
  'POST /units/:id/claim': { ask: masteredUnit, objects: unitsOfPack },
} satisfies SamplesOf<typeof events>;
