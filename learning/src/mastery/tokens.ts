import { lastLevel } from '#xp/level.ts';

export const tokensToAdvance = 3;
export const tokenLife = 30 * 24 * 60 * 60 * 1000;

/** Mastery tokens: units that reached 80 percent in the last 30 days. Times are in milliseconds. */
export const tokensAt = (acedAt: readonly (number | null)[], now: number): number =>
  acedAt.filter((at) => at !== null && at > now - tokenLife && at <= now).length;

export type Standing = {
  readonly tokensInWindow: number;
  /** All conditions for the next class are met; a person decides about the class itself. */
  readonly gradeEligible: boolean;
  /** The level is reached, but tokens are missing. */
  readonly needsTokenToAdvance: boolean;
};

export const standing = (level: number, tokensInWindow: number): Standing => ({
  tokensInWindow,
  gradeEligible: level >= lastLevel && tokensInWindow >= tokensToAdvance,
  needsTokenToAdvance: level >= lastLevel && tokensInWindow < tokensToAdvance,
});
