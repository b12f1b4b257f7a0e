/** `correct` exactly when `score` is 1; `misconception` names the mistake that explains a wrong answer. */
export type Result = {
  readonly correct: boolean;
  readonly score: number;
  readonly misconception?: string;
  /** The right spelling, if a misspelling was accepted. */
  readonly spelt?: string;
};

export const right: Result = { correct: true, score: 1 };

export const wrong = (misconception?: string, score = 0): Result => ({
  correct: false,
  score,
  ...(misconception === undefined ? {} : { misconception }),
});

/** The result of a whole question, with the spellings of its parts. */
export const withSpelling = (
  result: Result,
  parts: readonly ({ readonly spelt?: string } | null)[],
): Result => {
  const spelt = [...new Set(parts.flatMap((part) => part?.spelt ?? []))];
  return spelt.length === 0 ? result : { ...result, spelt: spelt.join(', ') };
};
