/** A learner's sums as the tables hold them, and as they follow from the stored events alone. */
import { judge, type Told } from '@afrolearn/learning/events/judge.ts';
import { progressOf } from '@afrolearn/learning/events/progress.ts';
import type { Arrival, Progress } from '@afrolearn/learning/events/state.ts';
import { faithOf, sampleCatalogue, sampleUnits } from '@afrolearn/learning/events/testing/sample-units.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import {
  activeDays,
  claims,
  earnedBadges,
  events,
  gradeSeeds,
  itemProgress,
  items,
  learnerTotals,
  reviewCards,
  unitProgress,
  units,
} from '#db/tables.ts';

/** Brings the small catalogue of the rules' own tests into a database. */
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

/* Plain objects with sorted keys: two of them are equal or show where they differ. */
export const plain = ({ totals, badges, ...maps }: Progress) => ({
  totals,
  badges: [...badges].sort(),
  ...Object.fromEntries(
    Object.entries(maps).map(([name, map]) => [
      name,
      Object.fromEntries([...(map as ReadonlyMap<string | number, unknown>)].sort()),
    ]),
  ),
});

const ms = (at: Date | null) => at?.getTime() ?? null;

export const storedProgress = async (db: Db, userId: number): Promise<Progress> => {
  const [totalsRow] = await db.select().from(learnerTotals).where(eq(learnerTotals.userId, userId));
  if (totalsRow === undefined) throw new Error('the learner has no totals');
  const { userId: _, syncedAt: __, ...totals } = totalsRow;
  const seeds = await db.select().from(gradeSeeds).where(eq(gradeSeeds.userId, userId));
  const itemRows = await db.select().from(itemProgress).where(eq(itemProgress.userId, userId));
  const unitRows = await db.select().from(unitProgress).where(eq(unitProgress.userId, userId));
  const dayRows = await db.select().from(activeDays).where(eq(activeDays.userId, userId));
  const cardRows = await db.select().from(reviewCards).where(eq(reviewCards.userId, userId));
  const badgeRows = await db.select().from(earnedBadges).where(eq(earnedBadges.userId, userId));
  return {
    totals,
    gradeSeeds: new Map(seeds.map(({ gradeId, seeds: count }) => [gradeId, count])),
    items: new Map(
      itemRows.map(({ userId: ___, itemId, openedAt, completedAt, ...row }) => [
        itemId,
        { ...row, openedAt: openedAt.getTime(), completedAt: ms(completedAt) },
      ]),
    ),
    units: new Map(
      unitRows.map(({ userId: ___, unitId, aceAt, masterAt, ...row }) => [
        unitId,
        { ...row, aceAt: ms(aceAt), masterAt: ms(masterAt) },
      ]),
    ),
    days: new Map(dayRows.map(({ day, events: count, tools }) => [day, { events: count, tools }])),
    cards: new Map(
      cardRows.map(({ userId: ___, questionId, itemId, dueAt, lastAt, ...row }) => [
        questionId,
        { ...row, item: itemId, dueAt: dueAt.getTime(), lastAt: lastAt.getTime() },
      ]),
    ),
    badges: new Set(badgeRows.map(({ badgeId }) => badgeId)),
  };
};

/** What the stored events and claims say, each event counted once, whatever the sums say. */
export const modelProgress = async (db: Db, userId: number): Promise<Progress> => {
  const rows = await db.select().from(events).where(eq(events.userId, userId));
  const once = [...new Map(rows.map((row) => [row.id, row])).values()];
  const arrivals = once.map(({ type, payload, ...row }): Arrival => {
    const judged = judge({ type, payload } as unknown as Told, sampleCatalogue);
    if ('refused' in judged) throw new Error(`${row.id} is stored and would be refused`);
    return {
      id: row.id,
      countedAt: row.countedAt.getTime(),
      countedOn: row.countedOn,
      gradeId: row.gradeId,
      receivedAt: row.receivedAt.getTime(),
      meaning: judged.meaning,
    };
  });
  const claimed = await db.select().from(claims).where(eq(claims.userId, userId));
  return progressOf(arrivals, claimed, sampleCatalogue);
};
