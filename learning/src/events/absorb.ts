/**
 * What a batch of newly stored events changes, from what it touches alone: the work does not grow with all that the
 * learner ever did. `progressOf` is the model that it must equal, however the events are ordered and split.
 */
import { badgesEarnedBy } from '#badges/badges.ts';
import type { LearnerTotals } from '#badges/totals.ts';
import type { Catalogue } from '#events/catalogue.ts';
import {
  type AnswerRecord,
  type Arrival,
  type Attempt,
  type DayProgress,
  type ItemProgress,
  noGrade,
  type Progress,
  type QuestionCard,
  type UnitProgress,
} from '#events/state.ts';
import { effectiveAnswers, pointsSoFar, quizSummary, unitSummary } from '#events/summaries.ts';
import type { ItemType } from '#lessons/ids.ts';
import { passMark } from '#quizzes/grade-quiz.ts';
import { cardOf } from '#reviews/card.ts';
import { type SchoolCalendar, ugandanCalendar } from '#streaks/calendar.ts';
import type { Day } from '#streaks/days.ts';
import { longestStreak } from '#streaks/streak.ts';
import { seedsPerItem, toolSeeds } from '#xp/seeds.ts';

/** What must be known beforehand. */
export type Known = Pick<Progress, 'totals' | 'gradeSeeds' | 'badges'> & {
  /** All items and attempts of every unit that is touched. */
  readonly items: ReadonlyMap<string, ItemProgress>;
  readonly attempts: ReadonlyMap<string, readonly Attempt[]>;
  readonly units: ReadonlyMap<number, UnitProgress>;
  /** All active days, for the longest streak. */
  readonly days: ReadonlyMap<Day, DayProgress>;
  /** All answers to every question that is touched. */
  readonly answers: ReadonlyMap<string, readonly AnswerRecord[]>;
  /** Subjects in which something is completed. */
  readonly subjects: ReadonlySet<number>;
};

/** What is different now; nothing else is. */
export type Change = Omit<Progress, 'badges'> & { readonly newBadges: readonly string[] };

type Touched = {
  readonly items: Map<
    string,
    { readonly type: ItemType; readonly before: ItemProgress | null; after: ItemProgress }
  >;
  readonly attempts: Map<string, readonly Attempt[]>;
};

const earlier = (one: number | null, other: number | null): number | null => {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
};

const touchItems = (known: Known, arrivals: readonly Arrival[]): Touched => {
  const touched: Touched = { items: new Map(), attempts: new Map() };
  for (const { id, countedAt, meaning } of arrivals) {
    if (meaning.item === null) continue;
    const { id: item, unitId, type } = meaning.item;
    const before = known.items.get(item) ?? null;
    const soFar = touched.items.get(item)?.after ?? before;
    if (meaning.attempt !== null) {
      const others = touched.attempts.get(item) ?? known.attempts.get(item) ?? [];
      touched.attempts.set(item, [...others, { id, at: countedAt, ...meaning.attempt }]);
    }
    const attempts = touched.attempts.get(item) ?? known.attempts.get(item) ?? [];
    const progress = {
      unitId,
      openedAt: earlier(soFar?.openedAt ?? null, countedAt) ?? countedAt,
      completedAt: earlier(soFar?.completedAt ?? null, meaning.completes ? countedAt : null),
      ...quizSummary(attempts),
    };
    touched.items.set(item, { type, before, after: { ...progress, points: pointsSoFar(type, progress) } });
  }
  return touched;
};

const touchUnits = (known: Known, { items, attempts }: Touched, catalogue: Catalogue) => {
  const after = new Map(known.items);
  for (const [id, one] of items) after.set(id, one.after);
  const attemptsAt = (quiz: string) => attempts.get(quiz) ?? known.attempts.get(quiz) ?? [];
  const units = new Map<number, UnitProgress>();
  for (const unitId of new Set([...items.values()].map((one) => one.after.unitId))) {
    const unit = unitId === null ? null : catalogue.unit(unitId);
    if (unit === null) continue;
    const [before, now] = [known.units.get(unit.id), unitSummary(unit, after, attemptsAt)];
    // A unit that has grown since may be below 80 percent again; what was reached stays reached.
    units.set(unit.id, {
      ...now,
      aceAt: earlier(before?.aceAt ?? null, now.aceAt),
      masterAt: earlier(before?.masterAt ?? null, now.masterAt),
    });
  }
  return units;
};

const touchDays = (known: Known, arrivals: readonly Arrival[]) => {
  const days = new Map<Day, DayProgress>();
  for (const { countedOn, meaning } of arrivals) {
    const { events, tools } = days.get(countedOn) ?? known.days.get(countedOn) ?? { events: 0, tools: 0 };
    days.set(countedOn, { events: events + 1, tools: tools + (meaning.tool === null ? 0 : 1) });
  }
  return days;
};

const touchQuestions = (known: Known, arrivals: readonly Arrival[]) => {
  const fresh = new Map<string, { item: string; unitId: number | null; answers: AnswerRecord[] }>();
  let practiceRight = 0;
  for (const { id, countedAt, meaning } of arrivals) {
    for (const { question, item, attempt, final, correct, misconception, practice } of meaning.answers) {
      const entry = fresh.get(question) ?? { item, unitId: meaning.item?.unitId ?? null, answers: [] };
      entry.answers.push({ id, at: countedAt, attempt, final, correct, misconception });
      fresh.set(question, entry);
      if (practice && correct) practiceRight += 1;
    }
  }
  const cards = new Map<string, QuestionCard>();
  let [answers, answersRight] = [0, 0];
  const rights = (list: readonly AnswerRecord[]) => list.filter(({ correct }) => correct).length;
  for (const [question, { item, unitId, answers: added }] of fresh) {
    const others = known.answers.get(question) ?? [];
    const [before, after] = [effectiveAnswers(others), effectiveAnswers([...others, ...added])];
    answers += after.length - before.length;
    answersRight += rights(after) - rights(before);
    const card = cardOf(after);
    if (card !== null) cards.set(question, { ...card, item, unitId });
  }
  return { cards, answers, answersRight, practiceRight };
};

/** Seeds that these events earn, by the class they count in. */
const seedsEarned = (known: Known, arrivals: readonly Arrival[], touched: Touched, catalogue: Catalogue) => {
  const seeds = new Map<number, number>();
  const give = (grade: number | null, count: number) => {
    if (count > 0) seeds.set(grade ?? noGrade, (seeds.get(grade ?? noGrade) ?? 0) + count);
  };
  const paid = new Set<string>();
  const toolsOn = new Map<Day, number>();
  for (const { gradeId, countedOn, meaning } of arrivals) {
    const { item, completes, tool } = meaning;
    if (item !== null && item.unitId !== null && completes && !paid.has(item.id)) {
      paid.add(item.id);
      const isFirst = (touched.items.get(item.id)?.before?.completedAt ?? null) === null;
      if (isFirst) give(catalogue.unit(item.unitId)?.gradeId ?? gradeId, seedsPerItem);
    }
    if (tool === null) continue;
    const done = toolsOn.get(countedOn) ?? known.days.get(countedOn)?.tools ?? 0;
    toolsOn.set(countedOn, done + 1);
    give(gradeId, toolSeeds(done + 1) - toolSeeds(done));
  }
  return seeds;
};

type Marks = Pick<
  LearnerTotals,
  'points' | 'videos' | 'readings' | 'quizzes' | 'quizzesPassed' | 'perfectQuizzes' | 'bounceBacks'
>;

const marksOf = (type: ItemType, progress: ItemProgress | null): Marks => {
  const done = progress !== null && progress.unitId !== null && progress.completedAt !== null;
  const best = type === 'quiz' && done ? (progress.bestScore ?? 0) : 0;
  return {
    points: progress?.points ?? 0,
    videos: Number(done && type === 'video'),
    readings: Number(done && type === 'reading'),
    quizzes: Number(done && type === 'quiz'),
    quizzesPassed: Number(best >= passMark),
    perfectQuizzes: Number(best === 1),
    bounceBacks: Number(done && progress.bouncedBack),
  };
};

const plus = (totals: LearnerTotals, more: Partial<LearnerTotals>): LearnerTotals => {
  const grown: Record<keyof LearnerTotals, number> = { ...totals };
  for (const [name, count] of Object.entries(more)) grown[name as keyof LearnerTotals] += count;
  return grown;
};

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, one) => total + one, 0);

export const absorb = (
  known: Known,
  arrivals: readonly Arrival[],
  catalogue: Catalogue,
  calendar: SchoolCalendar = ugandanCalendar,
): Change => {
  const touched = touchItems(known, arrivals);
  const units = touchUnits(known, touched, catalogue);
  const days = touchDays(known, arrivals);
  const { cards, ...answered } = touchQuestions(known, arrivals);
  const seeds = seedsEarned(known, arrivals, touched, catalogue);

  let totals = plus(known.totals, { ...answered, seeds: sum(seeds.values()) });
  const subjects = new Set(known.subjects);
  for (const { type, before, after } of touched.items.values()) {
    const [was, is] = [marksOf(type, before), marksOf(type, after)];
    const gained = Object.entries(is).map(([name, count]) => [name, count - was[name as keyof Marks]]);
    totals = plus(totals, Object.fromEntries(gained));
    const subject = after.unitId === null ? undefined : catalogue.unit(after.unitId)?.subjectId;
    if (after.completedAt !== null && subject !== undefined) subjects.add(subject);
  }
  const newAces = [...units].filter(
    ([id, { aceAt }]) => aceAt !== null && (known.units.get(id)?.aceAt ?? null) === null,
  );
  const newTools = sum([...days].map(([day, { tools }]) => tools - (known.days.get(day)?.tools ?? 0)));
  totals = plus(totals, {
    tools: newTools,
    unitsAce: newAces.length,
    subjects: subjects.size - known.subjects.size,
  });
  const hasNewDay = [...days.keys()].some((day) => !known.days.has(day));
  if (hasNewDay) {
    const longest = longestStreak([...known.days.keys(), ...days.keys()], calendar);
    totals = { ...totals, longestStreak: Math.max(totals.longestStreak, longest) };
  }
  const gradeSeeds = new Map(
    [...seeds].map(([grade, count]) => [grade, (known.gradeSeeds.get(grade) ?? 0) + count]),
  );
  return {
    totals,
    gradeSeeds,
    items: new Map([...touched.items].map(([id, { after }]) => [id, after])),
    units,
    days,
    cards,
    newBadges: badgesEarnedBy(totals).filter((id) => !known.badges.has(id)),
  };
};
