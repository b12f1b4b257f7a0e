/**
 * The learner's day: the one thing to do now, and what comes after. The first step is the main card of the
 * dashboard. There is always one.
 */
import { addDays, type Day } from '#streaks/days.ts';
import { nextIn, retakeIn } from '#today/next-in.ts';
import { firstLeft, type ReadyEntry, type ReadyUnit } from '#today/units.ts';

/** Work assigned by a teacher or a parent, with its progress. */
export type Assigned = {
  readonly ref: string;
  readonly title: string;
  readonly percent: number;
  readonly dueOn: Day | null;
};

export type Facts<A extends Assigned = Assigned> = {
  /** The unit last worked in that has something left; else the last one. Null before the first lesson. */
  readonly current: ReadyUnit | null;
  /** The entries played, read or answered, latest first. */
  readonly opened: readonly string[];
  /** The lesson with the worst answers in the current unit's failed checkpoint. */
  readonly weak: string | null;
  /** The unit of the last failed checkpoint, where it is another one. */
  readonly failed?: ReadyUnit | null | undefined;
  /** The unit to start when the current one is finished. */
  readonly ahead: ReadyUnit | null;
  /** The number of reviews due today. */
  readonly due: number;
  /** The number of reviews already done today. */
  readonly reviewed: number;
  readonly assigned: readonly A[];
  readonly today: Day;
};

type Opens = { readonly entry: ReadyEntry; readonly unit: ReadyUnit };

/** Opens an entry: a lesson, a reading or a quiz. */
type EntryStep =
  /** The very first lesson. */
  | ({ readonly kind: 'start' } & Opens)
  /** Unfinished. */
  | ({ readonly kind: 'carry-on' } & Opens)
  /** The next entry of the same unit. */
  | ({ readonly kind: 'next' } & Opens)
  /** A checkpoint that just failed, or the last thing left in a unit. */
  | ({ readonly kind: 'again' } & Opens)
  /** The lesson to repeat before the failed checkpoint. */
  | ({ readonly kind: 'look-again' } & Opens)
  /** The unit is finished: starts another one. */
  | ({ readonly kind: 'next-unit' } & Opens);

export type Step<A extends Assigned = Assigned> =
  | EntryStep
  | { readonly kind: 'assigned'; readonly what: A }
  /** `begun`: it was interrupted, with this many questions left. */
  | { readonly kind: 'review'; readonly count: number; readonly begun?: boolean }
  /** Nothing written is left, only practice. */
  | { readonly kind: 'practise' };

/** Fewer than these wait behind the next lesson. */
const enoughToReview = 3;
/** A day's review (five minutes): further due questions wait behind the next lesson. */
const enoughForToday = 10;
/** Work due within this many days comes first. */
const soon = 1;

const inCurrent = (unit: ReadyUnit, opened: readonly string[]): EntryStep | null => {
  const next = nextIn(unit.entries, opened);
  return next === null ? null : { ...next, unit };
};

const inAhead = ({ current, ahead, opened }: Facts): EntryStep | null => {
  if (ahead === null) return null;
  const entry = firstLeft(ahead, opened);
  if (entry === null) return null;
  const isFirst = current === null && opened.length === 0;
  return { kind: isFirst ? 'start' : 'next-unit', entry, unit: ahead };
};

/** A failed checkpoint must not block: the lesson that helps and the next entry follow it. */
const aroundAgain = (step: EntryStep, { opened, weak }: Facts): EntryStep[] => {
  const { entry, unit } = step;
  const helps = unit.entries.find(({ id }) => id === weak);
  const on = nextIn(
    unit.entries.map((one) => (one.begun ? one : { ...one, again: false })),
    [entry.id, ...opened],
  );
  return [
    ...(helps === undefined ? [] : [{ kind: 'look-again' as const, entry: helps, unit }]),
    ...(on === null || on.entry.id === weak ? [] : [{ ...on, unit }]),
  ];
};

/** A failed checkpoint stays on the list, right behind whatever was started since. */
const stillFailed = ({ current, failed, opened }: Facts, here: EntryStep | null): EntryStep[] => {
  if (here?.kind === 'again') return [];
  const all = [current, failed ?? null].flatMap((unit) =>
    unit === null
      ? []
      : unit.entries.flatMap((entry) =>
          entry.again && entry.id !== here?.entry.id
            ? [{ kind: entry.begun ? 'carry-on' : 'again', entry, unit } as const]
            : [],
        ),
  );
  // Entries opened too long ago to be listed come last.
  const when = ({ entry }: EntryStep) => opened.indexOf(entry.id) + 1 || opened.length + 1;
  return all.sort((one, other) => when(one) - when(other)).slice(0, 1);
};

/** A passed checkpoint that is being retaken waits behind the next new step. */
const retaken = ({ current, opened }: Facts): EntryStep[] => {
  const entry = current === null ? null : retakeIn(current.entries, opened);
  return entry === null || current === null ? [] : [{ kind: 'carry-on', entry, unit: current }];
};

/** Earliest due date first; without a date last. */
const byDay = (one: Assigned, other: Assigned): number =>
  (one.dueOn ?? '9999') < (other.dueOn ?? '9999') ? -1 : Number(one.dueOn !== other.dueOn);

const refersTo = (step: EntryStep | null, { ref }: Assigned): boolean =>
  step !== null && (step.entry.id === ref || `unit:${step.unit.id}` === ref);

/** Today's steps, the most important first. Never empty. */
export const stepsOf = <A extends Assigned>(facts: Facts<A>): readonly [Step<A>, ...Step<A>[]] => {
  const { current, opened, due, reviewed, assigned, today } = facts;
  const inIt = current === null ? null : inCurrent(current, opened);
  const waiting = stillFailed(facts, inIt);
  // Used if nothing else is open.
  const here = inIt ?? waiting[0] ?? null;
  const isSoon = ({ dueOn }: A) => dueOn !== null && dueOn <= addDays(today, soon);
  const open = assigned.filter(({ percent }) => percent < 100).sort(byDay);
  const urgent = open.filter(isSoon);
  // Work in progress is not listed twice.
  const later = open.filter(
    (what) => !isSoon(what) && ![here, ...waiting].some((step) => refersTo(step, what)),
  );
  const quiet = retaken(facts).filter((step) => !open.some((what) => refersTo(step, what)));
  const own = here === null || urgent.some((what) => refersTo(here, what)) ? [] : [here];
  const behind = here?.kind === 'again' ? aroundAgain(here, facts) : [];
  // A learner who finished a unit is sent back to an open one here, but may prefer to start another.
  const isBack = opened[0] !== undefined && here?.unit.entries.every(({ id }) => id !== opened[0]);
  const isOver =
    here === null || isBack || (here.kind === 'again' && behind.every(({ kind }) => kind === 'look-again'));
  const there = isOver ? inAhead(facts) : null;
  // Work in progress comes before a review, and so does a failed checkpoint.
  const isOpen = ({ kind }: EntryStep) => kind !== 'next';
  const now = own.filter(isOpen);
  const onward = [...own.filter((step) => !isOpen(step)), ...behind, ...(there === null ? [] : [there])];
  const review: Step<A>[] = due === 0 ? [] : [{ kind: 'review', count: due }];
  const given = (what: A): Step<A> => ({ kind: 'assigned', what });
  const [leads, ...follow] = [
    ...now,
    ...(due >= enoughToReview && reviewed < enoughForToday ? [...review, ...onward] : [...onward, ...review]),
  ];
  const [first, ...rest] = [
    ...urgent.map(given),
    ...(leads === undefined ? [] : [leads]),
    ...(here === inIt ? waiting.filter((step) => !urgent.some((what) => refersTo(step, what))) : []),
    ...follow,
    ...quiet,
    ...later.map(given),
  ];
  return first === undefined ? [{ kind: 'practise' }] : [first, ...rest];
};
