/** The questions of a review: those due today, the longest waiting first, five minutes at most. */
import { needsPractice, type ReviewCard } from '#reviews/card.ts';
import { dayIn } from '#streaks/days.ts';

/** Five minutes for a child who reads slowly. */
export const mostAsked = 10;

/** The review page; with a topic, for one lesson or unit. */
export const reviewPath = (topic?: string): string =>
  topic === undefined ? '/review' : `/review?topic=${topic}`;

/** The subject of a card: a question of a unit entry, or the exercises of a generator at one level. */
export type Reviewed = {
  readonly question: string;
  /** The lesson that explains it, such as `u400-l3`. */
  readonly topic: string;
  readonly card: Pick<ReviewCard, 'dueAt' | 'lastCorrect'>;
};

/**
 * By day, not by hour: a question answered on Monday afternoon and due on Tuesday is asked on Tuesday
 * morning, too. Otherwise somebody who comes at the same hour each day would find half of the questions a day
 * late.
 */
export const isDueOn = ({ dueAt }: { readonly dueAt: number }, now: number, zone: string): boolean =>
  dayIn(zone, dueAt) <= dayIn(zone, now);

const bySchedule = (one: Reviewed, other: Reviewed): number =>
  one.card.dueAt - other.card.dueAt ||
  (one.question < other.question ? -1 : Number(one.question > other.question));

/** A lesson is within itself and its unit: `u400` contains `u400-l3`. */
export const isWithin = (lesson: string, topic: string): boolean =>
  lesson === topic || lesson.startsWith(`${topic}-`);

type Wish = { readonly now: number; readonly zone: string; readonly topic?: string | null };

/**
 * All questions to ask now. Without a topic: those due by the scheduler, so that a review has an end. With a
 * topic: its due or last wrong questions, and where there are none, all of its earlier questions.
 */
export const askedNow = <R extends Reviewed>(
  cards: readonly R[],
  { now, zone, topic = null }: Wish,
): readonly R[] => {
  const inOrder = [...cards].sort(bySchedule);
  const isDue = ({ card }: R) => isDueOn(card, now, zone);
  if (topic === null) return inOrder.filter(isDue);
  const about = inOrder.filter((one) => isWithin(one.topic, topic));
  const wanting = about.filter((one) => isDue(one) || needsPractice(one.card, now));
  return wanting.length > 0 ? wanting : about;
};

/** When the next question after today is due; null where there is none. */
export const nextDueAt = (cards: readonly Reviewed[], { now, zone }: Wish): number | null =>
  [...cards].sort(bySchedule).find(({ card }) => !isDueOn(card, now, zone))?.card.dueAt ?? null;
