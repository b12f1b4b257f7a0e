import type { RosterStudent, TeacherStudent } from '@afrolearn/contract/teaching.ts';

export type Listed = Pick<TeacherStudent, 'classId' | 'className'>;
export type Column = 'name' | 'progress' | 'attendance' | 'lastActivity';

/** Lowest figures first. Unknown ones are last in both directions. */
export const sorted = <T extends RosterStudent>(
  students: readonly T[],
  { by, down }: { by: Column; down: boolean },
): readonly T[] => {
  const turn = down ? -1 : 1;
  return [...students].sort((one, other) => {
    const [a, b] = [one[by], other[by]];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    const order = typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));
    return order * turn || one.name.localeCompare(other.name);
  });
};
