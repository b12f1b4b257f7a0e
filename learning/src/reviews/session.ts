/** What a review asks: the questions that are due today, the longest waiting first, no more than five minutes of them. */
import { needsPractice, type ReviewCard } from '#reviews/card.ts';
import { dayIn } from '#streaks/days.ts';

/** Five minutes for a child who reads slowly. */
export const mostAsked = 10;

/** The page that asks them; with a topic, those of one lesson or unit. */
export const reviewPath = (topic?: string): string =>
  topic === undefined ? '/review' : `/review?topic=${topic}`;

/** Of all that a card may be about: a question of a unit entry, or the exercises of a generator at one level. */
export type Reviewed = {
  readonly question: string;
  /** The lesson that explains it, such as `u400-l3`. */
  readonly topic: string;
  readonly card: Pick<ReviewCard, 'dueAt' | 'lastCorrect'>;
};

/**
 * By days, not by hours: what was answered on Monday afternoon and is due on Tuesday is asked on Tuesday morning, too.
 * Otherwise whoever comes at the same hour each day would find half of it one day late.
 */
export const isDueOn = ({ dueAt }: { readonly dueAt: number }, now: number, zone: string): boolean =>
  dayIn(zone, dueAt) <= dayIn(zone, now);

const bySchedule = (one: Reviewed, other: Reviewed): number =>
  one.card.dueAt - other.card.dueAt ||
  (one.question < other.question ? -1 : Number(one.question > other.question));

/** A lesson is within itself and within its unit: `u400` holds `u400-l3`. */
export const isWithin = (lesson: string, topic: string): boolean =>
  lesson === topic || lesson.startsWith(`${topic}-`);

type Wish = { readonly now: number; readonly zone: string; readonly topic?: string | null };

/**
 * What is to be asked now, all of it. Without a topic: what is due by the scheduler, and nothing else, so that a review
 * has an end. Who asks for a topic wants to practise it now: what went wrong last time or is due, and where there is
 * neither, whatever was asked of it before.
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

/** When the next question is due that is not due today; null where there is none. */
export const nextDueAt = (cards: readonly Reviewed[], { now, zone }: Wish): number | null =>
  [...cards].sort(bySchedule).find(({ card }) => !isDueOn(card, now, zone))?.card.dueAt ?? null;
