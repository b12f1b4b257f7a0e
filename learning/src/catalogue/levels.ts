import type { GradeId } from '#catalogue/grades.ts';

/** The three bands of the writing rules; a beyond-classroom unit has a band instead of a grade. */
export type Level = 'P1-P3' | 'P4-P5' | 'P6-P7';

export const levels: readonly Level[] = ['P1-P3', 'P4-P5', 'P6-P7'];

export const levelOfGrade = (grade: GradeId): Level =>
  grade <= 3 ? 'P1-P3' : grade <= 5 ? 'P4-P5' : 'P6-P7';
