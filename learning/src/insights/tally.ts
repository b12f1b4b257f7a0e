/** Numbers of answers and of right answers. */
export type Tally = { readonly answers: number; readonly right: number };

export const noAnswers: Tally = { answers: 0, right: 0 };

export const together = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (sum, { answers, right }) => ({ answers: sum.answers + answers, right: sum.right + right }),
    noAnswers,
  );

/** Whether there are enough answers, and at least this share was right. */
export const isAtLeast = ({ answers, right }: Tally, share: number, enough: number): boolean =>
  answers >= enough && right >= share * answers;
