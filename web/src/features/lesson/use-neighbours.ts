import { useMemo } from 'react';
import type { Entry, Unit } from './lesson.api.ts';

export type Neighbours = {
  previous: Entry | null;
  next: Entry | null;
  /** Travels with the navigation (spec 1 §2.7); the address alone is enough without it. */
  state: { courseTitle: string; unitTitle: string } | null;
};

/** The items before and after this one. Both are nobody until the unit is known, and at its ends. */
export const useNeighbours = (unit: Unit | null, id: string): Neighbours =>
  useMemo(() => {
    const items = unit?.items ?? [];
    const at = items.findIndex((item) => item.id === id);
    return {
      previous: items[at - 1] ?? null,
      next: at < 0 ? null : (items[at + 1] ?? null),
      state: unit === null ? null : { courseTitle: unit.subject, unitTitle: unit.title },
    };
  }, [unit, id]);
