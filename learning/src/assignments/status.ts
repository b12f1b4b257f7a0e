/** The status of assigned work, computed from what was done; nobody types it. */
import type { AssignedKind } from '#assignments/refs.ts';

/** `Tried`: a checkpoint that was finished and is not passed yet. */
export const statuses = ['Not started', 'In progress', 'Tried', 'Completed'] as const;
export type AssignedStatus = (typeof statuses)[number];

/** One learner's record for one assigned thing. */
export type WorkDone = {
  /** The entry was opened at any time (for a repeat: since then); for a unit, any of its entries. */
  readonly opened: boolean;
  /** The entry was done at any time: finished, or passed if it is a checkpoint. For a repeat: since then. */
  readonly done: boolean;
  /** A checkpoint was finished at any time and never passed. */
  readonly tried: boolean;
  /** The best share ever at a checkpoint; null before its first finished attempt. */
  readonly bestScore: number | null;
  /** Finished attempts at a checkpoint since it was assigned. */
  readonly attempts: number;
  /** Different answers since it was assigned: to questions of a checkpoint, or of an exercise maker. */
  readonly answered: number;
  /** For a unit: its mastery in percent. */
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

/** Work handed in on paper, and the teacher's verdict. */
export type HandedIn = { readonly handedIn: boolean; readonly outcome: 'accepted' | 'returned' | null };

type Progress = { readonly status: AssignedStatus; readonly percent: number };

const done: Progress = { status: 'Completed', percent: 100 };
const none: Progress = { status: 'Not started', percent: 0 };
/* We do not know how far a learner is in a lesson that was begun, so a begun lesson never shows 100 %. */
const begun = (percent = 0): Progress => ({
  status: 'In progress',
  percent: Math.min(99, Math.floor(percent)),
});

const tried = (percent: number): Progress => ({ ...begun(percent), status: 'Tried' });

/**
 * A lesson or reading counts whenever it was done; when it was assigned again after a mistake, only since
 * then. A checkpoint is done once it was ever passed; one finished since the assignment without a pass is
 * 'Tried', with its best score. Exercises count from the assignment on. Paper is done when it is accepted.
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
