/** What does not matter in a short answer: case, accents, signs, spaces, the hyphen of two words, a leading article. */
export const plainWords = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’'`]/gu, '')
    .replace(/(\p{L})-(?=\p{L})/gu, '$1 ')
    .replace(/[^\p{L}\p{N}.%+-]+/gu, ' ')
    .replace(/\.(?=\s|$)/gu, '')
    .trim()
    .replace(/^(?:an?|the)\s+(?=\S)/u, '');

/** Edits between two words, where two letters changed about count as one; stops counting above `limit`. */
export const distance = (a: string, b: string, limit = Number.POSITIVE_INFINITY): number => {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    if (Math.min(...row) > limit) return limit + 1;
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
};

const slipsAllowed = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/**
 * Forgives a slip of spelling, never of meaning: the first letter must stand, figures must be exact, and
 * short words have no room for a slip.
 */
export const isSpellingOf = (given: string, meant: string): boolean => {
  if (given === meant) return true;
  if (given[0] !== meant[0] || /\d/u.test(given + meant)) return false;
  const limit = slipsAllowed(meant.length);
  return limit > 0 && distance(given, meant, limit) <= limit;
};
