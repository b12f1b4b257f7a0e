import type { Mark } from '@afrolearn/learning/attendance/marks.ts';
import type { Day } from '@afrolearn/learning/streaks/days.ts';
import type { Db } from '#db/connect.ts';
import { insertRows, write } from '#db/rows.ts';
import { attendanceMarks, registers } from '#db/tables.ts';

export type PastRegister = {
  day: Day;
  takenAt: Date;
  marks: readonly (Mark & { learnerId: number })[];
};

/** Adds registers of many days of one class at once. Days that have a register are left alone. */
export const addRegisters = async (
  db: Db,
  { classId, takenBy }: { classId: number; takenBy: number },
  all: readonly PastRegister[],
): Promise<void> => {
  if (all.length === 0) return;
  const added = await db
    .insert(registers)
    .values(all.map(({ day, takenAt }) => ({ classId, day, takenBy, takenAt })))
    .onConflictDoNothing()
    .returning({ day: registers.day });
  const days = new Set(added.map(({ day }) => day));
  const rows = all
    .filter(({ day }) => days.has(day))
    .flatMap(({ day, takenAt, marks }) => marks.map((mark) => ({ classId, day, ...mark, at: takenAt })));
  // As arrays: single parameters of so many rows take longer to build than to store, and are limited to 65,535.
  await write(db, [insertRows(attendanceMarks, rows)]);
};
