import { gradeByName } from '@afrolearn/learning/catalogue/grades.ts';

/**
 * The preselected class: the first of the lesson's grade. None without a match, or for a lesson without a
 * grade and several classes: work must not reach a wrong class by default.
 */
export const classOfGrade = <T extends { grade: string | null }>(
  rooms: readonly T[],
  gradeId: number | null,
): T | null =>
  gradeId === null
    ? ((rooms.length === 1 ? rooms[0] : null) ?? null)
    : (rooms.find(({ grade }) => gradeByName(grade ?? '')?.id === gradeId) ?? null);
