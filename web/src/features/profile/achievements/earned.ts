import { badges } from '@afrolearn/learning/badges/badges.ts';
import { milestonesOf } from '@afrolearn/learning/badges/milestones.ts';
import type { Badge, Summary } from '../profile.api.ts';

type Milestones = Summary['milestones'];

/** What the three documented badges need (spec 2 §9), from the figures that the server counted. */
const fallback: Readonly<Record<string, (summary: Summary) => boolean>> = {
  'xp-earner': ({ totalXP }) => totalXP >= 1,
  'consistent-learner': ({ streakDays }) => streakDays >= 7,
  'tool-explorer': ({ toolsCompleted }) => toolsCompleted >= 5,
};

/** The server's badges, earned ones first; the documented three where it lists none. */
export const badgesIn = (summary: Summary): readonly Badge[] => {
  const all =
    summary.badges.length > 0
      ? summary.badges
      : badges.flatMap(({ rule: _, ...badge }) => {
          const earned = fallback[badge.id];
          return earned === undefined ? [] : [{ ...badge, unlocked: earned(summary), date: null, way: null }];
        });
  return [...all.filter(({ unlocked }) => unlocked), ...all.filter(({ unlocked }) => !unlocked)];
};

/** The server's milestones, else the documented ones: 1, 5, 10, 25, 50 and 100 activities. */
export const milestonesIn = (summary: Summary): Milestones =>
  summary.milestones.length > 0
    ? summary.milestones
    : milestonesOf(summary.lessonsCompleted + summary.toolsCompleted).map(
        ({ activities, current, reached }) => ({ target: activities, current, reached }),
      );
