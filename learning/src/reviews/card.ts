/** Spaced repetition: schedules a question by its earlier answers. */
import { FSRSAlgorithm } from 'ts-fsrs';

/** One graded answer. Times are in milliseconds; `id` orders answers of the same moment. */
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
  /** The named mistake in the last answer, if there was one. */
  readonly misconception: string | null;
};

/*
 * Whole days only, because a child sees a question at most once a day; the maximum is half a year. No fuzz:
 * the same answers always give the same card.
 */
const memory = new FSRSAlgorithm({ enable_fuzz: false, enable_short_term: false, maximum_interval: 180 });

const dayLength = 24 * 60 * 60 * 1000;

/* FSRS grades. Its fourth, easy, is not used. */
const [again, hard, good] = [1, 2, 3];

export const byTime = (
  one: { readonly at: number; readonly id: string },
  other: { readonly at: number; readonly id: string },
): number => one.at - other.at || (one.id < other.id ? -1 : Number(one.id > other.id));

type Remembered = Pick<ReviewCard, 'dueAt' | 'stability' | 'difficulty' | 'reps' | 'lapses' | 'lastAt'>;

/**
 * The result of the library's own scheduler for one more answer (a test compares them). The library computes
 * all four grades with a card and a log each, which is too slow for fifty answers in a batch.
 */
const rememberedAfter = (before: Remembered | null, at: number, correct: boolean): Remembered => {
  const days = before === null ? 0 : Math.floor(at / dayLength) - Math.floor(before.lastAt / dayLength);
  const recall = before === null ? undefined : memory.forgetting_curve(days, before.stability);
  const after = (grade: number) => memory.next_state(before, days, grade, recall);
  const wait = (stability: number): number => memory.next_interval(stability, days);
  const failed = after(again);
  const hardWait = wait(after(hard).stability);
  const failedWait = Math.min(wait(failed.stability), hardWait);
  const known = correct ? after(good) : failed;
  // Each better grade waits at least one day longer.
  const waits = correct
    ? Math.max(wait(known.stability), Math.max(hardWait, failedWait + 1) + 1)
    : failedWait;
  return {
    dueAt: at + waits * dayLength,
    stability: known.stability,
    difficulty: known.difficulty,
    reps: (before?.reps ?? 0) + 1,
    lapses: (before?.lapses ?? 0) + (correct || before === null ? 0 : 1),
    lastAt: at,
  };
};

const asReviewCard = (
  { dueAt, stability, difficulty, reps, lapses, lastAt }: Remembered,
  { correct, misconception }: Omit<ReviewedAnswer, 'id'>,
): ReviewCard => ({
  dueAt,
  stability,
  difficulty,
  reps,
  lapses,
  lastAt,
  lastCorrect: correct,
  misconception: correct ? null : (misconception ?? null),
});

/**
 * The card of one question, or null before its first answer. The order of answers does not matter. `from` is
 * the card of earlier answers.
 */
export const cardOf = (answers: readonly ReviewedAnswer[], from?: ReviewCard): ReviewCard | null => {
  const inOrder = answers.length > 1 ? [...answers].sort(byTime) : answers;
  const last = inOrder[inOrder.length - 1];
  if (last === undefined) return from ?? null;
  let remembered: Remembered | null = from ?? null;
  for (const { at, correct } of inOrder) remembered = rememberedAfter(remembered, at, correct);
  return remembered === null ? null : asReviewCard(remembered, last);
};

/**
 * Updates a card by one answer, so that a device with only the card gets the result of the server, which has
 * all answers. An answer not later than the card's last one changes nothing: it is that answer, or the server
 * inserts it in order.
 */
export const cardAfter = (card: ReviewCard, answer: Omit<ReviewedAnswer, 'id'>): ReviewCard => {
  if (answer.at <= card.lastAt) return card;
  return asReviewCard(rememberedAfter(card, answer.at, answer.correct), answer);
};

/** Questions worth trying now: answered wrong last time, or due. */
export const needsPractice = (card: Pick<ReviewCard, 'dueAt' | 'lastCorrect'>, now: number): boolean =>
  !card.lastCorrect || card.dueAt <= now;
