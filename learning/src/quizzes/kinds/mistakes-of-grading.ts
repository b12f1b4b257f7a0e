/** Mistakes that grading detects itself. Authors name all others. */
export const mistakesOfGrading = [
  'wrong-unit',
  'not-in-lowest-terms',
  'not-a-mixed-number',
  'not-an-improper-fraction',
  'half-of-day-swapped',
  'half-of-day-missing',
  'not-on-24-hour-clock',
] as const;

export type MistakeOfGrading = (typeof mistakesOfGrading)[number];
