/** Wisdom Seeds and XP are the same number, and only these three things earn it. */
export { seedsPerEntry } from '#lessons/points.ts';

/** 'Claim Reward': once for each unit (`rewardOpens`). */
export const seedsPerClaim = 100;

export const seedsPerTool = 5;
export const mostToolSeedsADay = 25;

/** The seeds for the tools completed on one day. */
export const toolSeeds = (completedThatDay: number): number =>
  Math.min(completedThatDay * seedsPerTool, mostToolSeedsADay);
