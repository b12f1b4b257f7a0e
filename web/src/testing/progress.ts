import {
  CharacterAnalysis,
  HistoryEntry,
  Insights,
  LearnerStats,
  ProgressSummary,
} from '@afrolearn/contract/progress.ts';
import { badgeProgress, badges } from '@afrolearn/learning/badges/badges.ts';
import { milestoneSteps } from '@afrolearn/learning/badges/milestones.ts';
import { noTotals } from '@afrolearn/learning/badges/totals.ts';

/** Figures of invented learners for tests of pages, parsed by the contract as a real answer would be. */

export const statsReply = (more: Partial<LearnerStats> = {}): LearnerStats =>
  LearnerStats.parse({
    totalXP: 0,
    level: 1,
    streakDays: 0,
    lessonsCompleted: 0,
    totalLessons: 0,
    currentStreak: 0,
    totalQuizzes: 0,
    totalPoints: 0,
    achievements: 0,
    groupsJoined: 0,
    perfectQuizzes: 0,
    helpGiven: 0,
    gradeXP: 0,
    skillsMastered: 0,
    quizzesPassed: 0,
    longestStreak: 0,
    shields: 0,
    ...more,
  });

/** Somebody who has done `activities` things, and earned these badges on a Monday. */
export const summaryReply = (
  more: Partial<ProgressSummary> = {},
  { activities = 0, earned = [] as readonly string[] } = {},
): ProgressSummary =>
  ProgressSummary.parse({
    level: 1,
    currentLevelXP: 0,
    nextLevelXP: 200,
    totalXP: 0,
    streakDays: 0,
    toolsCompleted: 0,
    totalMasteryPoints: 0,
    lessonsCompleted: 0,
    mastery: { needsTokenToAdvance: false, gradeEligible: false, tokensInWindow: 0 },
    recentActivities: [],
    goals: [],
    badges: badges.map(({ rule, id, ...badge }) => ({
      ...badge,
      id,
      unlocked: earned.includes(id),
      date: earned.includes(id) ? '2026-03-09T08:00:00.000Z' : null,
      way: earned.includes(id)
        ? null
        : badgeProgress({ ...noTotals, videos: activities }, { rule, id, ...badge }),
    })),
    milestones: milestoneSteps.map((target) => ({
      target,
      current: Math.min(activities, target),
      reached: activities >= target,
    })),
    ...more,
  });

export const characterReply: CharacterAnalysis = CharacterAnalysis.parse({
  learningStyle: 'Trying it out',
  strengths: ['curiosity', 'care'],
});

export const historyReply = (count: number): HistoryEntry[] =>
  Array.from({ length: count }, (_, at) =>
    HistoryEntry.parse({
      id: `u7-l${at + 1}`,
      title: `Lesson ${at + 1}`,
      subject: 'Science',
      topic: 'Water',
      type: 'quiz',
      score: at === 1 ? null : 90 - 10 * at,
      at: `2026-03-0${9 - (at % 9)}T08:00:00.000Z`,
    }),
  );

export const insightsReply = (more: Partial<Insights> = {}): Insights =>
  Insights.parse({
    strengths: [],
    areas_for_growth: [],
    recommendations: [],
    practiceNext: [],
    patterns: null,
    ...more,
  });
