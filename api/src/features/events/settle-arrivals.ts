/** Settles what arrived for one learner, keeps it, and tells them what became true. Every reward goes through here. */
import { badgeById, unitBadge } from '@afrolearn/learning/badges/badges.ts';
import { type Arrivals, type Change, type Known, settle } from '@afrolearn/learning/events/settle.ts';
import { noGrade } from '@afrolearn/learning/events/state.ts';
import { levelOf } from '@afrolearn/learning/xp/level.ts';
import type { Db } from '#db/connect.ts';
import { type Write, write } from '#db/rows.ts';
import { announcing } from './announce.ts';
import { keepChange } from './changes.db.ts';
import type { Learner } from './events.db.ts';
import type { KnownOfLearner } from './known.db.ts';
import type { LoadedCatalogue } from './known-catalogue.db.ts';

type Titles = Pick<LoadedCatalogue, 'unit'>;

/** What became true just now. */
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
  const mastered = [...change.units].filter(
    ([id, { masterAt }]) => masterAt !== null && (known.units.get(id)?.masterAt ?? null) === null,
  );
  return {
    badgesEarned: [
      ...(claims ?? []).map(({ unitId }) => unitBadge(titled(unitId))),
      ...change.newBadges.flatMap((id) => badgeById(id) ?? []),
    ],
    levelUp: is > was ? { gradeId: learner.gradeId, level: is } : null,
    unitsMastered: mastered.map(([id]) => titled(id)),
  };
};

type Before = {
  learner: Learner;
  /** Read while this learner is locked: nobody else writes meanwhile. */
  known: KnownOfLearner;
  catalogue: LoadedCatalogue;
};

/** What is to be written for it. */
export const settlingOf = (
  { learner, known, catalogue }: Before,
  arrivals: Arrivals,
  at: Date,
): readonly Write[] => {
  const { userId } = learner.totals;
  const change = settle(known, arrivals, catalogue);
  const synced = arrivals.events !== undefined;
  const told = { userId, at, ...newsOf(learner, known, change, arrivals.claims, catalogue) };
  const badges = new Set([...known.badges, ...change.newBadges]).size;
  return [
    ...keepChange(userId, change, { at, synced }),
    ...announcing(told, { totals: change.totals, badges }, known.avatars),
  ];
};

export const settleArrivals = (db: Db, before: Before, arrivals: Arrivals, at: Date): Promise<void> =>
  write(db, settlingOf(before, arrivals, at));
