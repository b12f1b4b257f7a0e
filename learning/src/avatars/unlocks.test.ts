import fc from 'fast-check';
import { expect, test } from 'vitest';
import { avatarIds, isSpecialAvatar } from '#avatars/avatars.ts';
import {
  isUnlocked,
  type UnlockStats,
  unlockedAvatars,
  unlockRuleOf,
  unlockRules,
} from '#avatars/unlocks.ts';

const nothing: UnlockStats = {
  totalLessons: 0,
  longestStreak: 0,
  totalQuizzes: 0,
  totalPoints: 0,
  achievements: 0,
  groupsJoined: 0,
  perfectQuizzes: 0,
  helpGiven: 0,
};

test.each([
  ['african-7', 'totalLessons', 50],
  ['african-8', 'longestStreak', 30],
  ['animal-7', 'totalQuizzes', 25],
  ['animal-8', 'totalPoints', 5000],
  ['prof-7', 'achievements', 10],
  ['prof-8', 'groupsJoined', 1],
  ['fantasy-7', 'perfectQuizzes', 5],
  ['fantasy-8', 'helpGiven', 20],
] as const)('%s is unlocked by %s of %i, and not by one less (spec 2 §9)', (id, stat, target) => {
  expect(isUnlocked(id, { ...nothing, [stat]: target })).toBe(true);
  expect(isUnlocked(id, { ...nothing, [stat]: target - 1 })).toBe(false);
  expect(unlockRuleOf(id)).toMatchObject({ of: stat, atLeast: target });
});

test('the other 24 are everyone’s', () => {
  expect(unlockedAvatars(nothing)).toEqual(avatarIds.filter((id) => !isSpecialAvatar(id)));
  expect(Object.keys(unlockRules)).toEqual(avatarIds.filter(isSpecialAvatar));
  expect(unlockRuleOf('african-1')).toBeNull();
});

test('doing more never locks an avatar again', () => {
  const stats = fc.record(
    Object.fromEntries(Object.keys(nothing).map((name) => [name, fc.nat(60)])) as Record<
      keyof UnlockStats,
      fc.Arbitrary<number>
    >,
  );
  fc.assert(
    fc.property(
      stats,
      fc.constantFrom(...(Object.keys(nothing) as (keyof UnlockStats)[])),
      (before, stat) => {
        const after = { ...before, [stat]: before[stat] + 1 };
        expect(unlockedAvatars(after)).toEqual(expect.arrayContaining([...unlockedAvatars(before)]));
      },
    ),
  );
});
