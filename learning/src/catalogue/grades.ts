export type GradeId = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export type Grade = { readonly id: GradeId; readonly name: string };

export const grades: readonly Grade[] = [
  { id: 1, name: 'Primary 1' },
  { id: 2, name: 'Primary 2' },
  { id: 3, name: 'Primary 3' },
  { id: 4, name: 'Primary 4' },
  { id: 5, name: 'Primary 5' },
  { id: 6, name: 'Primary 6' },
  { id: 7, name: 'Primary 7' },
];

/** The default when a learner's class is unknown (spec 1 §9). */
export const defaultGradeId: GradeId = 4;

export const isGradeId = (value: unknown): value is GradeId =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 7;

export const gradeById = (id: number): Grade | undefined => grades.find((grade) => grade.id === id);

export const gradeByName = (name: string): Grade | undefined =>
  grades.find((grade) => grade.name.toLowerCase() === name.trim().toLowerCase());

/** Formats a grade's name, 'Primary 4' for 4. No other code does. */
export const gradeName = (id: number): string => `Primary ${id}`;

/** The same for areas beyond the classroom and for adults, where the grade may be null. */
export const gradeNameOrNull = (id: number | null): string | null => (id === null ? null : gradeName(id));

/** 4 for 'Primary 4'. The name was validated earlier, so an unknown one is a bug. */
export const gradeIdOf = (name: string): GradeId => {
  const grade = gradeByName(name);
  if (grade === undefined) throw new RangeError('this is the name of no grade');
  return grade.id;
};
