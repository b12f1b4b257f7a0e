/** Limits of an own lesson. A separate file, because pages need the numbers but not the safety rules. */
export const ownLimits = {
  title: 120,
  text: 50_000,
  url: 2_000,
  questions: 50,
  prompt: 500,
  options: { fewest: 2, most: 6 },
  option: 200,
} as const;
