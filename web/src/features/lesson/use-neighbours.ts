import { useMemo } from 'react';
import { type LessonState, type ListedUnit, lessonState } from '#lesson-kit/index.ts';
import { stepAfter, type UnitProgress } from '#progress-kit/index.ts';
import type { Entry } from './lesson.api.ts';

export type Neighbours = {
  previous: Entry | null;
  next: Entry | null;
  /** A skipped entry before this one, offered as a second link. */
  missed: Entry | null;
  /** Navigation state (spec 1 §2.7); the address works without it. */
  state: LessonState | null;
};

/**
 * The written entry before this one, and the next one to do, which is never before it. Null until the unit is
 * known, and at its ends.
 */
export const useNeighbours = (
  unit: ListedUnit | null,
  progress: UnitProgress | null,
  id: string,
): Neighbours =>
  useMemo(() => {
    const entries = unit?.items ?? [];
    const at = entries.findIndex((entry) => entry.id === id);
    const isWritten = ({ written }: Entry) => written;
    return {
      previous: entries.slice(0, Math.max(0, at)).reverse().find(isWritten) ?? null,
      ...(at < 0 ? { next: null, missed: null } : stepAfter(entries, progress, id)),
      state: unit === null ? null : lessonState(unit),
    };
  }, [unit, progress, id]);
