import type { GradeId } from '#catalogue/grades.ts';
import type { Level } from '#catalogue/levels.ts';

export type Faith = 'shared' | 'christian' | 'islamic';

export type UnitLesson = { readonly n: number; readonly title: string; readonly faith?: Faith };

/** A unit as the catalogue lists it, whether or not its lessons are written. */
export type Unit = {
  /** Permanent over the whole catalogue and never reused. */
  readonly id: number;
  /** The key in the curriculum map, such as `p7-science-03`. */
  readonly key: string;
  readonly title: string;
  readonly about: string;
  readonly subjectId: number;
  readonly gradeId: GradeId | null;
  readonly level: Level;
  /** Place within the subject of the grade, from 1. */
  readonly order: number;
  readonly term: 1 | 2 | 3 | null;
  readonly strand: string | null;
  readonly theme: string | null;
  readonly basis: string | null;
  readonly topics: readonly string[];
  readonly lessons: readonly UnitLesson[];
};
