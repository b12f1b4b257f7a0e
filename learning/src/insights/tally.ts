/** How many answers there were, and how many of them were right. */
export type Tally = { readonly answers: number; readonly right: number };

export const noAnswers: Tally = { answers: 0, right: 0 };

export const together = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (sum, { answers, right }) => ({ answers: sum.answers + answers, right: sum.right + right }),
    noAnswers,
  );

/** Whether there are enough answers to speak of, and at least this share of them was right. */
export const isAtLeast = ({ answers, right }: Tally, share: number, enough: number): boolean =>
  answers >= enough && right >= share * answers;
