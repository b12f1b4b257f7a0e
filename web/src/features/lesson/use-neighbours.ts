import { useMemo } from 'react';
import { type LessonState, type ListedUnit, lessonState } from '#lesson-kit/index.ts';
import type { Entry } from './lesson.api.ts';

export type Neighbours = {
  previous: Entry | null;
  next: Entry | null;
  /** Travels with the navigation (spec 1 §2.7); the address alone is enough without it. */
  state: LessonState | null;
};

/**
 * The entries before and after this one that are written: what is not is no way on. Both are nobody until the unit is
 * known, and at its ends.
 */
export const useNeighbours = (unit: ListedUnit | null, id: string): Neighbours =>
  useMemo(() => {
    const entries = unit?.items ?? [];
    const at = entries.findIndex((entry) => entry.id === id);
    return {
      previous:
        entries
          .slice(0, Math.max(0, at))
          .reverse()
          .find(({ written }) => written) ?? null,
      next: at < 0 ? null : (entries.slice(at + 1).find(({ written }) => written) ?? null),
      state: unit === null ? null : lessonState(unit),
    };
  }, [unit, id]);
