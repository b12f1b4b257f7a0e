import { gradeByName } from '@afrolearn/learning/catalogue/grades.ts';

/**
 * The class that stands chosen for a lesson: the first of its grade. None where no class fits, or where the lesson has no
 * grade and there are several classes: work must not reach the wrong class because nobody chose.
 */
export const classOfGrade = <T extends { grade: string | null }>(
  rooms: readonly T[],
  gradeId: number | null,
): T | null =>
  gradeId === null
    ? ((rooms.length === 1 ? rooms[0] : null) ?? null)
    : (rooms.find(({ grade }) => gradeByName(grade ?? '')?.id === gradeId) ?? null);
