import { entryPoints, unitMastery } from '@afrolearn/learning/mastery/unit.ts';
import type { UnitProgress } from '#progress-kit/unit-progress.ts';
import type { Unit } from './mastery.api.ts';

type Missing = { title: string; best: number | null; written: boolean };

/** Conditions that still block the reward, in list order; a quiz with its best result so far. */
export const missingIn = (
  unit: Unit,
  { done, best }: Pick<UnitProgress, 'done' | 'best'>,
): readonly Missing[] => {
  const typeOf = new Map(unit.items.map(({ id, type }) => [id, type]));
  const pointsOf = (id: string): number => {
    const type = typeOf.get(id);
    if (type === undefined) return 0;
    if (type === 'quiz') return entryPoints(type, (best.get(id) ?? 0) / 100);
    return done.has(id) ? entryPoints(type, 1) : 0;
  };
  const toDo = new Set(unitMastery(unit.items, pointsOf).toDo);
  return unit.items
    .filter(({ id }) => toDo.has(id))
    .map(({ id, title, written }) => ({ title, best: best.get(id) ?? null, written }));
};
