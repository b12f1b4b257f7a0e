import { gradeByName } from '@afrolearn/learning/catalogue/grades.ts';
import { readLocal, writeLocal } from '#lib/local.ts';

type Grade = NonNullable<ReturnType<typeof gradeByName>>;

/** The class whose units were read last, else the one chosen on the dashboard; null before there is either. */
export const chosenGrade = (): Grade | null =>
  gradeByName(readLocal('currentGrade') ?? '') ?? gradeByName(readLocal('selectedGrade') ?? '') ?? null;

/** Keeps a choice of the dashboard. It is also where the reading goes on. */
export const chooseGrade = (name: string): void => {
  writeLocal('selectedGrade', name);
  writeLocal('currentGrade', name);
};
