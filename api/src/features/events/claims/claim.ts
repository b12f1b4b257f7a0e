/** 'Claim Reward': once, when every written entry of a unit is done and every checkpoint passed (`rewardOpens`). */

import { unitBadge } from '@afrolearn/learning/badges/badges.ts';
import { rewardOpens, type UnitMastery, unitMastery } from '@afrolearn/learning/mastery/unit.ts';
import { seedsPerClaim } from '@afrolearn/learning/xp/seeds.ts';
import { entriesOf, entryPointsOf, reachedIn, unitById } from '#features/catalogue/index.ts';
import { addClaim, claimedAtOf, lockLearner } from '#features/record/index.ts';
import type { World } from '#http/context.ts';
import { type Faults, refuse } from '#http/refuse.ts';
import type { Speech } from '#words/words.ts';
import { settleMastery } from '../announce.ts';
import { knownOf, nothingTouched } from '../known.db.ts';
import { settleArrivals } from '../settle-arrivals.ts';

const missing = ({ earned, total, toDo }: UnitMastery, titleOf: (id: string) => string): Faults => ({
  points: { key: 'unit/points-missing', values: { missing: total - earned, total } },
  items: { key: 'unit/still-to-do', values: { things: toDo.map(titleOf).join(', ') } },
});

export const claimUnit = async (
  world: Pick<World, 'db' | 'now'> & { say: Speech },
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
      badge: unitBadge(unit, world.say.unitBadge),
      claimedAt: claimedAt.toISOString(),
    });
    // A claim is permanent, even if the unit has grown since.
    const before = await claimedAtOf(db, userId, unitId);
    if (before !== null) return answer(before);
    const list = await entriesOf(db, unitId);
    const points = await entryPointsOf(db, userId, unitId);
    const mastery = unitMastery(list, (id) => points.get(id) ?? 0);
    if (!rewardOpens(mastery, await reachedIn(db, userId, unitId))) {
      const titles = new Map(list.map(({ id, title }) => [id, title]));
      throw refuse('units/not-mastered', { fields: missing(mastery, (id) => titles.get(id) ?? '') });
    }
    const at = world.now();
    const gradeId = unit.gradeId ?? learner.gradeId;
    if (!(await addClaim(db, { userId, unitId, gradeId, claimedAt: at }))) return answer(at);
    const { known } = await knownOf(db, learner.totals, nothingTouched);
    const catalogue = {
      item: () => null,
      unit: () => ({ ...unit, items: list }),
      exercise: () => null,
      toolContent: () => null,
    };
    await settleArrivals(db, { learner, known, catalogue }, { claims: [{ unitId, gradeId }] }, at);
    await settleMastery(db, userId, unitId, at);
    return answer(at);
  });
