/** Recomputes every sum of every learner from the stored events, with the same rule as for new events. */

import { badgeById, unitBadge } from '@afrolearn/learning/badges/badges.ts';
import { noTotals } from '@afrolearn/learning/badges/totals.ts';
import { type Change, nothingKnown, settle } from '@afrolearn/learning/events/settle.ts';
import { aceFrom, rewardOpens, unitMastery } from '@afrolearn/learning/mastery/unit.ts';
import { passMark } from '@afrolearn/learning/quizzes/pass-mark.ts';
import { type Day, dayIn } from '@afrolearn/learning/streaks/days.ts';
import type { Db } from '#db/connect.ts';
import { lockLearner, recordedLearners, replaceSums, type Sums, storedSums } from '#features/record/index.ts';
import { announce } from '../announce.ts';
import { allUnits, type LoadedCatalogue } from '../known-catalogue.db.ts';
import { type Difference, differencesOf } from './differences.ts';
import { recordOf } from './record.db.ts';

/** Units with a failed checkpoint that was never passed. */
const failedIn = ({ items }: Sums): ReadonlySet<number | null> =>
  new Set(
    [...items.values()]
      .filter(({ attempts, bestScore }) => attempts > 0 && (bestScore ?? 0) < passMark)
      .map(({ unitId }) => unitId),
  );

/**
 * A title reached with an earlier, shorter list is permanent like a badge. Points and percentages are
 * recomputed, and so are titles from before failed checkpoints capped them.
 */
const titlesIn = (stored: Sums): Sums['units'] => {
  const failed = failedIn(stored);
  return new Map([...stored.units].filter(([id, { reached }]) => reached >= aceFrom && !failed.has(id)));
};

const countAnew = async (db: Db, userId: number, stored: Sums, today: Day, catalogue: LoadedCatalogue) => {
  const titles = titlesIn(stored);
  const unitsAce = [...titles.values()].filter(({ aceAt }) => aceAt !== null).length;
  const record = await recordOf(db, userId);
  const known = { ...nothingKnown, units: titles, totals: { ...noTotals, unitsAce } };
  return { change: settle(known, { ...record, today }, catalogue), claims: record.claims };
};

const announceBadges = async (
  db: Db,
  userId: number,
  badges: readonly string[],
  { unit }: LoadedCatalogue,
  at: Date,
) => {
  const badgesEarned = badges.flatMap((id) => {
    const ofUnit = unit(Number(/^unit-(\d+)$/.exec(id)?.[1] ?? 0));
    return badgeById(id) ?? (ofUnit === null ? [] : unitBadge(ofUnit));
  });
  await announce(db, { userId, at, badgesEarned, levelUp: null, unitsWon: [] });
};

/** Notifies learners once of a reward that the new rule opened. They claim it themselves. */
const offerRewards = async (
  db: Db,
  userId: number,
  { change, claims }: Awaited<ReturnType<typeof countAnew>>,
  { unit }: LoadedCatalogue,
  at: Date,
) => {
  const claimed = new Set(claims.map(({ unitId }) => unitId));
  const unitsWon = [...change.units].flatMap(([id, { reached }]) => {
    const listed = unit(id);
    if (listed === null || claimed.has(id)) return [];
    const mastery = unitMastery(listed.items, (entry) => change.items.get(entry)?.points ?? 0);
    return rewardOpens(mastery, reached) ? [{ id, title: listed.title }] : [];
  });
  if (unitsWon.length > 0) await announce(db, { userId, at, badgesEarned: [], levelUp: null, unitsWon });
};

const asSums = ({ newBadges, newTools, ...change }: Change): Sums => ({
  ...change,
  badges: new Set(newBadges),
  tools: new Set(newTools),
});

const recountLearner = (
  db: Db,
  userId: number,
  catalogue: LoadedCatalogue,
  { writes, now }: { writes: boolean; now: Date },
): Promise<readonly Difference[]> =>
  // One transaction each, so that nobody waits for others.
  db.transaction(async (own) => {
    const { zone } = await lockLearner(own, userId);
    const stored = await storedSums(own, userId);
    const counted = await countAnew(own, userId, stored, dayIn(zone, now.getTime()), catalogue);
    const { change } = counted;
    const found = differencesOf(stored, asSums(change));
    if (writes) await offerRewards(own, userId, counted, catalogue, now);
    if (!writes || found.length === 0) return found;
    await replaceSums(own, userId, change, now);
    const fresh = change.newBadges.filter((id) => !stored.badges.has(id));
    await announceBadges(own, userId, fresh, catalogue, now);
    return found;
  });

const mostAtOnce = 200;

/** Processes all learners in batches and reports each. Idempotent. */
export const recount = async (
  db: Db,
  how: { writes: boolean; now: Date },
  tell: (userId: number, found: readonly Difference[]) => void,
): Promise<number> => {
  const units = await allUnits(db);
  const catalogue = {
    item: () => null,
    unit: (id: number) => units.get(id) ?? null,
    exercise: () => null,
    toolContent: () => null,
  };
  let [last, counted] = [0, 0];
  for (;;) {
    const learners = await recordedLearners(db, last, mostAtOnce);
    for (const userId of learners) tell(userId, await recountLearner(db, userId, catalogue, how));
    counted += learners.length;
    if (learners.length < mostAtOnce) return counted;
    last = learners.at(-1) ?? last;
  }
};
