/**
 * The model of the proofs: totals of a learner's events and claims, computed independently from the
 * specification ('Levels, seeds and mastery', 'Sync rules', promises R7 and R9), slowly and simply, over the
 * whole set. It knows only the sample units and shares no code with what it checks: a house rule reads its
 * imports.
 */
import { badges } from '#badges/badges.ts';
import type { LearnerTotals } from '#badges/totals.ts';
import type { Claim, Progress, QuestionCard } from '#events/state.ts';
import { type GivenAnswer, givenAnswers, type Recorded, summedUp } from '#events/testing/model-answers.ts';
import { unitModel } from '#events/testing/model-units.ts';
import { sampleEntries, sampleUnits } from '#events/testing/sample-units.ts';
import type { EntryContent } from '#lessons/lesson.ts';
import { cardOf } from '#reviews/card.ts';
import { ugandanCalendar } from '#streaks/calendar.ts';

export type { Recorded } from '#events/testing/model-answers.ts';

const earliest = (events: readonly Recorded[]): number | null =>
  events.length === 0 ? null : Math.min(...events.map(({ countedAt }) => countedAt));

const inTime = <T extends { countedAt: number; id: string }>(all: readonly T[]): T[] =>
  [...all].sort((a, b) => a.countedAt - b.countedAt || (a.id < b.id ? -1 : 1));

const isFinish = ({ type }: Recorded) => /^(?:video|quiz)\.finished$|^reading\.read$/.test(type);

const scoreOf = (event: Recorded, { items }: Extract<EntryContent, { type: 'quiz' }>): number => {
  // Of a pair only one side is asked; a single question is asked of everybody.
  const asked = new Set(items.map(({ id, pair }) => pair ?? id)).size;
  return givenAnswers(event).filter(({ right }) => right).length / asked;
};

/** A quiz is completed by passing it, at 70 percent; anything else by finishing it. */
const isCompletion = (event: Recorded): boolean => {
  const content = sampleEntries.find(({ id }) => id === event.payload['item']);
  return isFinish(event) && (content?.type !== 'quiz' || scoreOf(event, content) >= 0.7);
};

const itemModel = (events: readonly Recorded[], content: (typeof sampleEntries)[number]) => {
  const tries = inTime(events.filter(({ type }) => type === 'quiz.finished')).map((event) =>
    content.type === 'quiz' ? scoreOf(event, content) : 0,
  );
  const completedAt = earliest(events.filter(isFinish));
  const best = tries.length === 0 ? null : Math.max(...tries);
  const worth = { video: 100, reading: 50, quiz: Math.round(200 * (best ?? 0)) }[content.type];
  return {
    unitId: content.unitId,
    openedAt: earliest(events) ?? 0,
    completedAt,
    firstScore: tries[0] ?? null,
    bestScore: best,
    attempts: tries.length,
    bouncedBack: tries.some((score, place) => score < 0.7 && tries.slice(place).some((next) => next >= 0.7)),
    points: completedAt === null ? 0 : worth,
    telling: [],
  };
};

/** The first five tools of a day earn five seeds each; the earliest event decides the class. */
const seedsModel = (events: readonly Recorded[], claims: readonly Claim[]): Map<number, number> => {
  const seeds = new Map<number, number>();
  const give = (grade: number | null, count: number) => {
    seeds.set(grade ?? 0, (seeds.get(grade ?? 0) ?? 0) + count);
  };
  const arrived = [...events].sort((a, b) => a.receivedAt - b.receivedAt);
  for (const { id, unitId } of sampleEntries) {
    const first = arrived.find((event) => isCompletion(event) && event.payload['item'] === id);
    if (first !== undefined)
      give(sampleUnits.find((unit) => unit.id === unitId)?.gradeId ?? first.gradeId, 25);
  }
  for (const day of new Set(events.map(({ countedOn }) => countedOn)))
    for (const { gradeId } of arrived
      .filter(({ type, countedOn }) => type === 'tool.completed' && countedOn === day)
      .slice(0, 5))
      give(gradeId, 5);
  for (const { gradeId } of claims) give(gradeId, 100);
  return seeds;
};

/**
 * An active day adds one; a missed school day costs a shield (one per five days, two at most) or the whole
 * streak.
 */
const streakModel = (days: readonly string[]) => {
  const [first, last] = [[...days].sort()[0], [...days].sort().at(-1)];
  if (first === undefined || last === undefined)
    return { longestStreak: 0, streak: 0, shields: 0, lastDay: 0 };
  let [streak, longest, strength] = [0, 0, 0];
  for (let at = Date.parse(`${first}T12:00Z`); at <= Date.parse(`${last}T12:00Z`); at += 86_400_000) {
    const day = new Date(at).toISOString().slice(0, 10);
    if (days.includes(day)) [streak, strength] = [streak + 1, Math.min(10, strength + 1)];
    else if (ugandanCalendar(day)) {
      if (strength >= 5) strength -= 5;
      else [streak, strength] = [0, 0];
    }
    longest = Math.max(longest, streak);
  }
  const lastDay = Date.parse(`${last}T00:00Z`) / 86_400_000;
  return { longestStreak: longest, streak, shields: strength < 5 ? 0 : strength < 10 ? 1 : 2, lastDay };
};

/* A card is made from the latest answers, however many there are: all up to 99, then 50 to 99. */
const cardModel = (answers: readonly GivenAnswer[]): QuestionCard | null => {
  const made = answers.length < 100 ? answers.length : 50 + (answers.length % 50);
  const latest = inTime(answers).slice(-made);
  const counted = summedUp(latest, 'for a card').map((one) => ({
    ...one,
    at: one.countedAt,
    correct: one.right,
  }));
  const card = cardOf(counted);
  const item = answers[0]?.item ?? '';
  const unitId = sampleEntries.find(({ id }) => id === item)?.unitId ?? null;
  return card === null ? null : { ...card, item, unitId, answers: made };
};

const toolNames = (events: readonly Recorded[]) =>
  events
    .filter(({ type }) => type === 'tool.completed')
    .map(({ payload }) => (payload['tool'] === 'word-of-day' ? 'word-of-the-day' : payload['tool']));

export const modelOf = (events: readonly Recorded[], claims: readonly Claim[]): Progress => {
  const ofItem = (id: string) => events.filter(({ payload }) => payload['item'] === id);
  const items = new Map(
    sampleEntries
      .filter(({ id }) => ofItem(id).length > 0)
      .map((content) => [content.id as string, itemModel(ofItem(content.id), content)]),
  );
  const units = new Map(
    sampleUnits
      .filter(({ id }) => [...items.values()].some(({ unitId }) => unitId === id))
      .map((unit) => [unit.id, unitModel(unit, events.filter(isFinish))]),
  );
  const days = new Map(
    [...new Set(events.map(({ countedOn }) => countedOn))].map((day) => {
      const that = events.filter(({ countedOn }) => countedOn === day);
      return [day, { events: that.length, tools: toolNames(that).length }];
    }),
  );
  const given = events.flatMap(givenAnswers);
  const questions = [...new Set(given.map(({ question }) => question))];
  const answersTo = (question: string) => given.filter((one) => one.question === question);
  const cards = new Map(
    questions.flatMap((question): [string, QuestionCard][] => {
      const card = cardModel(answersTo(question));
      return card === null ? [] : [[question, card]];
    }),
  );
  const summed = questions.flatMap((question) => summedUp(answersTo(question), 'for the sums'));
  const gradeSeeds = seedsModel(events, claims);
  const done = sampleEntries.flatMap((content) => {
    const progress = items.get(content.id);
    return progress === undefined || progress.completedAt === null ? [] : [{ content, progress }];
  });
  const completed = done.filter(
    ({ content, progress }) => content.type !== 'quiz' || (progress.bestScore ?? 0) >= 0.7,
  );
  const kinds = (type: string) => done.filter(({ content }) => content.type === type);
  const quizzes = kinds('quiz').map(({ progress }) => progress);
  const totals: LearnerTotals = {
    seeds: [...gradeSeeds.values()].reduce((sum, one) => sum + one, 0),
    points: [...items.values()].reduce((sum, { points }) => sum + points, 0),
    videos: kinds('video').length,
    readings: kinds('reading').length,
    quizzes: quizzes.length,
    quizzesPassed: quizzes.filter(({ bestScore }) => (bestScore ?? 0) >= 0.7).length,
    firstPasses: quizzes.filter(({ firstScore }) => (firstScore ?? 0) >= 0.7).length,
    perfectQuizzes: quizzes.filter(({ bestScore }) => bestScore === 1).length,
    bounceBacks: quizzes.filter(({ bouncedBack }) => bouncedBack).length,
    unitsAce: [...units.values()].filter(({ percent }) => percent >= 80).length,
    unitsClaimed: claims.length,
    subjects: new Set(
      completed.map(({ content }) => sampleUnits.find(({ id }) => id === content.unitId)?.subjectId),
    ).size,
    tools: toolNames(events).length,
    differentTools: new Set(toolNames(events)).size,
    answers: summed.length,
    questions: new Set(given.map(({ question, seed }) => `${question} ${seed}`)).size,
    answersRight: summed.filter(({ right }) => right).length,
    practiceRight: summed.filter(({ right, seed }) => right && seed !== null).length,
    ...streakModel([...days.keys()]),
  };
  const reached = (of: keyof LearnerTotals | 'lessons') => (of === 'lessons' ? completed.length : totals[of]);
  const earned = badges.filter(({ rule }) => reached(rule.of) >= rule.atLeast).map(({ id }): string => id);
  const ofUnits = claims.map(({ unitId }) => `unit-${unitId}`);
  return { totals, gradeSeeds, items, units, days, cards, badges: new Set([...earned, ...ofUnits]) };
};
