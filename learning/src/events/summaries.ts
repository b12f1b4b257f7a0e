/** The parts of a learner's progress, each a function of a set: order and repetition cannot matter. */
import type { KnownUnit } from '#events/catalogue.ts';
import type { AnswerRecord, Attempt, ItemProgress, UnitProgress } from '#events/state.ts';
import type { ItemType } from '#lessons/ids.ts';
import { aceFrom, itemPoints, masterFrom, unitMastery } from '#mastery/unit.ts';
import { passMark } from '#quizzes/grade-quiz.ts';
import { byTime } from '#reviews/card.ts';

const scoreOf = ({ correct, total }: Attempt): number => correct / total;

/** All that the attempts at one quiz say. */
export const quizSummary = (attempts: readonly Attempt[]) => {
  const scores = attempts.toSorted(byTime).map(scoreOf);
  const failed = scores.findIndex((score) => score < passMark);
  return {
    firstScore: scores[0] ?? null,
    bestScore: scores.length === 0 ? null : Math.max(...scores),
    attempts: scores.length,
    bouncedBack: failed >= 0 && scores.some((score, place) => place > failed && score >= passMark),
  };
};

/** Mastery points of an item so far. */
export const pointsSoFar = (
  type: ItemType,
  { unitId, completedAt, bestScore }: Pick<ItemProgress, 'unitId' | 'completedAt' | 'bestScore'>,
): number => {
  if (completedAt === null || unitId === null) return 0;
  return itemPoints(type, type === 'quiz' ? (bestScore ?? 0) : 1);
};

type Step = { readonly at: number; readonly id: string; readonly points: number };

/** When each item of a unit earned which points. */
const stepsOf = (
  unit: KnownUnit,
  items: ReadonlyMap<string, ItemProgress>,
  attemptsAt: (quiz: string) => readonly Attempt[],
): readonly Step[] =>
  unit.items
    .flatMap(({ id, type }): readonly Step[] => {
      if (type === 'quiz')
        return attemptsAt(id).map((attempt) => ({
          at: attempt.at,
          id,
          points: itemPoints(type, scoreOf(attempt)),
        }));
      const completedAt = items.get(id)?.completedAt ?? null;
      return completedAt === null ? [] : [{ at: completedAt, id, points: itemPoints(type, 1) }];
    })
    .toSorted(byTime);

/** The moment at which a percent was first reached; null if it is not. */
const reachedAt = (unit: KnownUnit, steps: readonly Step[], percent: number): number | null => {
  const points = new Map<string, number>();
  for (const step of steps) {
    points.set(step.id, Math.max(points.get(step.id) ?? 0, step.points));
    if (unitMastery(unit.items, (id) => points.get(id) ?? 0).percent >= percent) return step.at;
  }
  return null;
};

export const unitSummary = (
  unit: KnownUnit,
  items: ReadonlyMap<string, ItemProgress>,
  attemptsAt: (quiz: string) => readonly Attempt[],
): UnitProgress => {
  const { earned, percent } = unitMastery(unit.items, (id) => items.get(id)?.points ?? 0);
  const steps = percent < aceFrom ? [] : stepsOf(unit, items, attemptsAt);
  return {
    points: earned,
    percent,
    aceAt: reachedAt(unit, steps, aceFrom),
    masterAt: percent < masterFrom ? null : reachedAt(unit, steps, masterFrom),
  };
};

/**
 * The answers to one question that count. Of a quiz attempt one: the one given with its end, else the last; outside
 * of attempts each.
 */
export const effectiveAnswers = <A extends AnswerRecord>(answers: readonly A[]): readonly A[] => {
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
