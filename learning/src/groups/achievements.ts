/** Group achievements, counted from members' work since they joined. They are never lost. */
import type { BadgeIcon } from '#badges/badges.ts';

export type GroupFacts = {
  readonly members: number;
  /** Lessons, readings and quizzes that members finished while they were in the group. */
  readonly lessons: number;
  readonly quizzes: number;
  readonly points: number;
  /** The most members who learned on the same day. */
  readonly together: number;
  /** Weekly goals reached. */
  readonly goals: number;
};

/** Ids are permanent: they are stored. Names and descriptions are the server's words. */
export const groupAchievementIds = [
  'first-ten',
  'thousand',
  'fifty-quizzes',
  'all-together',
  'three-goals',
] as const;
export type GroupAchievementId = (typeof groupAchievementIds)[number];

type Rule = {
  readonly icon: BadgeIcon;
  readonly current: (facts: GroupFacts) => number;
  readonly target: (facts: GroupFacts) => number;
};

/* One child alone is never 'all together'. */
const fewestTogether = 3;

export const groupAchievements: Readonly<Record<GroupAchievementId, Rule>> = {
  'first-ten': { icon: 'footprint', current: ({ lessons }) => lessons, target: () => 10 },
  thousand: { icon: 'abacus', current: ({ points }) => points, target: () => 1000 },
  'fifty-quizzes': { icon: 'pencil', current: ({ quizzes }) => quizzes, target: () => 50 },
  'all-together': {
    icon: 'drum',
    current: ({ together }) => together,
    target: ({ members }) => Math.max(fewestTogether, members),
  },
  'three-goals': { icon: 'star', current: ({ goals }) => goals, target: () => 3 },
};

export const isWon = (id: GroupAchievementId, facts: GroupFacts): boolean => {
  const { current, target } = groupAchievements[id];
  return current(facts) >= target(facts);
};
