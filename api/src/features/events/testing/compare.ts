/** A learner's totals computed by the model from stored events. */
import type { Progress } from '@afrolearn/learning/events/state.ts';
import { modelOf } from '@afrolearn/learning/events/testing/model.ts';
import { faithOf, sampleUnits } from '@afrolearn/learning/events/testing/sample-units.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { claims, events, items, units } from '#db/tables.ts';

/** Inserts the rules' sample catalogue. */
export const plantSampleUnits = async (db: Db): Promise<void> => {
  const details = { level: 'P6-P7', term: null, strand: null, theme: null, basis: null, topics: [] };
  for (const { contents, ...unit } of sampleUnits) {
    const key = `sample-${unit.id}`;
    await db
      .insert(units)
      .values({ ...unit, key, title: key, about: '', position: unit.id % 100, details, hash: key });
    await db.insert(items).values(
      contents.map((content, place) => ({
        id: content.id,
        unitId: unit.id,
        type: content.type,
        n: content.n,
        position: place + 1,
        title: content.title,
        faith: faithOf(content),
        hash: content.id,
        content,
      })),
    );
  }
};

/** The model's totals from stored events and claims, ignoring stored totals. */
export const modelProgress = async (db: Db, userId: number): Promise<Progress> => {
  const rows = await db
    .select()
    .from(events)
    .where(and(eq(events.userId, userId), isNull(events.doubt)));
  const recorded = [...new Map(rows.map((row) => [row.id, row])).values()].map((row) => ({
    ...row,
    countedAt: row.countedAt.getTime(),
    receivedAt: row.receivedAt.getTime(),
  }));
  return modelOf(recorded, await db.select().from(claims).where(eq(claims.userId, userId)));
};
