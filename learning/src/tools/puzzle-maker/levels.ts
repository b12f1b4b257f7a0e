/** How hard a puzzle is: 1 for P1 to P3, 2 for P4 and P5, 3 for P6 and P7. */
export type PuzzleLevel = 1 | 2 | 3;

export const levelOf = (grade: number): PuzzleLevel => {
  if (grade <= 3) return 1;
  return grade <= 5 ? 2 : 3;
};

/** How many words of a unit are chosen at first. */
export const wordsAtFirst: Readonly<Record<PuzzleLevel, number>> = { 1: 5, 2: 6, 3: 8 };
