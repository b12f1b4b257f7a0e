/** Points of 1000 or more are shown as a 'k' value with one decimal (spec 2 §9). */
export const shortNumber = (count: number): string =>
  count < 1000 ? String(count) : `${(count / 1000).toFixed(1)}k`;
