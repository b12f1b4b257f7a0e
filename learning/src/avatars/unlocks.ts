import { type AvatarId, avatarIds, isSpecialAvatar } from '#avatars/avatars.ts';

/** The totals that unlock avatars (spec 2 §3), computed by the server from its records. */
export type UnlockStats = {
  readonly totalLessons: number;
  /** The longest streak, so that an unlock is never lost. */
  readonly longestStreak: number;
  readonly totalQuizzes: number;
  readonly totalPoints: number;
  readonly achievements: number;
  readonly groupsJoined: number;
  readonly perfectQuizzes: number;
  /** Only help that a teacher confirmed counts. */
  readonly helpGiven: number;
};

export type UnlockRule = {
  readonly of: keyof UnlockStats;
  readonly atLeast: number;
  readonly description: string;
};

/** The eight special avatars (spec 2 §9). */
export const unlockRules = {
  'african-7': { of: 'totalLessons', atLeast: 50, description: 'Complete 50 lessons' },
  'african-8': { of: 'longestStreak', atLeast: 30, description: 'Reach a 30-day streak' },
  'animal-7': { of: 'totalQuizzes', atLeast: 25, description: 'Finish 25 quizzes' },
  'animal-8': { of: 'totalPoints', atLeast: 5000, description: 'Earn 5000 points' },
  'prof-7': { of: 'achievements', atLeast: 10, description: 'Earn 10 achievements' },
  'prof-8': { of: 'groupsJoined', atLeast: 1, description: 'Join a study group' },
  'fantasy-7': { of: 'perfectQuizzes', atLeast: 5, description: 'Get perfect scores on 5 quizzes' },
  'fantasy-8': { of: 'helpGiven', atLeast: 20, description: 'Help 20 classmates' },
} as const satisfies Partial<Record<AvatarId, UnlockRule>>;

export type SpecialAvatarId = keyof typeof unlockRules;

/** Null for an avatar that is open to everyone. */
export const unlockRuleOf = (id: AvatarId): UnlockRule | null =>
  isSpecialAvatar(id) ? unlockRules[id as SpecialAvatarId] : null;

export const isUnlocked = (id: AvatarId, stats: UnlockStats): boolean => {
  const rule = unlockRuleOf(id);
  return rule === null || stats[rule.of] >= rule.atLeast;
};

export const unlockedAvatars = (stats: UnlockStats): readonly AvatarId[] =>
  avatarIds.filter((id) => isUnlocked(id, stats));
