/** After a content pack has changed units: the percents of all who work on them, by the new lists. */
import { unitSummary } from '@afrolearn/learning/events/summaries.ts';
import type { Db } from '#db/connect.ts';
import { keepUnits, recountAces } from './changes.db.ts';
import { lockLearner } from './events.db.ts';
import { unitsOfIds } from './known-catalogue.db.ts';
import { knownOf, learnersIn } from './progress.db.ts';
import { write } from './rows.db.ts';

const earlier = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

/** What was reached stays reached: a list that grows takes no title away. */
export const recountUnits = async (db: Db, unitIds: readonly number[]): Promise<void> => {
  if (unitIds.length === 0) return;
  const units = await unitsOfIds(db, unitIds);
  for (const [userId, touched] of await learnersIn(db, unitIds)) {
    const { totals } = await lockLearner(db, userId);
    const quizzes = touched.flatMap((id) => units.get(id)?.items.map((item) => item.id) ?? []);
    const known = await knownOf(db, totals, { items: [], units: touched, quizzes, questions: [] });
    const after = new Map(
      touched.flatMap((id) => {
        const unit = units.get(id);
        if (unit === undefined) return [];
        const [before, now] = [
          known.units.get(id),
          unitSummary(unit, known.items, (quiz) => known.attempts.get(quiz) ?? []),
        ];
        const aceAt = earlier(before?.aceAt ?? null, now.aceAt);
        return [[id, { ...now, aceAt, masterAt: earlier(before?.masterAt ?? null, now.masterAt) }] as const];
      }),
    );
    await write(db, [keepUnits(userId, { units: after })]);
    await recountAces(db, userId);
  }
};
