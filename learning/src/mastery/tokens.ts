import { lastLevel } from '#xp/level.ts';

export const tokensToAdvance = 3;
export const tokenLife = 30 * 24 * 60 * 60 * 1000;

/** Mastery tokens: units that reached 80 percent in the last 30 days. Moments are milliseconds. */
export const tokensAt = (acedAt: readonly (number | null)[], now: number): number =>
  acedAt.filter((at) => at !== null && at > now - tokenLife && at <= now).length;

export type Standing = {
  readonly tokensInWindow: number;
  /** Everything is there for the next class; the class itself is changed by a person. */
  readonly gradeEligible: boolean;
  /** The level is reached, tokens are missing. */
  readonly needsTokenToAdvance: boolean;
};

export const standing = (level: number, tokensInWindow: number): Standing => ({
  tokensInWindow,
  gradeEligible: level >= lastLevel && tokensInWindow >= tokensToAdvance,
  needsTokenToAdvance: level >= lastLevel && tokensInWindow < tokensToAdvance,
});
