/** Wisdom Seeds and XP are one number, and only these three things earn it. */
export { seedsPerEntry } from '#lessons/points.ts';

/** 'Claim Reward': once for each unit (`rewardOpens`). */
export const seedsPerClaim = 100;

export const seedsPerTool = 5;
export const mostToolSeedsADay = 25;

/** What the tools completed on one day earn together. */
export const toolSeeds = (completedThatDay: number): number =>
  Math.min(completedThatDay * seedsPerTool, mostToolSeedsADay);
