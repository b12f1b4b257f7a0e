/** A learner's figures from stored totals. */
import type { LearnerStats, UserStats, XpOverview } from '@afrolearn/contract/progress.ts';
import type { UnlockStats } from '@afrolearn/learning/avatars/unlocks.ts';
import { lessonsCompleted } from '@afrolearn/learning/badges/totals.ts';
import { dayIn } from '@afrolearn/learning/streaks/days.ts';
import { type Streak, streakOf } from '@afrolearn/learning/streaks/streak.ts';
import { levelOf } from '@afrolearn/learning/xp/level.ts';
import type { LearnerFacts } from './learner.db.ts';

export const todayOf = ({ zone }: Pick<LearnerFacts, 'zone'>, now: Date): string =>
  dayIn(zone, now.getTime());

const streakNow = (facts: LearnerFacts, now: Date): Streak => streakOf(facts.activeDays, todayOf(facts, now));

export const xpOf = (facts: LearnerFacts, now: Date): XpOverview => ({
  totalXP: facts.totals.seeds,
  level: levelOf(facts.gradeXp),
  streakDays: streakNow(facts, now).current,
  lessonsCompleted: lessonsCompleted(facts.totals),
});

/** The totals that unlock avatars. Groups and help are omitted where only events matter. */
export const unlockStatsOf = ({
  totals,
  badges,
  groupsJoined = 0,
  helps = 0,
}: Pick<LearnerFacts, 'totals' | 'badges'> & { groupsJoined?: number; helps?: number }): UnlockStats => ({
  totalLessons: lessonsCompleted(totals),
  longestStreak: totals.longestStreak,
  totalQuizzes: totals.quizzes,
  totalPoints: totals.points,
  achievements: badges,
  groupsJoined,
  perfectQuizzes: totals.perfectQuizzes,
  helpGiven: helps,
});

export const userStatsOf = (facts: LearnerFacts, now: Date): UserStats => {
  const { longestStreak: _, ...counted } = unlockStatsOf(facts);
  return { ...counted, currentStreak: streakNow(facts, now).current };
};

export const learnerStatsOf = (facts: LearnerFacts, now: Date): LearnerStats => ({
  ...xpOf(facts, now),
  ...userStatsOf(facts, now),
  gradeXP: facts.gradeXp,
  skillsMastered: facts.totals.unitsAce,
  quizzesPassed: facts.totals.quizzesPassed,
  longestStreak: facts.totals.longestStreak,
  shields: streakNow(facts, now).shields,
});
