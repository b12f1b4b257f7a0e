/** Settles a learner's new events, stores the result, and sends notifications. Every reward goes through here. */

import { badgeById, unitBadge, unitBadgeId } from '@afrolearn/learning/badges/badges.ts';
import { type Arrivals, type Change, type Known, settle } from '@afrolearn/learning/events/settle.ts';
import { type EntryProgress, noGrade, type UnitProgress } from '@afrolearn/learning/events/state.ts';
import { rewardOpens, unitMastery } from '@afrolearn/learning/mastery/unit.ts';
import { levelOf } from '@afrolearn/learning/xp/level.ts';
import type { Db } from '#db/connect.ts';
import { type Write, write } from '#db/rows.ts';
import { keepChange, type Learner } from '#features/record/index.ts';
import { announcing } from './announce.ts';
import { dayOf } from './arrivals/stamps.ts';
import type { KnownOfLearner } from './known.db.ts';
import type { LoadedCatalogue } from './known-catalogue.db.ts';

type Titles = Pick<LoadedCatalogue, 'unit'>;

/** The notifications that follow from this batch. */
const newsOf = (
  learner: Learner,
  known: Known,
  change: Change,
  claims: Arrivals['claims'],
  { unit }: Titles,
) => {
  const grade = learner.gradeId ?? noGrade;
  const before = known.gradeSeeds.get(grade) ?? 0;
  const [was, is] = [levelOf(before), levelOf(change.gradeSeeds.get(grade) ?? before)];
  const titled = (id: number) => ({ id, title: unit(id)?.title ?? '' });
  const pointsNow = (id: string) => (change.items.get(id) ?? known.items.get(id))?.points ?? 0;
  // One notification per key; a learner with the badge has already claimed.
  const won = [...change.units].filter(
    ([id, { reached }]) =>
      !known.badges.has(unitBadgeId(id)) &&
      rewardOpens(unitMastery(unit(id)?.items ?? [], pointsNow), reached),
  );
  return {
    badgesEarned: [
      ...(claims ?? []).map(({ unitId }) => unitBadge(titled(unitId))),
      ...change.newBadges.flatMap((id) => badgeById(id) ?? []),
    ],
    levelUp: is > was ? { gradeId: learner.gradeId, level: is } : null,
    unitsWon: won.map(([id]) => titled(id)),
  };
};

const isSameEntry = (one: EntryProgress | undefined, other: EntryProgress): boolean =>
  one !== undefined &&
  // The attempts are stored once and never change, so equal counts mean equal `telling` attempts.
  one.attempts === other.attempts &&
  one.openedAt === other.openedAt &&
  one.completedAt === other.completedAt &&
  one.points === other.points &&
  one.unitId === other.unitId;

const isSameUnit = (one: UnitProgress | undefined, other: UnitProgress): boolean =>
  one !== undefined &&
  one.points === other.points &&
  one.percent === other.percent &&
  one.reached === other.reached &&
  one.aceAt === other.aceAt &&
  one.masterAt === other.masterAt;

/** Most answers leave entry and unit unchanged: unchanged rows are not written. */
const withoutSame = (known: Known, change: Change): Change => ({
  ...change,
  items: new Map([...change.items].filter(([id, entry]) => !isSameEntry(known.items.get(id), entry))),
  units: new Map([...change.units].filter(([id, unit]) => !isSameUnit(known.units.get(id), unit))),
});

type Before = {
  learner: Learner;
  /** Read under this learner's lock. */
  known: KnownOfLearner;
  catalogue: LoadedCatalogue;
};

export type Settled = { writes: readonly Write[]; seedsOfEvent: Change['seedsOfEvent'] };

/** The rows to write, and each event's reward. */
export const settlingOf = ({ learner, known, catalogue }: Before, arrivals: Arrivals, at: Date): Settled => {
  const { userId } = learner.totals;
  const today = dayOf(learner.zone, at.getTime());
  const change = withoutSame(known, settle(known, { ...arrivals, today }, catalogue));
  const synced = arrivals.events !== undefined;
  const told = { userId, at, ...newsOf(learner, known, change, arrivals.claims, catalogue) };
  const badges = new Set([...known.badges, ...change.newBadges]).size;
  const writes = [
    ...keepChange(userId, change, { at, synced }),
    ...announcing(told, { totals: change.totals, badges }, known.avatars),
  ];
  return { writes, seedsOfEvent: change.seedsOfEvent };
};

export const settleArrivals = (db: Db, before: Before, arrivals: Arrivals, at: Date): Promise<void> =>
  write(db, settlingOf(before, arrivals, at).writes);
