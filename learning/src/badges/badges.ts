import { type LastingTotal, type LearnerTotals, lessonsCompleted } from '#badges/totals.ts';
import { type Say, sayIn } from '#languages/sentence.ts';

/** Names of colour tokens. */
export type BadgeColor = 'earth' | 'gold' | 'leaf' | 'lake' | 'indigo' | 'bark' | 'plum';

export type BadgeIcon =
  | 'seed'
  | 'flame'
  | 'tool'
  | 'footprint'
  | 'book'
  | 'eye'
  | 'pencil'
  | 'star'
  | 'spring'
  | 'compass'
  | 'drum'
  | 'crown'
  | 'basket'
  | 'baobab'
  | 'abacus'
  | 'lamp';

export type Badge = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly icon: BadgeIcon;
  readonly color: BadgeColor;
};

/** The total to reach. Totals never fall, so a badge is never taken back. */
type Rule = { readonly of: LastingTotal | 'lessons'; readonly atLeast: number };

export type EarnedByTotals = Badge & { readonly rule: Rule };

/** The first three are the documented ones (spec 2 §9). Ids are permanent: they are stored. */
export const badges = [
  {
    id: 'xp-earner',
    name: 'XP Earner',
    description: 'Earn your first Wisdom Seeds',
    icon: 'seed',
    color: 'gold',
    rule: { of: 'seeds', atLeast: 1 },
  },
  {
    id: 'consistent-learner',
    name: 'Consistent Learner',
    description: 'Learn on 7 days in a row',
    icon: 'flame',
    color: 'earth',
    rule: { of: 'longestStreak', atLeast: 7 },
  },
  {
    id: 'tool-explorer',
    name: 'Tool Explorer',
    description: 'Complete 5 tools',
    icon: 'tool',
    color: 'lake',
    rule: { of: 'differentTools', atLeast: 5 },
  },
  {
    id: 'first-steps',
    name: 'First Steps',
    description: 'Complete your first lesson',
    icon: 'footprint',
    color: 'leaf',
    rule: { of: 'lessons', atLeast: 1 },
  },
  {
    id: 'curious-eyes',
    name: 'Curious Eyes',
    description: 'Watch 25 lessons to the end',
    icon: 'eye',
    color: 'lake',
    rule: { of: 'videos', atLeast: 25 },
  },
  {
    id: 'bookworm',
    name: 'Bookworm',
    description: 'Read 10 readings',
    icon: 'book',
    color: 'bark',
    rule: { of: 'readings', atLeast: 10 },
  },
  {
    id: 'quiz-starter',
    name: 'Quiz Starter',
    description: 'Pass your first quiz',
    icon: 'pencil',
    color: 'indigo',
    rule: { of: 'quizzesPassed', atLeast: 1 },
  },
  {
    id: 'quiz-champion',
    name: 'Quiz Champion',
    description: 'Pass 10 different quizzes',
    icon: 'drum',
    color: 'earth',
    rule: { of: 'quizzesPassed', atLeast: 10 },
  },
  {
    id: 'perfect-score',
    name: 'Perfect Score',
    description: 'Answer every question of a quiz right',
    icon: 'star',
    color: 'gold',
    rule: { of: 'perfectQuizzes', atLeast: 1 },
  },
  {
    id: 'five-stars',
    name: 'Five Stars',
    description: 'Get perfect scores on 5 quizzes',
    icon: 'star',
    color: 'plum',
    rule: { of: 'perfectQuizzes', atLeast: 5 },
  },
  {
    id: 'bounce-back',
    name: 'Bounce Back',
    description: 'Try a quiz again and pass it',
    icon: 'spring',
    color: 'leaf',
    rule: { of: 'bounceBacks', atLeast: 1 },
  },
  {
    id: 'path-finder',
    name: 'Path Finder',
    description: 'Learn in 3 different subjects',
    icon: 'compass',
    color: 'lake',
    rule: { of: 'subjects', atLeast: 3 },
  },
  {
    id: 'all-rounder',
    name: 'All-Rounder',
    description: 'Learn in 6 different subjects',
    icon: 'compass',
    color: 'plum',
    rule: { of: 'subjects', atLeast: 6 },
  },
  {
    id: 'unit-ace',
    name: 'Unit Ace',
    description: 'Reach 80 percent in a unit',
    icon: 'crown',
    color: 'gold',
    rule: { of: 'unitsAce', atLeast: 1 },
  },
  {
    id: 'trail-blazer',
    name: 'Trail Blazer',
    description: 'Reach 80 percent in 5 units',
    icon: 'crown',
    color: 'indigo',
    rule: { of: 'unitsAce', atLeast: 5 },
  },
  {
    id: 'good-harvest',
    name: 'Good Harvest',
    description: 'Claim the rewards of 3 units',
    icon: 'basket',
    color: 'bark',
    rule: { of: 'unitsClaimed', atLeast: 3 },
  },
  {
    id: 'seed-sower',
    name: 'Seed Sower',
    description: 'Gather 500 Wisdom Seeds',
    icon: 'seed',
    color: 'leaf',
    rule: { of: 'seeds', atLeast: 500 },
  },
  {
    id: 'baobab',
    name: 'Baobab',
    description: 'Gather 2,500 Wisdom Seeds',
    icon: 'baobab',
    color: 'bark',
    rule: { of: 'seeds', atLeast: 2500 },
  },
  {
    id: 'month-of-learning',
    name: 'Month of Learning',
    description: 'Learn on 30 days in a row',
    icon: 'flame',
    color: 'plum',
    rule: { of: 'longestStreak', atLeast: 30 },
  },
  {
    id: 'keen-thinker',
    name: 'Keen Thinker',
    description: 'Answer 100 different questions',
    icon: 'lamp',
    color: 'gold',
    rule: { of: 'questions', atLeast: 100 },
  },
  {
    id: 'practice-hero',
    name: 'Practice Hero',
    description: 'Get 50 practice exercises right',
    icon: 'abacus',
    color: 'indigo',
    rule: { of: 'practiceRight', atLeast: 50 },
  },
] as const satisfies readonly EarnedByTotals[];

export type BadgeId = (typeof badges)[number]['id'];

const reached = (totals: LearnerTotals, { of }: Rule): number =>
  of === 'lessons' ? lessonsCompleted(totals) : totals[of];

export const badgesEarnedBy = (totals: LearnerTotals): readonly BadgeId[] =>
  badges.filter(({ rule }) => reached(totals, rule) >= rule.atLeast).map(({ id }) => id);

/** A learner's progress towards a badge, for badges that are still locked. */
export const badgeProgress = (
  totals: LearnerTotals,
  { rule }: EarnedByTotals,
): { readonly current: number; readonly target: number } => ({
  current: Math.min(reached(totals, rule), rule.atLeast),
  target: rule.atLeast,
});

export const unitBadgeWords = {
  name: '{title} Master',
  description: 'Master the unit {title} and claim its reward',
} as const;

/** The badge for claiming a unit. */
export const unitBadge = (
  { id, title }: { readonly id: number; readonly title: string },
  say: Say<typeof unitBadgeWords> = sayIn('en', unitBadgeWords),
): Badge => ({
  id: unitBadgeId(id),
  name: say('name', { title }),
  description: say('description', { title }),
  icon: 'crown',
  color: 'leaf',
});

export const unitBadgeId = (unitId: number): string => `unit-${unitId}`;

export const badgeById = (id: string): EarnedByTotals | undefined => badges.find((badge) => badge.id === id);
