import { gradeByName } from '@afrolearn/learning/catalogue/grades.ts';
import { readLocal, writeLocal } from '#lib/local.ts';

type Grade = NonNullable<ReturnType<typeof gradeByName>>;

/** The class of the last units page, else of the dashboard; null for neither. */
export const chosenGrade = (): Grade | null =>
  gradeByName(readLocal('currentGrade') ?? '') ?? gradeByName(readLocal('selectedGrade') ?? '') ?? null;

/** Stores the dashboard's choice, which units pages use, too. */
export const chooseGrade = (name: string): void => {
  writeLocal('selectedGrade', name);
  writeLocal('currentGrade', name);
};
