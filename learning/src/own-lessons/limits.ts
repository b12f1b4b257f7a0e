/** How much an own lesson holds. It stands apart: a page needs the numbers, not the rules of safety behind them. */
export const ownLimits = {
  title: 120,
  text: 50_000,
  url: 2_000,
  questions: 50,
  prompt: 500,
  options: { fewest: 2, most: 6 },
  option: 200,
} as const;
