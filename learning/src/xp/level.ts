const firstLevel = 1;
export const lastLevel = 10;
const xpPerLevel = 100;

/** The level in a class, from the XP earned in that class. */
export const levelOf = (xp: number): number =>
  Math.min(lastLevel, Math.max(firstLevel, Math.floor(xp / xpPerLevel)));

export type LevelBar = { readonly current: number; readonly target: number; readonly percent: number };

const bar = (current: number, target: number): LevelBar => ({
  current,
  target,
  percent: Math.min(100, Math.floor((current * 100) / target)),
});

/**
 * Growth rings beyond the last level, one for every 100 XP. The documents name ten levels (spec 2 §9); rings
 * reward learning after that.
 */
export const ringsOf = (xp: number): number => Math.max(0, Math.floor(xp / xpPerLevel) - lastLevel);

/**
 * The level bar of the Overview tab: XP mod 100 out of 100 (spec 2 §9). At the last level it fills towards
 * the next ring.
 */
export const levelBar = (xp: number): LevelBar => bar(xp % xpPerLevel, xpPerLevel);

/** The bar of the Progress tab: XP against 100 x (level + 1) (spec 2 §9), 100 more for each ring. */
export const progressBar = (xp: number): LevelBar => bar(xp, xpPerLevel * (levelOf(xp) + ringsOf(xp) + 1));
