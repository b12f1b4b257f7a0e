/** After a content pack has changed units: the percents of all who work on them, by the new lists. */

import type { Db } from '#db/connect.ts';
import { lockLearner } from '#features/record/index.ts';
import { knownOf, nothingTouched } from '../known.db.ts';
import { type LoadedCatalogue, unitsOfIds } from '../known-catalogue.db.ts';
import { settleArrivals } from '../settle-arrivals.ts';
import { learnersIn } from './learners.db.ts';

/** Whose rows are locked at once: nobody's work waits for longer than these take. */
const mostAtOnce = 50;

/** A list that became shorter may bring somebody to its end: they hear of it as if they had just done it. */
const relistFor = async (
  db: Db,
  userId: number,
  unitIds: readonly number[],
  catalogue: LoadedCatalogue,
  at: Date,
) => {
  const learner = await lockLearner(db, userId);
  const { known } = await knownOf(db, learner.totals, { ...nothingTouched, units: unitIds });
  await settleArrivals(db, { learner, known, catalogue }, { relisted: unitIds }, at);
};

/**
 * What was reached stays reached: a list that grows takes no title away. Some learners at a time, each lot in a
 * transaction of its own; done twice it comes to the same, so that one which was cut off is simply begun again.
 */
export const recountUnits = async (
  db: Db,
  unitIds: readonly number[],
  { now, most = mostAtOnce }: { now: Date; most?: number },
): Promise<void> => {
  if (unitIds.length === 0) return;
  const units = await unitsOfIds(db, unitIds);
  const catalogue = { item: () => null, unit: (id: number) => units.get(id) ?? null, exercise: () => null };
  let last = 0;
  for (;;) {
    const learners = await learnersIn(db, unitIds, { after: last, most });
    await db.transaction(async (transaction) => {
      for (const userId of learners) await relistFor(transaction, userId, unitIds, catalogue, now);
    });
    if (learners.length < most) return;
    last = learners.at(-1) ?? last;
  }
};
