/* A tolerance, because 0.29 * 100 is slightly less than 29 in floating point. */
const hair = 1e-9;

/**
 * A score in percent for children and teachers. It is rounded down, like mastery: 100 means every question, and 70
 * means passed. It is the only conversion from a share to percent, so that all pages show the same result.
 */
export const scorePercent = (share: number): number => Math.floor(share * 100 + hair);
