/**
 * Replacements for list methods of newer browsers: many phones in our schools lack `toSorted`, `toReversed`
 * and `at`.
 */

export const sortedBy = <T>(list: readonly T[], size: (one: T) => number): readonly T[] =>
  [...list].sort((one, other) => size(one) - size(other));

export const turned = <T>(list: readonly T[]): readonly T[] => [...list].reverse();

/** Counted from the end: 1 is the last. */
export const fromEnd = <T>(list: readonly T[], place = 1): T | undefined => list[list.length - place];
