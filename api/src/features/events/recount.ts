/** After a content pack has changed units: the percents of all who work on them, by the new lists. */
import { badgeById, badgesEarnedBy } from '@afrolearn/learning/badges/badges.ts';
import { unitAfter } from '@afrolearn/learning/events/summaries.ts';
import type { Db } from '#db/connect.ts';
import { announce } from './announce.ts';
import { giveBadges, keepUnits, recountAces } from './changes.db.ts';
import { lockLearner } from './events.db.ts';
import { type ListedUnit, unitsOfIds } from './known-catalogue.db.ts';
import { badgesOf, learnersIn, totalsIn, unitsOf } from './progress.db.ts';
import { write } from './rows.db.ts';

/** Whose rows are locked at once: nobody's work waits for longer than these take. */
const mostAtOnce = 50;

const recountLearner = async (db: Db, userId: number, units: ReadonlyMap<number, ListedUnit>, at: Date) => {
  const { totals } = await lockLearner(db, userId);
  const known = await unitsOf(db, userId, [...units.keys()]);
  const begun = new Set([...known.items.values()].map(({ unitId }) => unitId));
  const after = new Map(
    [...units.values()]
      .filter(({ id }) => begun.has(id))
      .map((unit) => [unit.id, unitAfter(unit, known.units.get(unit.id), known.items)]),
  );
  await write(db, [keepUnits(userId, { units: after })]);
  const unitsAce = await recountAces(db, userId);
  const isNew = (id: number, of: 'aceAt' | 'masterAt') =>
    after.get(id)?.[of] != null && known.units.get(id)?.[of] == null;
  const reached = [...after.keys()].filter((id) => isNew(id, 'aceAt') || isNew(id, 'masterAt'));
  // A list that became shorter may have brought somebody to its end: they hear of it as if they had just done it.
  if (reached.length === 0) return;
  const before = await badgesOf(db, userId);
  const fresh = badgesEarnedBy({ ...totalsIn(totals), unitsAce }).filter((id) => !before.has(id));
  await write(db, [giveBadges(userId, fresh, at)]);
  await announce(db, {
    userId,
    at,
    badgesEarned: fresh.flatMap((id) => badgeById(id) ?? []),
    levelUp: null,
    unitsMastered: reached.flatMap((id) => (isNew(id, 'masterAt') ? (units.get(id) ?? []) : [])),
  });
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
  let last = 0;
  for (;;) {
    const learners = await learnersIn(db, unitIds, { after: last, most });
    await db.transaction(async (transaction) => {
      for (const userId of learners) await recountLearner(transaction, userId, units, now);
    });
    if (learners.length < most) return;
    last = learners.at(-1) ?? last;
  }
};
