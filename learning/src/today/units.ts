/** The units available today, with written entries and a learner's progress in them. */

import type { Faith } from '#catalogue/units.ts';
import type { EntryType } from '#lessons/ids.ts';

export type ReadyEntry = {
  readonly id: string;
  readonly title: string;
  readonly type: EntryType;
  readonly faith: Faith | null;
  readonly done: boolean;
  /** A checkpoint that was finished and failed. */
  readonly again: boolean;
  /** A checkpoint that was finished before; a retake is unfinished. */
  readonly begun?: boolean | undefined;
};

export type ReadyUnit = {
  readonly id: number;
  readonly title: string;
  readonly subjectId: number;
  readonly gradeId: number | null;
  readonly entries: readonly ReadyEntry[];
};

/** The entries for this learner: of a faith only those whose strand they opened themselves. */
export const ownEntries = <E extends Pick<ReadyEntry, 'id' | 'faith'>>(
  { entries }: { readonly entries: readonly E[] },
  opened: Iterable<string>,
): readonly E[] => {
  // A learner has opened hundreds of entries, and every unit is looked at.
  const seen = opened instanceof Set ? opened : new Set(opened);
  const strands = new Set<Faith | null>([null, 'shared']);
  for (const { id, faith } of entries) if (seen.has(id)) strands.add(faith);
  return entries.filter(({ faith }) => strands.has(faith));
};

/** The first entry left to do in a unit, given the opened ones; null where none is left. */
export const firstLeft = (unit: ReadyUnit, opened: Iterable<string>): ReadyEntry | null =>
  ownEntries(unit, opened).find(isLeft) ?? null;

const isLeft = ({ done }: ReadyEntry): boolean => !done;

/**
 * The unit to offer after another: the next of its subject, then skipped ones there, then other subjects in
 * listed order. Null where nothing is left.
 */
export const unitAhead = (
  units: readonly ReadyUnit[],
  current: Pick<ReadyUnit, 'id' | 'subjectId' | 'gradeId'> | null,
  opened: ReadonlySet<string>,
): ReadyUnit | null => {
  const isBeside = (unit: ReadyUnit) =>
    unit.subjectId === current?.subjectId && unit.gradeId === current.gradeId;
  const place = units.findIndex(({ id }) => id === current?.id);
  const after = units.filter((unit, at) => isBeside(unit) && at > place);
  const before = units.filter((unit, at) => isBeside(unit) && at < place);
  const others = units.filter((unit) => !isBeside(unit));
  const hasMore = (unit: ReadyUnit) => ownEntries(unit, opened).some(isLeft);
  return [...after, ...before, ...others].find(hasMore) ?? null;
};
