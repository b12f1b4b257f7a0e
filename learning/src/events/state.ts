/**
 * The state that a learner's events produce. Times are in milliseconds; records are keyed by id, day or
 * class.
 */
import type { LearnerTotals } from '#badges/totals.ts';
import type { Meaning } from '#events/judge.ts';
import type { ReviewCard } from '#reviews/card.ts';
import type { Day } from '#streaks/days.ts';

/** A stored event: its meaning and what was added on arrival. */
export type Arrival = {
  readonly id: string;
  readonly countedAt: number;
  readonly countedOn: Day;
  /** The learner's class on arrival; null without one. */
  readonly gradeId: number | null;
  /** Never before an earlier arrival of the same learner. */
  readonly receivedAt: number;
  readonly meaning: Meaning;
};

export type Attempt = {
  readonly id: string;
  readonly at: number;
  readonly correct: number;
  readonly total: number;
};

export type AnswerRecord = {
  readonly id: string;
  readonly at: number;
  readonly attempt: string | null;
  readonly final: boolean;
  /** Which exercise of a practice generator it was; null for a question of a lesson. */
  readonly seed: number | null;
  readonly correct: boolean;
  readonly misconception: string | null;
};

export type EntryProgress = {
  /** Null for a teacher's own lesson, which earns neither points nor seeds. */
  readonly unitId: number | null;
  readonly openedAt: number;
  readonly completedAt: number | null;
  /** Quizzes: share of right answers in the first and in the best attempt. */
  readonly firstScore: number | null;
  readonly bestScore: number | null;
  readonly attempts: number;
  readonly points: number;
  /** Failed first, passed later. */
  readonly bouncedBack: boolean;
  /** Quizzes: the few attempts that determine all of this (`tellingAttempts`). */
  readonly telling: readonly Attempt[];
};

export type UnitProgress = {
  readonly points: number;
  readonly percent: number;
  /** The highest percentage so far: a unit that grows takes no title away. */
  readonly reached: number;
  readonly aceAt: number | null;
  readonly masterAt: number | null;
};

export type DayProgress = { readonly events: number; readonly tools: number };

export type QuestionCard = ReviewCard & {
  readonly item: string;
  readonly unitId: number | null;
  /** The number of answers behind the card (`answersOfCard`). */
  readonly answers: number;
};

export type Claim = { readonly unitId: number; readonly gradeId: number | null };

/** Seeds of a learner without a class. */
export const noGrade = 0;

export type Progress = {
  readonly totals: LearnerTotals;
  readonly gradeSeeds: ReadonlyMap<number, number>;
  readonly items: ReadonlyMap<string, EntryProgress>;
  readonly units: ReadonlyMap<number, UnitProgress>;
  readonly days: ReadonlyMap<Day, DayProgress>;
  readonly cards: ReadonlyMap<string, QuestionCard>;
  readonly badges: ReadonlySet<string>;
};
