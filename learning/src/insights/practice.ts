/** 'Things To Practice Next': what wants to be asked again, by the lesson that explains it. */
import { needsPractice } from '#reviews/card.ts';
import { reviewPath } from '#reviews/session.ts';

/** A question that was answered before, and the lesson that explains it. Moments are milliseconds. */
export type PracticeCard = {
  readonly dueAt: number;
  readonly lastCorrect: boolean;
  readonly prompt: string;
  readonly lesson: { readonly id: string; readonly title: string };
};

export type Practice = {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly due: boolean;
};

const most = 5;

const urgency = ({ lastCorrect, dueAt }: PracticeCard): number => (lastCorrect ? dueAt : -Infinity);

/**
 * Each lesson once, with its most urgent question: what went wrong last time first, then what is due soonest. What was
 * right and is not due yet wants no practice.
 */
export const practiceNext = (cards: readonly PracticeCard[], now: number): readonly Practice[] => {
  const first = new Map<string, PracticeCard>();
  const inOrder = cards
    .filter((card) => needsPractice(card, now))
    .toSorted((one, other) =>
      urgency(one) === urgency(other) ? one.dueAt - other.dueAt : urgency(one) - urgency(other),
    );
  for (const card of inOrder) if (!first.has(card.lesson.id)) first.set(card.lesson.id, card);
  return [...first.values()].slice(0, most).map((card) => ({
    title: card.lesson.title,
    description: card.prompt,
    path: reviewPath(card.lesson.id),
    due: needsPractice(card, now),
  }));
};
