import type { Db } from '#db/connect.ts';
import { attendanceShares } from '#features/attendance/index.ts';

export type AttendanceOf = ReadonlyMap<number, { share: number; registered: number; missed: number }>;
/** Attendance of these learners in the registers that were taken. Learners without marks are left out. */
export const attendanceOf = async (
  db: Db,
  learnerIds: readonly number[],
  from: string,
  to: string,
): Promise<AttendanceOf> => {
  const shares = await attendanceShares(db, learnerIds, from, to);
  return new Map(
    [...shares].map(([id, { present, absent }]) => {
      const registered = present + absent;
      return [id, { share: Math.round((100 * present) / registered), registered, missed: absent }];
    }),
  );
};
