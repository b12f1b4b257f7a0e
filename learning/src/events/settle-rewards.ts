/** Computes the seeds that arrivals earn. Only `settle.ts` calls it. */
import type { Catalogue } from '#events/catalogue.ts';
import { type Arrival, type Claim, type DayProgress, type EntryProgress, noGrade } from '#events/state.ts';
import type { EntryType } from '#lessons/ids.ts';
import { isDone, passMark } from '#quizzes/pass-mark.ts';
import type { Day } from '#streaks/days.ts';
import { seedsPerClaim, seedsPerEntry, toolSeeds } from '#xp/seeds.ts';

/** A lesson or a reading is complete when it is finished, a quiz when it is passed. */
export const isComplete = (type: EntryType, progress: EntryProgress | null): boolean =>
  progress !== null &&
  isDone(progress.completedAt !== null, type === 'quiz' ? (progress.bestScore ?? 0) : null);

const completesNow = ({ item, completes, attempt }: Arrival['meaning']): boolean =>
  completes && (item?.type !== 'quiz' || (attempt !== null && attempt.correct / attempt.total >= passMark));

/** Earned seeds by class and by event. */
export const rewardsEarned = (
  days: ReadonlyMap<Day, DayProgress>,
  arrivals: readonly Arrival[],
  claims: readonly Claim[],
  touched: ReadonlyMap<string, { readonly before: EntryProgress | null }>,
  catalogue: Catalogue,
) => {
  const seeds = new Map<number, number>();
  const ofEvent = new Map<string, number>();
  const give = (grade: number | null, count: number, event?: string) => {
    if (count <= 0) return;
    seeds.set(grade ?? noGrade, (seeds.get(grade ?? noGrade) ?? 0) + count);
    if (event !== undefined) ofEvent.set(event, (ofEvent.get(event) ?? 0) + count);
  };
  const paid = new Set<string>();
  const toolsOn = new Map<Day, number>();
  for (const { id, gradeId, countedOn, meaning } of arrivals) {
    const { item, tool } = meaning;
    if (item !== null && item.unitId !== null && completesNow(meaning) && !paid.has(item.id)) {
      paid.add(item.id);
      const isFirst = !isComplete(item.type, touched.get(item.id)?.before ?? null);
      if (isFirst) give(catalogue.unit(item.unitId)?.gradeId ?? gradeId, seedsPerEntry, id);
    }
    if (tool === null) continue;
    const done = toolsOn.get(countedOn) ?? days.get(countedOn)?.tools ?? 0;
    toolsOn.set(countedOn, done + 1);
    give(gradeId, toolSeeds(done + 1) - toolSeeds(done), id);
  }
  for (const { gradeId } of claims) give(gradeId, seedsPerClaim);
  return { seeds, ofEvent };
};
