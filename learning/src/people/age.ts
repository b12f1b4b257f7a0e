/** A learner's age, as far as known: only the year of birth is stored, so two ages are possible. */

export const ageBands = ['5-7', '8-10', '11-14'] as const;
export type AgeBand = (typeof ageBands)[number];

/** The oldest age of young children. */
export const oldestYoung = 7;
export const lastYoungGrade = 3;

type Known = { birthYear: number | null; gradeId: number | null };

/** The younger of the two possible ages, so that doubt protects the child. */
const youngestAge = (birthYear: number, year: number): number => year - birthYear - 1;

/* Primary 1 begins at six. */
const ageInGrade = (gradeId: number): number => gradeId + 5;

/** From the year of birth, else from the class; null when neither is known, which counts as under 13. */
export const ageBandOf = ({ birthYear, gradeId }: Known, year: number): AgeBand | null => {
  if (birthYear === null && gradeId === null) return null;
  const age = birthYear === null ? ageInGrade(gradeId ?? 1) : youngestAge(birthYear, year);
  if (age <= oldestYoung) return '5-7';
  return age <= 10 ? '8-10' : '11-14';
};

/** A class is no proof of age, so only a year of birth makes somebody 13 (permissions G2). */
export const isUnder13 = ({ birthYear }: Pick<Known, 'birthYear'>, year: number): boolean =>
  birthYear === null || youngestAge(birthYear, year) < 13;

/**
 * Young children meet nobody here: no friends, no groups, no leaderboard. Without a year of birth the class
 * decides, with a year to spare; without either the child counts as young.
 */
export const isYoung = ({ birthYear, gradeId }: Known, year: number): boolean =>
  birthYear === null
    ? gradeId === null || gradeId <= lastYoungGrade
    : youngestAge(birthYear, year) <= oldestYoung;
