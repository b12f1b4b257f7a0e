/** After a content pack has changed units: the percents of all who work on them, by the new lists. */
import { unitSummary } from '@afrolearn/learning/events/summaries.ts';
import type { Db } from '#db/connect.ts';
import { keepUnits, recountAces } from './changes.db.ts';
import { lockLearner } from './events.db.ts';
import { type ListedUnit, unitsOfIds } from './known-catalogue.db.ts';
import { learnersIn, unitsOf } from './progress.db.ts';
import { write } from './rows.db.ts';

/** Whose rows are locked at once: nobody's work waits for longer than these take. */
const mostAtOnce = 50;

const earlier = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

const recountLearner = async (db: Db, userId: number, units: ReadonlyMap<number, ListedUnit>) => {
  await lockLearner(db, userId);
  const known = await unitsOf(db, userId, [...units.keys()]);
  const begun = new Set([...known.items.values()].map(({ unitId }) => unitId));
  const after = new Map(
    [...units.values()]
      .filter(({ id }) => begun.has(id))
      .map((unit) => {
        const [before, now] = [known.units.get(unit.id), unitSummary(unit, known.items)];
        const aceAt = earlier(before?.aceAt ?? null, now.aceAt);
        return [unit.id, { ...now, aceAt, masterAt: earlier(before?.masterAt ?? null, now.masterAt) }];
      }),
  );
  await write(db, [keepUnits(userId, { units: after })]);
  await recountAces(db, userId);
};

/**
 * What was reached stays reached: a list that grows takes no title away. Some learners at a time, each lot in a
 * transaction of its own; done twice it comes to the same, so that one which was cut off is simply begun again.
 */
export const recountUnits = async (
  db: Db,
  unitIds: readonly number[],
  { most = mostAtOnce }: { most?: number } = {},
): Promise<void> => {
  if (unitIds.length === 0) return;
  const units = await unitsOfIds(db, unitIds);
  let last = 0;
  for (;;) {
    const learners = await learnersIn(db, unitIds, { after: last, most });
    await db.transaction(async (transaction) => {
      for (const userId of learners) await recountLearner(transaction, userId, units);
    });
    if (learners.length < most) return;
    last = learners.at(-1) ?? last;
  }
};
