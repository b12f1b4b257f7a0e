/** After a pack has changed units: recomputes the percents of learners with work in them. */

import type { Db } from '#db/connect.ts';
import { lockLearner } from '#features/record/index.ts';
import { knownOf, nothingTouched } from '../known.db.ts';
import { type LoadedCatalogue, unitsOfIds } from '../known-catalogue.db.ts';
import { settleArrivals } from '../settle-arrivals.ts';
import { learnersIn } from './learners.db.ts';

/** Learners locked at once, to keep waits short. */
const mostAtOnce = 50;

/** A shortened list may complete a unit, which is announced as usual. */
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
 * Levels reached are kept when a list grows. In batches with their own transactions; idempotent, so that an
 * interrupted run is simply repeated.
 */
export const recountUnits = async (
  db: Db,
  unitIds: readonly number[],
  { now, most = mostAtOnce }: { now: Date; most?: number },
): Promise<void> => {
  if (unitIds.length === 0) return;
  const units = await unitsOfIds(db, unitIds);
  const catalogue = {
    item: () => null,
    unit: (id: number) => units.get(id) ?? null,
    exercise: () => null,
    toolContent: () => null,
  };
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
