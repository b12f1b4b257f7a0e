/** The reply of `GET /progress-summary` (spec 2 §3, 'Progress summary'). */
import type { Badge, ProgressSummary } from '@afrolearn/contract/progress.ts';
import { badgeProgress, badges, unitBadge } from '@afrolearn/learning/badges/badges.ts';
import { milestonesOf } from '@afrolearn/learning/badges/milestones.ts';
import {
  activitiesCompleted,
  type LearnerTotals,
  lessonsCompleted,
} from '@afrolearn/learning/badges/totals.ts';
import { goalDays, goalsOf } from '@afrolearn/learning/insights/goals.ts';
import { standing, tokenLife, tokensAt } from '@afrolearn/learning/mastery/tokens.ts';
import { toolOf } from '@afrolearn/learning/tools/slugs.ts';
import { progressBar } from '@afrolearn/learning/xp/level.ts';
import {
  mostToolSeedsADay,
  seedsPerClaim,
  seedsPerEntry,
  seedsPerTool,
} from '@afrolearn/learning/xp/seeds.ts';
import type { Db } from '#db/connect.ts';
import type { Speech } from '#words/words.ts';
import { todayOf, xpOf } from './figures.ts';
import type { LearnerFacts } from './learner.db.ts';
import { type Activity, acesSince, badgesWithUnits, recentActivitiesOf, workByDay } from './progress.db.ts';

/** Formats 'spelling-bee' as 'Spelling Bee'. */
const toolTitle = (slug: string): string =>
  slug.replace(/(^|-)([a-z])/g, (_, gap: string, letter: string) => (gap && ' ') + letter.toUpperCase());

const activity = ({ kind, ref, title, at, nth }: Activity & { nth: number }) => {
  const time = at.toISOString();
  if (kind === 'item')
    return { title: title ?? '', time, points: nth * seedsPerEntry, path: `/lesson/${ref}` };
  if (kind === 'unit') return { title: title ?? '', time, points: seedsPerClaim, path: `/unit/${ref}` };
  const earns = nth * seedsPerTool <= mostToolSeedsADay;
  const tool = toolOf(ref);
  const path = tool === null ? null : `/tools/${tool}`;
  return { title: toolTitle(tool ?? ref), time, points: earns ? seedsPerTool : 0, path };
};

const badgeList = (
  earned: Awaited<ReturnType<typeof badgesWithUnits>>,
  totals: LearnerTotals,
  say: Speech,
): Badge[] => {
  const dates = new Map(earned.map(({ id, earnedAt }) => [id, earnedAt.toISOString()]));
  const ofUnits = earned.flatMap(({ unit }) =>
    unit === null ? [] : [{ ...unitBadge(unit, say.unitBadge), way: null }],
  );
  const ofTotals = badges.map((badge) => ({
    ...badge,
    name: say.badges(badge.id),
    description: say.badgeTexts(badge.id),
    way: dates.has(badge.id) ? null : badgeProgress(totals, badge),
  }));
  return [...ofTotals, ...ofUnits].map(({ id, name, description, icon, color, way }) => ({
    id,
    name,
    description,
    icon,
    color,
    unlocked: dates.has(id),
    date: dates.get(id) ?? null,
    way,
  }));
};

const day = 24 * 60 * 60 * 1000;

export const summaryFor = async (
  db: Db,
  facts: LearnerFacts,
  now: Date,
  say: Speech,
): Promise<ProgressSummary> => {
  const { userId, zone, totals, gradeXp } = facts;
  const ago = (time: number) => new Date(now.getTime() - time);
  const [aces, activities, earned, work] = await Promise.all([
    acesSince(db, userId, ago(tokenLife)),
    recentActivitiesOf(db, userId),
    badgesWithUnits(db, userId),
    workByDay(db, userId, zone, ago((goalDays + 1) * day)),
  ]);
  const { level, totalXP, streakDays } = xpOf(facts, now);
  const { current, target } = progressBar(gradeXp);
  return {
    level,
    currentLevelXP: current,
    nextLevelXP: target,
    totalXP,
    streakDays,
    toolsCompleted: totals.tools,
    totalMasteryPoints: totals.points,
    lessonsCompleted: lessonsCompleted(totals),
    mastery: standing(level, tokensAt(aces, now.getTime())),
    recentActivities: activities.map(activity),
    goals: [...goalsOf(work, facts.activeDays, todayOf(facts, now), say.insights)],
    badges: badgeList(earned, totals, say),
    milestones: milestonesOf(activitiesCompleted(totals)).map(({ activities: step, ...milestone }) => ({
      target: step,
      ...milestone,
    })),
  };
};
