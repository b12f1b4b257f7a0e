/** How far somebody is with what was assigned. It follows from what was done, and nobody types it. */
import type { AssignedKind } from '#assignments/refs.ts';

/** `Tried`: a checkpoint that was taken to its end and not passed yet. */
export const statuses = ['Not started', 'In progress', 'Tried', 'Completed'] as const;
export type AssignedStatus = (typeof statuses)[number];

/** What the learning record knows of one learner and one thing since it was assigned. */
export type WorkDone = {
  /** The entry was opened at any time (asked again: since then); of a unit, any of its entries. */
  readonly opened: boolean;
  /** The entry was done at any time: finished, and passed if it is a checkpoint. Asked again: since then. */
  readonly done: boolean;
  /** A checkpoint was taken to its end at any time and never passed. */
  readonly tried: boolean;
  /** The best share of a checkpoint ever; null before the first end of it. */
  readonly bestScore: number | null;
  /** Ends of a checkpoint since it was assigned. */
  readonly attempts: number;
  /** Different answers since it was assigned: to questions of a checkpoint, or of an exercise maker. */
  readonly answered: number;
  /** Of a unit: how much of it is mastered, in percent. */
  readonly unitPercent: number;
};

export const nothingDone: WorkDone = {
  opened: false,
  done: false,
  tried: false,
  bestScore: null,
  attempts: 0,
  answered: 0,
  unitPercent: 0,
};

/** What was handed in on paper, and what came of it. */
export type HandedIn = { readonly handedIn: boolean; readonly outcome: 'accepted' | 'returned' | null };

type Progress = { readonly status: AssignedStatus; readonly percent: number };

const done: Progress = { status: 'Completed', percent: 100 };
const none: Progress = { status: 'Not started', percent: 0 };
/* How much of a lesson that was begun is done nobody knows; and begun is never all. */
const begun = (percent = 0): Progress => ({
  status: 'In progress',
  percent: Math.min(99, Math.floor(percent)),
});

const tried = (percent: number): Progress => ({ ...begun(percent), status: 'Tried' });

/**
 * A lesson or a reading counts whenever it was done; one that is asked again after a mistake, since it was given. A
 * checkpoint is done when it was passed at any time; one that was taken since it was assigned and not passed is tried,
 * with its best score. Exercises count since then. Paper is done when it is accepted.
 */
export const statusOf = (
  kind: AssignedKind,
  work: WorkDone,
  { wanted, paper }: { readonly wanted: number; readonly paper: HandedIn | null },
): Progress => {
  switch (kind) {
    case 'lesson':
    case 'reading':
      if (work.done) return done;
      return work.opened ? begun() : none;
    case 'quiz':
      if (work.done) return done;
      if (work.attempts > 0) return tried(100 * (work.bestScore ?? 0));
      return work.answered > 0 || (work.opened && !work.tried) ? begun() : none;
    case 'unit':
      if (work.unitPercent >= 100) return done;
      return work.unitPercent > 0 || work.opened ? begun(work.unitPercent) : none;
    case 'practice':
      if (work.answered >= wanted) return done;
      return work.answered > 0 ? begun((100 * work.answered) / wanted) : none;
    case 'paper':
      if (paper?.outcome === 'accepted') return done;
      return paper?.handedIn === true ? begun() : none;
  }
};
