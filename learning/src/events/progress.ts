/** The model: everything that follows from a learner's events and claims, computed anew from the whole set. */
import { badgesEarnedBy, unitBadgeId } from '#badges/badges.ts';
import type { LearnerTotals } from '#badges/totals.ts';
import type { Catalogue } from '#events/catalogue.ts';
import {
  type AnswerRecord,
  type Arrival,
  type Attempt,
  type Claim,
  type DayProgress,
  type ItemProgress,
  noGrade,
  type Progress,
  type QuestionCard,
} from '#events/state.ts';
import {
  pointsSoFar,
  questionCard,
  questionsIn,
  quizSummary,
  summedAnswers,
  unitSummary,
} from '#events/summaries.ts';
import type { ItemType } from '#lessons/ids.ts';
import { aceFrom } from '#mastery/unit.ts';
import { passMark } from '#quizzes/pass-mark.ts';
import { type SchoolCalendar, ugandanCalendar } from '#streaks/calendar.ts';
import type { Day } from '#streaks/days.ts';
import { longestStreak } from '#streaks/streak.ts';
import { seedsPerClaim, seedsPerItem, toolSeeds } from '#xp/seeds.ts';

const groupBy = <T, K>(all: readonly T[], keyOf: (one: T) => K | undefined): Map<K, T[]> => {
  const groups = new Map<K, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  return groups;
};

const mapValues = <K, A, B>(map: ReadonlyMap<K, A>, act: (value: A, key: K) => B): Map<K, B> =>
  new Map([...map].map(([key, value]) => [key, act(value, key)]));

const byArrival = (one: Arrival, other: Arrival) => one.receivedAt - other.receivedAt;

type Touch = Arrival & { readonly meaning: { readonly item: NonNullable<Arrival['meaning']['item']> } };

const attemptsIn = (events: readonly Arrival[]): Attempt[] =>
  events.flatMap(({ id, countedAt, meaning: { attempt } }) =>
    attempt === null ? [] : [{ id, at: countedAt, ...attempt }],
  );

/* Not spread into `Math.min`: a call takes some hundred thousand arguments at most. */
const earliest = (moments: readonly number[]): number | null =>
  moments.reduce<number | null>((first, at) => Math.min(first ?? at, at), null);

const itemProgress = (events: readonly Touch[], type: ItemType, unitId: number | null): ItemProgress => {
  const completed = events.filter(({ meaning }) => meaning.completes).map(({ countedAt }) => countedAt);
  const progress = {
    unitId,
    openedAt: earliest(events.map(({ countedAt }) => countedAt)) ?? 0,
    completedAt: earliest(completed),
    ...quizSummary(attemptsIn(events)),
  };
  return { ...progress, points: pointsSoFar(type, progress) };
};

type Answered = AnswerRecord & { readonly item: string };

const answersIn = (events: readonly Arrival[]): [question: string, answer: Answered][] =>
  events.flatMap(({ id, countedAt, meaning }) =>
    meaning.answers.map(({ question, answer: _, score: __, ...one }): [string, Answered] => [
      question,
      { ...one, id, at: countedAt },
    ]),
  );

/** Seeds by the class they count in; the first to arrive decides where something is earned that has no class. */
const seedsByGrade = (
  events: readonly Arrival[],
  claims: readonly Claim[],
  catalogue: Catalogue,
): Map<number, number> => {
  const seeds = new Map<number, number>();
  const give = (grade: number | null, count: number) => {
    if (count > 0) seeds.set(grade ?? noGrade, (seeds.get(grade ?? noGrade) ?? 0) + count);
  };
  const inOrder = events.toSorted(byArrival);
  const completions = groupBy(inOrder, ({ meaning }) => (meaning.completes ? meaning.item?.id : undefined));
  for (const [first] of completions.values()) {
    const unitId = first?.meaning.item?.unitId ?? null;
    if (unitId !== null) give(catalogue.unit(unitId)?.gradeId ?? first?.gradeId ?? null, seedsPerItem);
  }
  for (const day of groupBy(inOrder, (event) =>
    event.meaning.tool === null ? undefined : event.countedOn,
  ).values())
    for (const [place, { gradeId }] of day.entries()) give(gradeId, toolSeeds(place + 1) - toolSeeds(place));
  for (const { gradeId } of claims) give(gradeId, seedsPerClaim);
  return seeds;
};

export const progressOf = (
  events: readonly Arrival[],
  claims: readonly Claim[],
  catalogue: Catalogue,
  calendar: SchoolCalendar = ugandanCalendar,
): Progress => {
  const touches = events.filter((event): event is Touch => event.meaning.item !== null);
  const byItem = groupBy(touches, ({ meaning }) => meaning.item.id);
  const typeOf = (id: string) => byItem.get(id)?.[0]?.meaning.item.type ?? 'video';
  const items = mapValues(byItem, (group, id) =>
    itemProgress(group, typeOf(id), group[0]?.meaning.item.unitId ?? null),
  );
  const units = new Map(
    [...new Set([...items.values()].map(({ unitId }) => unitId))].flatMap((unitId) => {
      const unit = unitId === null ? null : catalogue.unit(unitId);
      return unit === null ? [] : [[unit.id, unitSummary(unit, items)] as const];
    }),
  );
  const days = mapValues(
    groupBy(events, ({ countedOn }) => countedOn),
    (group): DayProgress => ({
      events: group.length,
      tools: group.filter(({ meaning }) => meaning.tool !== null).length,
    }),
  );
  const answers = mapValues(
    groupBy(answersIn(events), ([question]) => question),
    (group) => group.map(([, answer]) => answer),
  );
  const cards = new Map(
    [...answers].flatMap(([question, all]): [string, QuestionCard][] => {
      const [card, item] = [questionCard(all), all[0]?.item];
      if (card === null || item === undefined) return [];
      return [[question, { ...card, item, unitId: items.get(item)?.unitId ?? null }]];
    }),
  );
  const gradeSeeds = seedsByGrade(events, claims, catalogue);
  const totals = totalsOf({ items, units, days, gradeSeeds, claims, typeOf, catalogue, calendar });
  const given = [...answers.values()].flatMap(summedAnswers);
  const allTotals: LearnerTotals = {
    ...totals,
    answers: given.length,
    questions: sum([...answers.values()].map(questionsIn)),
    differentTools: new Set(events.flatMap(({ meaning }) => meaning.tool ?? [])).size,
    answersRight: given.filter(({ correct }) => correct).length,
    practiceRight: given.filter(({ correct, seed }) => correct && seed !== null).length,
  };
  const badges = new Set([...badgesEarnedBy(allTotals), ...claims.map(({ unitId }) => unitBadgeId(unitId))]);
  return { totals: allTotals, gradeSeeds, items, units, days, cards, badges };
};

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, one) => total + one, 0);

const totalsOf = ({
  items,
  units,
  days,
  gradeSeeds,
  claims,
  typeOf,
  catalogue,
  calendar,
}: Pick<Progress, 'items' | 'units' | 'days' | 'gradeSeeds'> & {
  claims: readonly Claim[];
  typeOf: (id: string) => ItemType;
  catalogue: Catalogue;
  calendar: SchoolCalendar;
}): Omit<LearnerTotals, 'answers' | 'questions' | 'answersRight' | 'practiceRight' | 'differentTools'> => {
  const completed = [...items].filter(
    ([, { completedAt, unitId }]) => completedAt !== null && unitId !== null,
  );
  const ofType = (type: ItemType) => completed.filter(([id]) => typeOf(id) === type);
  const quizzes = ofType('quiz').map(([, progress]) => progress);
  const activeDays: Day[] = [...days.keys()];
  return {
    seeds: sum(gradeSeeds.values()),
    points: sum([...items.values()].map(({ points }) => points)),
    videos: ofType('video').length,
    readings: ofType('reading').length,
    quizzes: quizzes.length,
    quizzesPassed: quizzes.filter(({ bestScore }) => (bestScore ?? 0) >= passMark).length,
    perfectQuizzes: quizzes.filter(({ bestScore }) => bestScore === 1).length,
    bounceBacks: quizzes.filter(({ bouncedBack }) => bouncedBack).length,
    unitsAce: [...units.values()].filter(({ percent }) => percent >= aceFrom).length,
    unitsClaimed: claims.length,
    subjects: new Set(completed.map(([, { unitId }]) => catalogue.unit(unitId ?? 0)?.subjectId)).size,
    tools: sum([...days.values()].map(({ tools }) => tools)),
    longestStreak: longestStreak(activeDays, calendar),
  };
};
