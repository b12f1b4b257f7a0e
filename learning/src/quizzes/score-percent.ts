/* 0.29 * 100 is a hair below 29 in a computer. */
const hair = 1e-9;

/**
 * A score as children and teachers read it. Rounded down, as mastery is: 100 means every question, and 70 means passed.
 * The one way from a share to its percent, so that two pages never tell two results of one quiz.
 */
export const scorePercent = (share: number): number => Math.floor(share * 100 + hair);
