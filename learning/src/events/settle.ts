/**
 * Settles what arrivals are worth, from what they touch and a bounded part of the history: a quiz's telling
 * attempts, a question's latest answers and those that count in the touched attempts and exercises. Only the
 * days grow, by one a day. Given all events and no history it recounts everything. The independent model of
 * the proofs must agree.
 */
import { badgesEarnedBy, unitBadgeId } from '#badges/badges.ts';
import { type LearnerTotals, noTotals } from '#badges/totals.ts';
import type { Catalogue } from '#events/catalogue.ts';
import { type KnownAnswers, settleAnswers } from '#events/settle-answers.ts';
import { isComplete, rewardsEarned } from '#events/settle-rewards.ts';
import type {
  Arrival,
  Attempt,
  Claim,
  DayProgress,
  EntryProgress,
  Progress,
  UnitProgress,
} from '#events/state.ts';
import { earlier, pointsSoFar, quizSummary, unitAfter } from '#events/summaries.ts';
import type { EntryType } from '#lessons/ids.ts';
import { passMark } from '#quizzes/pass-mark.ts';
import { type SchoolCalendar, ugandanCalendar } from '#streaks/calendar.ts';
import { addDays, type Day } from '#streaks/days.ts';
import { streakKept } from '#streaks/kept.ts';
import { longestStreak } from '#streaks/streak.ts';

/** The state before the arrivals. */
export type Known = Pick<Progress, 'totals' | 'gradeSeeds' | 'badges'> &
  KnownAnswers & {
    /** All entries of every touched unit. */
    readonly items: ReadonlyMap<string, EntryProgress>;
    readonly units: ReadonlyMap<number, UnitProgress>;
    /** All active days, for the longest streak. */
    readonly days: ReadonlyMap<Day, DayProgress>;
    /** Subjects with a completed entry. */
    readonly subjects: ReadonlySet<number>;
    /** Touched tools that were completed before. */
    readonly tools: ReadonlySet<string>;
  };

/** The state of a learner who has done nothing yet. */
export const nothingKnown: Known = {
  totals: noTotals,
  gradeSeeds: new Map(),
  badges: new Set(),
  items: new Map(),
  units: new Map(),
  days: new Map(),
  latest: new Map(),
  counted: new Map(),
  cards: new Map(),
  chosen: new Map(),
  subjects: new Set(),
  tools: new Set(),
};

/** Everything that can earn something. A new way to earn is a new list here. */
export type Arrivals = {
  readonly events?: readonly Arrival[];
  /** Claims of units that were not claimed yet. */
  readonly claims?: readonly Claim[];
  /** Units whose entry lists changed: their percentages may change without any activity. */
  readonly relisted?: readonly number[];
  /** The learner's day. Later active days were counted by a clock that ran ahead, and end no streak. */
  readonly today?: Day;
};

/** Only what changed. */
export type Change = Omit<Progress, 'badges'> & {
  readonly newBadges: readonly string[];
  /** Tools completed for the first time. */
  readonly newTools: readonly string[];
  /** Seeds by the id of the event that earned them. */
  readonly seedsOfEvent: ReadonlyMap<string, number>;
};

type Touched = ReadonlyMap<
  string,
  { readonly type: EntryType; readonly before: EntryProgress | null; readonly after: EntryProgress }
>;

type TouchedEntry = NonNullable<Arrival['meaning']['item']>;

const notTried = quizSummary([]);

const itemAfter = (
  { unitId, type }: TouchedEntry,
  before: EntryProgress | null,
  by: readonly Arrival[],
): EntryProgress => {
  let [openedAt, completedAt] = [before?.openedAt ?? null, before?.completedAt ?? null];
  const added: Attempt[] = [];
  for (const { id, countedAt, meaning } of by) {
    openedAt = earlier(openedAt, countedAt);
    if (meaning.completes) completedAt = earlier(completedAt, countedAt);
    if (meaning.attempt !== null) added.push({ id, at: countedAt, ...meaning.attempt });
  }
  // Computed once per batch, which may hold five hundred attempts at one quiz. Most batches hold none.
  const { firstScore, bestScore, attempts, bouncedBack, telling } =
    added.length === 0
      ? (before ?? notTried)
      : quizSummary([...(before?.telling ?? []), ...added], (before?.attempts ?? 0) + added.length);
  return {
    unitId,
    openedAt: openedAt ?? 0,
    completedAt,
    firstScore,
    bestScore,
    attempts,
    points: pointsSoFar(type, { unitId, completedAt, bestScore }),
    bouncedBack,
    telling,
  };
};

const touchItems = (known: Known, arrivals: readonly Arrival[]): Touched => {
  const touches = new Map<string, { item: TouchedEntry; by: Arrival[] }>();
  for (const arrival of arrivals) {
    const { item } = arrival.meaning;
    if (item === null) continue;
    const touch = touches.get(item.id);
    if (touch === undefined) touches.set(item.id, { item, by: [arrival] });
    else touch.by.push(arrival);
  }
  return new Map(
    [...touches].map(([id, { item, by }]) => {
      const before = known.items.get(id) ?? null;
      return [id, { type: item.type, before, after: itemAfter(item, before, by) }];
    }),
  );
};

const touchUnits = (known: Known, items: Touched, relisted: readonly number[], catalogue: Catalogue) => {
  const after = { get: (id: string) => items.get(id)?.after ?? known.items.get(id) };
  const units = new Map<number, UnitProgress>();
  const touched = new Set<number | null>();
  for (const one of items.values()) touched.add(one.after.unitId);
  if (relisted.length > 0) {
    const begun = new Set([...known.items.values()].map(({ unitId }) => unitId));
    for (const id of relisted) if (begun.has(id)) touched.add(id);
  }
  for (const unitId of touched) {
    const unit = unitId === null ? null : catalogue.unit(unitId);
    if (unit === null) continue;
    units.set(unit.id, unitAfter(unit, known.units.get(unit.id), after));
  }
  return units;
};

const touchDays = (known: Known, arrivals: readonly Arrival[]) => {
  const days = new Map<Day, { events: number; tools: number }>();
  for (const { countedOn, meaning } of arrivals) {
    let day = days.get(countedOn);
    if (day === undefined) {
      day = { events: 0, tools: 0, ...known.days.get(countedOn) };
      days.set(countedOn, day);
    }
    day.events += 1;
    if (meaning.tool !== null) day.tools += 1;
  }
  return days;
};

type Marks = Pick<
  LearnerTotals,
  | 'points'
  | 'videos'
  | 'readings'
  | 'quizzes'
  | 'quizzesPassed'
  | 'firstPasses'
  | 'perfectQuizzes'
  | 'bounceBacks'
>;

const marksOf = (type: EntryType, progress: EntryProgress | null): Marks => {
  const done = progress !== null && progress.unitId !== null && progress.completedAt !== null;
  const best = type === 'quiz' && done ? (progress.bestScore ?? 0) : 0;
  return {
    points: progress?.points ?? 0,
    videos: Number(done && type === 'video'),
    readings: Number(done && type === 'reading'),
    quizzes: Number(done && type === 'quiz'),
    quizzesPassed: Number(best >= passMark),
    firstPasses: Number(type === 'quiz' && done && (progress.firstScore ?? 0) >= passMark),
    perfectQuizzes: Number(best === 1),
    bounceBacks: Number(done && progress.bouncedBack),
  };
};

type Sums = { -readonly [Name in keyof LearnerTotals]: number };

/* Mutates in place, field by field: the sums are copied once per batch. */
const addMarks = (sums: Sums, was: Marks, is: Marks): void => {
  sums.points += is.points - was.points;
  sums.videos += is.videos - was.videos;
  sums.readings += is.readings - was.readings;
  sums.quizzes += is.quizzes - was.quizzes;
  sums.quizzesPassed += is.quizzesPassed - was.quizzesPassed;
  sums.firstPasses += is.firstPasses - was.firstPasses;
  sums.perfectQuizzes += is.perfectQuizzes - was.perfectQuizzes;
  sums.bounceBacks += is.bounceBacks - was.bounceBacks;
};

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, one) => total + one, 0);

export const settle = (
  known: Known,
  { events = [], claims = [], relisted = [], today }: Arrivals,
  catalogue: Catalogue,
  calendar: SchoolCalendar = ugandanCalendar,
): Change => {
  // The earliest arrival decides the class for work that has no class of its own.
  const arrivals = events.toSorted((one, other) => one.receivedAt - other.receivedAt);
  const touched = touchItems(known, arrivals);
  const units = touchUnits(known, touched, relisted, catalogue);
  const days = touchDays(known, arrivals);
  const answered = settleAnswers(known, arrivals);
  const { seeds, ofEvent } = rewardsEarned(known.days, arrivals, claims, touched, catalogue);

  const totals: Sums = { ...known.totals };
  totals.answers += answered.answers;
  totals.questions += answered.questions;
  totals.answersRight += answered.answersRight;
  totals.practiceRight += answered.practiceRight;
  totals.seeds += sum(seeds.values());
  totals.unitsClaimed += claims.length;
  const subjects = new Set(known.subjects);
  for (const { type, before, after } of touched.values()) {
    addMarks(totals, marksOf(type, before), marksOf(type, after));
    const subject = after.unitId === null ? undefined : catalogue.unit(after.unitId)?.subjectId;
    if (isComplete(type, after) && subject !== undefined) subjects.add(subject);
  }
  const newAces = [...units].filter(
    ([id, { aceAt }]) => aceAt !== null && (known.units.get(id)?.aceAt ?? null) === null,
  );
  const completions = arrivals.flatMap(({ meaning }) => meaning.tool ?? []);
  const newTools = [...new Set<string>(completions)].filter((tool) => !known.tools.has(tool));
  totals.tools += completions.length;
  totals.differentTools += newTools.length;
  totals.unitsAce += newAces.length;
  totals.subjects += subjects.size - known.subjects.size;
  const hasNewDay = [...days.keys()].some((day) => !known.days.has(day));
  if (hasNewDay) {
    // A day more than today's: the learner may have moved to another time zone.
    const latest = today === undefined ? null : addDays(today, 1);
    const all = [...known.days.keys(), ...days.keys()].filter((day) => latest === null || day <= latest);
    totals.longestStreak = Math.max(totals.longestStreak, longestStreak(all, calendar));
    Object.assign(totals, streakKept(all, calendar));
  }
  const gradeSeeds = new Map(
    [...seeds].map(([grade, count]) => [grade, (known.gradeSeeds.get(grade) ?? 0) + count]),
  );
  const badges = [...claims.map(({ unitId }) => unitBadgeId(unitId)), ...badgesEarnedBy(totals)];
  return {
    totals,
    gradeSeeds,
    items: new Map([...touched].map(([id, { after }]) => [id, after])),
    units,
    days,
    cards: answered.cards,
    newBadges: badges.filter((id) => !known.badges.has(id)),
    newTools,
    seedsOfEvent: ofEvent,
  };
};
