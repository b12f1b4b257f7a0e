/** Who needs their teacher's attention, and the one reason shown (spec 2 §9, decision 0051). */

export const leastProgress = 60;
export const leastAttendance = 80;

/* One or two registers prove nothing yet: one missed day is a cold, not a pattern. */
const leastRegisters = 3;
const leastMissed = 2;

type Figures = {
  readonly progress: number | null;
  readonly attendance: number | null;
  /** Days with a register for the pupil, and the absences among them. */
  readonly registered: number;
  readonly missed: number;
};

const isAway = ({ attendance, registered, missed }: Omit<Figures, 'progress'>): boolean =>
  attendance !== null &&
  attendance < leastAttendance &&
  registered >= leastRegisters &&
  missed >= leastMissed;

/** Progress below 60 or attendance below 80 (spec 2 §9), attendance from the third register on. Unknown figures raise no alarm. */
export const needsAttention = (figures: Figures): boolean =>
  (figures.progress !== null && figures.progress < leastProgress) || isAway(figures);

type Entry = { readonly id: string; readonly title: string; readonly unit: string };

/** The facts about one pupil in one class. */
export type PupilFacts = Figures & {
  /** Whole days since the pupil's last activity; null for never. */
  readonly quietFor: number | null;
  /** Completed entries of this subject, and the part of those that the class has reached. */
  readonly done: number;
  readonly doneOfReached: number;
  readonly reached: number;
  /** The checkpoint with most failed tries. */
  readonly failed: (Entry & { readonly tries: number }) | null;
  /** The most frequent named mistake of the last weeks. */
  readonly mistake: { readonly id: string; readonly itemId: string; readonly times: number } | null;
  /** The last entry opened and not finished. */
  readonly left: Entry | null;
  /** The first entry that the class has reached and the pupil has not completed. */
  readonly next: Entry | null;
};

export type Reason =
  | {
      readonly kind: 'away';
      readonly missed: number;
      readonly registered: number;
      /** Where the pupil can continue; null where nothing is left or nothing reached. */
      readonly entry: Entry | null;
    }
  | { readonly kind: 'new'; readonly entry: Entry | null }
  | { readonly kind: 'stuck'; readonly entry: Entry; readonly tries: number }
  | { readonly kind: 'mistake'; readonly mistake: string; readonly itemId: string; readonly times: number }
  | { readonly kind: 'stopped'; readonly entry: Entry; readonly days: number }
  | { readonly kind: 'quiet'; readonly days: number; readonly entry: Entry | null }
  | { readonly kind: 'behind'; readonly done: number; readonly of: number; readonly entry: Entry | null };

/* A school week plus the weekend. */
const daysToBegin = 7;

/** Whether the pupil has opened, finished or tried anything in the class's subject. */
export const hasBegun = ({ done, left, failed }: Pick<PupilFacts, 'done' | 'left' | 'failed'>): boolean =>
  done > 0 || left !== null || failed !== null;

/**
 * In the class for less than a week and not started in its subject. Such a pupil has no progress yet, which
 * is not 0: being new is no reason for attention.
 */
export const isNewcomer = (
  facts: Pick<PupilFacts, 'done' | 'left' | 'failed'>,
  /** Whole days since the pupil joined the class. */
  seatedFor: number,
): boolean => seatedFor < daysToBegin && !hasBegun(facts);

/*
 * Two failed tries at a checkpoint are a pattern; a named mistake needs three answers; a school week without
 * work is quiet.
 */
const triesThatTell = 2;
const timesThatTell = 3;
const daysThatTell = 5;

/** The most actionable reason: first absence, then where the pupil is stuck, then that work waits. */
export const reasonOf = (facts: PupilFacts): Reason => {
  const { registered, missed, quietFor, failed, mistake, left, next } = facts;
  if (isAway(facts)) return { kind: 'away', missed, registered, entry: left ?? next };
  if (!hasBegun(facts)) return { kind: 'new', entry: next };
  if (failed !== null && failed.tries >= triesThatTell) {
    const { tries, ...entry } = failed;
    return { kind: 'stuck', entry, tries };
  }
  if (mistake !== null && mistake.times >= timesThatTell)
    return { kind: 'mistake', mistake: mistake.id, itemId: mistake.itemId, times: mistake.times };
  if (quietFor !== null && quietFor >= daysThatTell)
    return left === null
      ? { kind: 'quiet', days: quietFor, entry: next }
      : { kind: 'stopped', entry: left, days: quietFor };
  return { kind: 'behind', done: facts.doneOfReached, of: facts.reached, entry: next };
};

/* Most urgent first: an absent child learns nothing until somebody asks. */
const urgency: readonly Reason['kind'][] = ['away', 'stuck', 'mistake', 'stopped', 'quiet', 'new', 'behind'];

export const byUrgency = (
  one: { readonly reason: Pick<Reason, 'kind'>; readonly progress: number | null; readonly name: string },
  other: { readonly reason: Pick<Reason, 'kind'>; readonly progress: number | null; readonly name: string },
): number =>
  urgency.indexOf(one.reason.kind) - urgency.indexOf(other.reason.kind) ||
  (one.progress ?? 0) - (other.progress ?? 0) ||
  one.name.localeCompare(other.name, 'en');
