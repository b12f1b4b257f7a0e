/** Spaced repetition: when a question should come again, from how it was answered so far. */
import { type Card, createEmptyCard, fsrs, type Grade, Rating, State } from 'ts-fsrs';

/** One graded answer. Moments are milliseconds; `id` orders answers of the same moment. */
export type ReviewedAnswer = {
  readonly id: string;
  readonly at: number;
  readonly correct: boolean;
  readonly misconception?: string | null | undefined;
};

export type ReviewCard = {
  readonly dueAt: number;
  readonly stability: number;
  readonly difficulty: number;
  readonly reps: number;
  readonly lapses: number;
  readonly lastAt: number;
  readonly lastCorrect: boolean;
  /** The named mistake behind the last answer, if it was one. */
  readonly misconception: string | null;
};

/* Whole days only, for a child meets a question at most once a day; within half a year everything comes again.
   No fuzz: the same answers always make the same card. */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false, maximum_interval: 180 });

const dayLength = 24 * 60 * 60 * 1000;

const rating = (correct: boolean): Grade => (correct ? Rating.Good : Rating.Again);

export const byTime = (
  one: { readonly at: number; readonly id: string },
  other: { readonly at: number; readonly id: string },
): number => one.at - other.at || (one.id < other.id ? -1 : Number(one.id > other.id));

const asReviewCard = (card: Card, last: Omit<ReviewedAnswer, 'id'>): ReviewCard => ({
  dueAt: card.due.getTime(),
  stability: card.stability,
  difficulty: card.difficulty,
  reps: card.reps,
  lapses: card.lapses,
  lastAt: last.at,
  lastCorrect: last.correct,
  misconception: last.correct ? null : (last.misconception ?? null),
});

/** As the scheduler had it. */
const asCard = (card: ReviewCard): Card => ({
  due: new Date(card.dueAt),
  stability: card.stability,
  difficulty: card.difficulty,
  elapsed_days: 0,
  scheduled_days: Math.round((card.dueAt - card.lastAt) / dayLength),
  learning_steps: 0,
  reps: card.reps,
  lapses: card.lapses,
  state: State.Review,
  last_review: new Date(card.lastAt),
});

/**
 * The card of one question, or null before its first answer. The order in which answers are given does not matter.
 * `from` is the card of answers that are all before these.
 */
export const cardOf = (answers: readonly ReviewedAnswer[], from?: ReviewCard): ReviewCard | null => {
  const inOrder = [...answers].sort(byTime);
  const [first, last] = [inOrder[0], inOrder[inOrder.length - 1]];
  if (first === undefined || last === undefined) return from ?? null;
  let card = from === undefined ? createEmptyCard(new Date(first.at)) : asCard(from);
  for (const { at, correct } of inOrder) card = scheduler.next(card, new Date(at), rating(correct)).card;
  return asReviewCard(card, last);
};

/**
 * The card after one more answer, from the card alone: a device that has only the card goes on as the server does, which
 * has all answers. What is not later than the card's last answer changes nothing: it is that answer, or the
 * server puts it in its place.
 */
export const cardAfter = (card: ReviewCard, answer: Omit<ReviewedAnswer, 'id'>): ReviewCard => {
  if (answer.at <= card.lastAt) return card;
  return asReviewCard(scheduler.next(asCard(card), new Date(answer.at), rating(answer.correct)).card, answer);
};

/** What a child may want to try at once: what went wrong last time, and what is due. */
export const needsPractice = (card: Pick<ReviewCard, 'dueAt' | 'lastCorrect'>, now: number): boolean =>
  !card.lastCorrect || card.dueAt <= now;
