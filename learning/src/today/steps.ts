/**
 * The learner's day: what is the one thing to do now, and what waits behind it. The first step is the loud card of the
 * dashboard. There is always one.
 */
import { addDays, type Day } from '#streaks/days.ts';
import { nextIn } from '#today/next-in.ts';
import { firstLeft, type ReadyEntry, type ReadyUnit } from '#today/units.ts';

/** Something that a teacher or a parent gave, with how much of it is done. */
export type Assigned = {
  readonly ref: string;
  readonly title: string;
  readonly percent: number;
  readonly dueOn: Day | null;
};

export type Facts<A extends Assigned = Assigned> = {
  /** The unit that was worked in last and has something left; where none has, the last. Null before the first lesson. */
  readonly current: ReadyUnit | null;
  /** The entries that were played, read or answered, the latest first. */
  readonly opened: readonly string[];
  /** The lesson of the current unit whose questions went worst in its checkpoint that was not passed. */
  readonly weak: string | null;
  /** The unit of the checkpoint that was not passed last, where that is another one. */
  readonly failed?: ReadyUnit | null | undefined;
  /** The unit to begin when there is nothing left in the current one. */
  readonly ahead: ReadyUnit | null;
  /** How many questions spaced repetition asks again today. */
  readonly due: number;
  /** How many questions were asked again today already. */
  readonly reviewed: number;
  readonly assigned: readonly A[];
  readonly today: Day;
};

type Opens = { readonly entry: ReadyEntry; readonly unit: ReadyUnit };

/** Opens a lesson, a reading or a quiz. */
type EntryStep =
  /** The first lesson of all. */
  | ({ readonly kind: 'start' } & Opens)
  /** Left in the middle. */
  | ({ readonly kind: 'carry-on' } & Opens)
  /** The next one of the same unit. */
  | ({ readonly kind: 'next' } & Opens)
  /** A checkpoint that was just not passed, or the last thing that is left of a unit. */
  | ({ readonly kind: 'again' } & Opens)
  /** The lesson to look at before that. */
  | ({ readonly kind: 'look-again' } & Opens)
  /** The unit is finished: this begins another. */
  | ({ readonly kind: 'next-unit' } & Opens);

export type Step<A extends Assigned = Assigned> =
  | EntryStep
  | { readonly kind: 'assigned'; readonly what: A }
  /** `begun`: it was left in the middle, and so many are left of it. */
  | { readonly kind: 'review'; readonly count: number; readonly begun?: boolean }
  /** Nothing is left that is written: what remains is to practise. */
  | { readonly kind: 'practise' };

/** Fewer than these are not worth a sitting of their own: they wait behind the next lesson. */
const enoughToReview = 3;
/** So many are a day's review (five minutes): what is due beyond them waits behind the next lesson. */
const enoughForToday = 10;
/** What is due so many days from now, or sooner, comes before everything else. */
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

/** A checkpoint to try again must be no wall: behind it stand the lesson that helps, and the way on. */
const aroundAgain = (step: EntryStep, { opened, weak }: Facts): EntryStep[] => {
  const { entry, unit } = step;
  const helps = unit.entries.find(({ id }) => id === weak);
  const on = nextIn(
    unit.entries.map((one) => ({ ...one, again: false })),
    [entry.id, ...opened],
  );
  return [
    ...(helps === undefined ? [] : [{ kind: 'look-again' as const, entry: helps, unit }]),
    ...(on === null || on.entry.id === weak ? [] : [{ ...on, unit }]),
  ];
};

/** A checkpoint that was not passed is never forgotten for what was begun since: it waits right behind that. */
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
  // What was opened too long ago to be listed comes last.
  const when = ({ entry }: EntryStep) => opened.indexOf(entry.id) + 1 || opened.length + 1;
  return all.sort((one, other) => when(one) - when(other)).slice(0, 1);
};

/** What is due first stands first; what has no day comes last. */
const byDay = (one: Assigned, other: Assigned): number =>
  (one.dueOn ?? '9999') < (other.dueOn ?? '9999') ? -1 : Number(one.dueOn !== other.dueOn);

const refersTo = (step: EntryStep | null, { ref }: Assigned): boolean =>
  step !== null && (step.entry.id === ref || `unit:${step.unit.id}` === ref);

/** The steps of today, the most important first. Never empty. */
export const stepsOf = <A extends Assigned>(facts: Facts<A>): readonly [Step<A>, ...Step<A>[]] => {
  const { current, opened, due, reviewed, assigned, today } = facts;
  const inIt = current === null ? null : inCurrent(current, opened);
  const waiting = stillFailed(facts, inIt);
  // Where nothing else is open, it leads.
  const here = inIt ?? waiting[0] ?? null;
  const isSoon = ({ dueOn }: A) => dueOn !== null && dueOn <= addDays(today, soon);
  const open = assigned.filter(({ percent }) => percent < 100).sort(byDay);
  const urgent = open.filter(isSoon);
  // What is under way anyway is not listed a second time.
  const later = open.filter(
    (what) => !isSoon(what) && ![here, ...waiting].some((step) => refersTo(step, what)),
  );
  const own = here === null || urgent.some((what) => refersTo(here, what)) ? [] : [here];
  const behind = here?.kind === 'again' ? aroundAgain(here, facts) : [];
  // Who has finished a unit and is led back to one that is open may as well begin another.
  const isBack = opened[0] !== undefined && here?.unit.entries.every(({ id }) => id !== opened[0]);
  const isOver =
    here === null || isBack || (here.kind === 'again' && behind.every(({ kind }) => kind === 'look-again'));
  const there = isOver ? inAhead(facts) : null;
  // What is under way comes before a review; so does a checkpoint that was not passed.
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
    ...later.map(given),
  ];
  return first === undefined ? [{ kind: 'practise' }] : [first, ...rest];
};
