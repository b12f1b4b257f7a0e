/** 'Claim Reward': once, when 100 percent of a unit are or ever were there. */
import { badgeById, badgesEarnedBy, unitBadge } from '@afrolearn/learning/badges/badges.ts';
import { noGrade } from '@afrolearn/learning/events/state.ts';
import { masterFrom, type UnitMastery, unitMastery } from '@afrolearn/learning/mastery/unit.ts';
import { levelOf } from '@afrolearn/learning/xp/level.ts';
import { seedsPerClaim } from '@afrolearn/learning/xp/seeds.ts';
import type { Db } from '#db/connect.ts';
import { itemsOf, unitById } from '#features/catalogue/index.ts';
import type { World } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import type { Speech } from '#words/words.ts';
import { announce, settleMastery } from './announce.ts';
import { giveBadges, keepSeeds, keepTotals } from './changes.db.ts';
import { addClaim, claimedAtOf, itemPointsOf, reachedIn, seedsByGradeOf } from './claims.db.ts';
import { type Learner, lockLearner } from './events.db.ts';
import { badgesOf, totalsIn } from './progress.db.ts';
import { write } from './rows.db.ts';

const missing = ({ earned, total, left }: UnitMastery, titleOf: (id: string) => string) => ({
  points: `${total - earned} of ${total} points are missing.`,
  items: `Still to do: ${left.map(titleOf).join(', ')}.`,
});

const reward = async (
  db: Db,
  learner: Learner,
  unit: { id: number; title: string; gradeId: number | null },
  at: Date,
) => {
  const { userId } = learner.totals;
  const seeds = await seedsByGradeOf(db, userId);
  const grade = unit.gradeId ?? learner.gradeId ?? noGrade;
  const before = totalsIn(learner.totals);
  const totals = { ...before, seeds: before.seeds + seedsPerClaim, unitsClaimed: before.unitsClaimed + 1 };
  const known = await badgesOf(db, userId);
  const fresh = badgesEarnedBy(totals).filter((id) => !known.has(id));
  const own = unitBadge(unit);
  await write(db, [
    keepSeeds(userId, new Map([[grade, (seeds.get(grade) ?? 0) + seedsPerClaim]])),
    giveBadges(userId, [own.id, ...fresh], at),
    keepTotals(userId, totals),
  ]);
  const home = learner.gradeId ?? noGrade;
  const was = levelOf(seeds.get(home) ?? 0);
  const is = grade === home ? levelOf((seeds.get(home) ?? 0) + seedsPerClaim) : was;
  await announce(db, {
    userId,
    at,
    badgesEarned: [own, ...fresh.flatMap((id) => badgeById(id) ?? [])],
    levelUp: is > was ? { gradeId: learner.gradeId, level: is } : null,
    unitsMastered: [],
  });
  await settleMastery(db, userId, unit.id, at);
};

export const claimUnit = async (
  world: Pick<World, 'db' | 'now'> & { say?: Speech },
  userId: number,
  unitId: number,
) =>
  await world.db.transaction(async (db) => {
    const unit = await unitById(db, unitId);
    if (unit === null) throw refuse('access/not-found');
    const learner = await lockLearner(db, userId);
    const answer = (claimedAt: Date) => ({
      unitId,
      seeds: seedsPerClaim,
      badge: unitBadge(unit, world.say?.unitBadge),
      claimedAt: claimedAt.toISOString(),
    });
    // What was claimed stays claimed, even if the unit has grown since.
    const before = await claimedAtOf(db, userId, unitId);
    if (before !== null) return answer(before);
    const list = await itemsOf(db, unitId);
    const points = await itemPointsOf(db, userId, unitId);
    const mastery = unitMastery(list, (id) => points.get(id) ?? 0);
    if (mastery.percent < masterFrom && (await reachedIn(db, userId, unitId)) < masterFrom) {
      const titles = new Map(list.map(({ id, title }) => [id, title]));
      throw refuse('units/not-mastered', { fields: missing(mastery, (id) => titles.get(id) ?? '') });
    }
    const at = world.now();
    const gradeId = unit.gradeId ?? learner.gradeId;
    if (await addClaim(db, { userId, unitId, gradeId, claimedAt: at })) await reward(db, learner, unit, at);
    return answer(at);
  });
