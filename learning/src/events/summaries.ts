/** Parts of a learner's progress, each a function of a set, so that order and repetition cannot matter. */
import type { KnownUnit } from '#events/catalogue.ts';
import type { AnswerRecord, Attempt, EntryProgress, UnitProgress } from '#events/state.ts';
import type { EntryType } from '#lessons/ids.ts';
import { aceFrom, entryPoints, masterFrom, unitMastery } from '#mastery/unit.ts';
import { passMark } from '#quizzes/pass-mark.ts';
import { byTime, cardOf, type ReviewCard } from '#reviews/card.ts';

const scoreOf = ({ correct, total }: Attempt): number => correct / total;

const passes = (attempt: Attempt): boolean => scoreOf(attempt) >= passMark;

/**
 * The attempts at one quiz that determine its summary: each new best, the first failure and the last pass.
 * Their number is bounded by the number of scores, and reducing old ones together with new ones gives the
 * same result as reducing all.
 */
const tellingAttempts = (attempts: readonly Attempt[]): readonly Attempt[] => {
  const inOrder = attempts.toSorted(byTime);
  const firstFailed = inOrder.find((attempt) => !passes(attempt));
  const lastPassed = inOrder.findLast(passes);
  let best = -1;
  return inOrder.filter((attempt) => {
    const isBetter = scoreOf(attempt) > best;
    if (isBetter) best = scoreOf(attempt);
    return isBetter || attempt === firstFailed || attempt === lastPassed;
  });
};

/** Summary of the attempts at one quiz: from all of them, or from the telling ones and the total count. */
export const quizSummary = (attempts: readonly Attempt[], count: number = attempts.length) => {
  const telling = tellingAttempts(attempts);
  const scores = telling.map(scoreOf);
  const failed = telling.findIndex((attempt) => !passes(attempt));
  return {
    firstScore: scores[0] ?? null,
    bestScore: scores.reduce<number | null>((best, score) => Math.max(best ?? 0, score), null),
    attempts: count,
    bouncedBack: failed >= 0 && telling.some((attempt, place) => place > failed && passes(attempt)),
    telling,
  };
};

/** Mastery points of an entry so far. */
export const pointsSoFar = (
  type: EntryType,
  { unitId, completedAt, bestScore }: Pick<EntryProgress, 'unitId' | 'completedAt' | 'bestScore'>,
): number => {
  if (completedAt === null || unitId === null) return 0;
  return entryPoints(type, type === 'quiz' ? (bestScore ?? 0) : 1);
};

/** Only single entries are looked up. */
type EntriesById = Pick<ReadonlyMap<string, EntryProgress>, 'get'>;

type Step = { readonly at: number; readonly id: string; readonly points: number };

/** When each entry of a unit earned how many points. */
const stepsOf = (unit: KnownUnit, items: EntriesById): readonly Step[] =>
  unit.items
    .flatMap(({ id, type }): readonly Step[] => {
      if (type === 'quiz')
        return (items.get(id)?.telling ?? []).map((attempt) => ({
          at: attempt.at,
          id,
          points: entryPoints(type, scoreOf(attempt)),
        }));
      const completedAt = items.get(id)?.completedAt ?? null;
      return completedAt === null ? [] : [{ at: completedAt, id, points: entryPoints(type, 1) }];
    })
    .toSorted(byTime);

/** The moment when a percentage was first reached; null if it was not. */
const reachedAt = (unit: KnownUnit, steps: readonly Step[], percent: number): number | null => {
  const points = new Map<string, number>();
  for (const step of steps) {
    points.set(step.id, Math.max(points.get(step.id) ?? 0, step.points));
    if (unitMastery(unit.items, (id) => points.get(id) ?? 0).percent >= percent) return step.at;
  }
  return null;
};

const unitSummary = (unit: KnownUnit, items: EntriesById): UnitProgress => {
  const { earned, percent } = unitMastery(unit.items, (id) => items.get(id)?.points ?? 0);
  const steps = percent < aceFrom ? [] : stepsOf(unit, items);
  return {
    points: earned,
    percent,
    reached: percent,
    aceAt: reachedAt(unit, steps, aceFrom),
    masterAt: percent < masterFrom ? null : reachedAt(unit, steps, masterFrom),
  };
};

export const earlier = (one: number | null, other: number | null): number | null => {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
};

/**
 * A unit by its current list. A unit that grew may be below 80 percent again; a level once reached is not
 * lost.
 */
export const unitAfter = (
  unit: KnownUnit,
  before: UnitProgress | undefined,
  items: EntriesById,
): UnitProgress => {
  const now = unitSummary(unit, items);
  return {
    ...now,
    reached: Math.max(before?.reached ?? 0, now.reached),
    aceAt: earlier(before?.aceAt ?? null, now.aceAt),
    masterAt: earlier(before?.masterAt ?? null, now.masterAt),
  };
};

/**
 * The answers to one question that count. In a quiz attempt one: the answer sent with its end, else the last;
 * outside of attempts every answer.
 */
const effectiveAnswers = <A extends AnswerRecord>(answers: readonly A[]): readonly A[] => {
  if (answers.length < 2) return answers;
  const chosen = new Map<string, A>();
  for (const answer of answers) {
    const key = answer.attempt === null ? `answer ${answer.id}` : `attempt ${answer.attempt}`;
    const rival = chosen.get(key);
    const wins =
      rival === undefined || (answer.final === rival.final ? byTime(answer, rival) > 0 : answer.final);
    if (wins) chosen.set(key, answer);
  }
  return [...chosen.values()];
};

/**
 * The answers to one question that enter the totals: one for each exercise, a right one if there is any.
 * Resending adds nothing, and neither the count nor the right exercises ever fall.
 */
export const summedAnswers = <A extends AnswerRecord>(answers: readonly A[]): readonly A[] => {
  if (answers.length < 2) return answers;
  const chosen = new Map<string, A>();
  for (const answer of effectiveAnswers(answers)) {
    const key = answer.seed === null ? `answer ${answer.id}` : `exercise ${answer.seed}`;
    const rival = chosen.get(key);
    if (rival === undefined || (answer.correct && !rival.correct)) chosen.set(key, answer);
  }
  return [...chosen.values()];
};

/**
 * The number of distinct questions: a lesson's question is one however often it is answered; each exercise
 * counts.
 */
export const questionsIn = (answers: readonly Pick<AnswerRecord, 'seed'>[]): number =>
  answers.length < 2 ? answers.length : new Set(answers.map(({ seed }) => seed)).size;

/*
 * A card is made from the latest answers to its question: at least 50 if there are so many, at most 99. With exactly
 * 50, each answer after the fiftieth would push one out, so the card could not be updated from its last state and
 * fifty answers would be read again for each new one.
 */
const answersKept = 50;
export const mostAnswersOfCard = 2 * answersKept - 1;

/**
 * How many of the latest answers the card is made from, out of `count`. With these or more it is the same as with
 * all.
 */
export const answersOfCard = (count: number): number =>
  count <= mostAnswersOfCard ? count : answersKept + (count % answersKept);

const latestOf = <A extends AnswerRecord>(answers: readonly A[], most: number): readonly A[] =>
  answers.length <= most ? answers : answers.toSorted(byTime).slice(-most);

/**
 * The latest answers to one question, as many as its card may need. Taking the latest of these and of new ones gives
 * the latest of all.
 */
export const latestAnswers = <A extends AnswerRecord>(answers: readonly A[]): readonly A[] =>
  latestOf(answers, mostAnswersOfCard);

/** The card of one question from its latest answers; `count` is the number of all its answers. */
export const questionCard = (latest: readonly AnswerRecord[], count: number): ReviewCard | null =>
  cardOf(effectiveAnswers(latestOf(latest, answersOfCard(count))));

/** Updates the card from its earlier state, where that suffices (`KnownAnswers`). */
export const questionCardFrom = (card: ReviewCard, added: readonly AnswerRecord[]): ReviewCard | null =>
  cardOf(effectiveAnswers(added), card);
