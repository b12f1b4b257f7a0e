/**
 * The sums behind badges, avatars and pages. A `LastingTotal` never falls whatever arrives later, so only
 * these decide permanent rewards.
 */
export type LearnerTotals = {
  readonly seeds: number;
  readonly points: number;
  readonly videos: number;
  readonly readings: number;
  /** Distinct quizzes: finished, passed at 70 percent, without a mistake, passed after a failure. */
  readonly quizzes: number;
  readonly quizzesPassed: number;
  /** Passed at the first attempt. Boards count these, so that retrying does not help anyone climb. */
  readonly firstPasses: number;
  readonly perfectQuizzes: number;
  readonly bounceBacks: number;
  readonly unitsAce: number;
  readonly unitsClaimed: number;
  /** Subjects with at least one completed entry. */
  readonly subjects: number;
  /** Tool completions, and the number of distinct tools. */
  readonly tools: number;
  readonly differentTools: number;
  readonly answers: number;
  /** Distinct questions and exercises answered right. */
  readonly questions: number;
  readonly answersRight: number;
  readonly practiceRight: number;
  readonly longestStreak: number;
  /** The streak and its shields on the last active day, which is counted in days since 1970. */
  readonly streak: number;
  readonly shields: number;
  readonly lastDay: number;
};

export const noTotals: LearnerTotals = {
  seeds: 0,
  points: 0,
  videos: 0,
  readings: 0,
  quizzes: 0,
  quizzesPassed: 0,
  firstPasses: 0,
  perfectQuizzes: 0,
  bounceBacks: 0,
  unitsAce: 0,
  unitsClaimed: 0,
  subjects: 0,
  tools: 0,
  differentTools: 0,
  answers: 0,
  questions: 0,
  answersRight: 0,
  practiceRight: 0,
  longestStreak: 0,
  streak: 0,
  shields: 0,
  lastDay: 0,
};

/**
 * Totals that can fall: a later answer replaces an earlier one in the same attempt, a late device may bring
 * an earlier first attempt, and a streak breaks.
 */
export type LastingTotal = Exclude<
  keyof LearnerTotals,
  'answersRight' | 'firstPasses' | 'streak' | 'shields' | 'lastDay'
>;

/** Lessons are of three kinds (spec 1 §1): videos, readings and quizzes. A quiz is completed by passing it. */
export const lessonsCompleted = ({ videos, readings, quizzesPassed }: LearnerTotals): number =>
  videos + readings + quizzesPassed;

/** Distinct lessons and tools: a repetition is practice and adds to no milestone. */
export const activitiesCompleted = (totals: LearnerTotals): number =>
  lessonsCompleted(totals) + totals.differentTools;
