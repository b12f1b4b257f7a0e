/** 'Things To Practice Next': questions to repeat, grouped by the lesson that explains them. */
import { needsPractice } from '#reviews/card.ts';
import { reviewPath } from '#reviews/session.ts';

/** An answered question and the lesson that explains it. Times are in milliseconds. */
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
 * Each lesson once, with its most urgent question: first the last wrong ones, then the earliest due. Right
 * answers that are not due are left out.
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
