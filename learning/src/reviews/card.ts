/** Spaced repetition: when a question should come again, from how it was answered so far. */
import { FSRSAlgorithm } from 'ts-fsrs';

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
const memory = new FSRSAlgorithm({ enable_fuzz: false, enable_short_term: false, maximum_interval: 180 });

const dayLength = 24 * 60 * 60 * 1000;

/* How well something was known, in the numbers of FSRS; there is a fourth, easy, which nobody is asked. */
const [again, hard, good] = [1, 2, 3];

export const byTime = (
  one: { readonly at: number; readonly id: string },
  other: { readonly at: number; readonly id: string },
): number => one.at - other.at || (one.id < other.id ? -1 : Number(one.id > other.id));

type Remembered = Pick<ReviewCard, 'dueAt' | 'stability' | 'difficulty' | 'reps' | 'lapses' | 'lastAt'>;

/**
 * What the library's own scheduler makes of one more answer (a test holds them together). That works out all four grades
 * with a card and a log for each, and is asked fifty times in a batch of answers.
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
  // Each better grade waits a day longer at least.
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
 * The card of one question, or null before its first answer. The order in which answers are given does not matter.
 * `from` is the card of answers that are all before these.
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
 * The card after one more answer, from the card alone: a device that has only the card goes on as the server does, which
 * has all answers. What is not later than the card's last answer changes nothing: it is that answer, or the
 * server puts it in its place.
 */
export const cardAfter = (card: ReviewCard, answer: Omit<ReviewedAnswer, 'id'>): ReviewCard => {
  if (answer.at <= card.lastAt) return card;
  return asReviewCard(rememberedAfter(card, answer.at, answer.correct), answer);
};

/** What a child may want to try at once: what went wrong last time, and what is due. */
export const needsPractice = (card: Pick<ReviewCard, 'dueAt' | 'lastCorrect'>, now: number): boolean =>
  !card.lastCorrect || card.dueAt <= now;
