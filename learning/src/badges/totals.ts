/**
 * The sums that badges, avatars and pages are made of. A `LastingTotal` never falls, whatever else arrives:
 * only they may decide about something that is given for good.
 */
export type LearnerTotals = {
  readonly seeds: number;
  readonly points: number;
  readonly videos: number;
  readonly readings: number;
  /** Different quizzes: finished, passed at 70 percent, without a mistake, passed after a fail. */
  readonly quizzes: number;
  readonly quizzesPassed: number;
  /** Passed at the first attempt: what boards count, so that nobody climbs by trying until it fits. */
  readonly firstPasses: number;
  readonly perfectQuizzes: number;
  readonly bounceBacks: number;
  readonly unitsAce: number;
  readonly unitsClaimed: number;
  /** Subjects in which something was completed. */
  readonly subjects: number;
  /** Completed tools, and how many different ones they were. */
  readonly tools: number;
  readonly differentTools: number;
  readonly answers: number;
  /** Different questions and exercises among them. */
  readonly questions: number;
  readonly answersRight: number;
  readonly practiceRight: number;
  readonly longestStreak: number;
  /** The streak and its shields as they stood on the last active day, which is counted in days since 1970. */
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
 * What may become less: a later answer of a quiz attempt replaces the earlier one, a device that comes late may bring an
 * earlier first attempt, and a streak breaks.
 */
export type LastingTotal = Exclude<
  keyof LearnerTotals,
  'answersRight' | 'firstPasses' | 'streak' | 'shields' | 'lastDay'
>;

/** Lessons are of three kinds (spec 1 §1): videos, readings and quizzes. A quiz is completed by passing it. */
export const lessonsCompleted = ({ videos, readings, quizzesPassed }: LearnerTotals): number =>
  videos + readings + quizzesPassed;

/** Different lessons and tools: doing one thing again is practice, and no further milestone. */
export const activitiesCompleted = (totals: LearnerTotals): number =>
  lessonsCompleted(totals) + totals.differentTools;
