/**
 * The demo's registers: every school day of the last and the current term until yesterday, with some 90 % present.
 */
import { type AbsenceReason, firstOpenDay, type Mark } from '@afrolearn/learning/attendance/marks.ts';
import { ugandanCalendar } from '@afrolearn/learning/streaks/calendar.ts';
import { addDays, type Day, dayIn, defaultZone } from '@afrolearn/learning/streaks/days.ts';
import type { Db } from '#db/connect.ts';
import { addRegisters, keepTaps } from '#features/attendance/index.ts';
import { chanceOf } from './chance.ts';

/* Weights of the reasons; null is an absence without a reason. */
const reasons: readonly (AbsenceReason | null)[] = [
  ...(['sick', 'sick', 'sick', 'sick', 'fees', 'fees', 'rain', 'rain', 'work', 'family', 'unknown'] as const),
  null,
];

const isAway = 0.075;
const staysAway = 0.4;
const isLate = 0.04;

const present: Mark = { state: 'present', reason: null };

/* Pupils who are sick or sent home for fees are often away the next day, too, for the same reason. */
const markOf = (key: string, day: Day, before: Mark, awayShare: number): Mark => {
  if (before.state === 'absent' && chanceOf(`${key} ${day} again`) < staysAway) return before;
  if (chanceOf(`${key} ${day} away`) < awayShare) {
    const reason = reasons[Math.floor(chanceOf(`${key} ${day} why`) * reasons.length)] ?? null;
    return { state: 'absent', reason };
  }
  return chanceOf(`${key} ${day} late`) < isLate ? { state: 'late', reason: null } : present;
};

/** Eight o'clock in Kampala. */
const morningOf = (day: Day): Date => new Date(`${day}T05:00:00Z`);

const schoolDays = (today: Day): Day[] => {
  const days: Day[] = [];
  for (let day = firstOpenDay(today); day < today; day = addDays(day, 1))
    if (ugandanCalendar(day)) days.push(day);
  return days;
};

type Pupil = { key: string; id: number; from?: Day; awayShare?: number };
type Room = { classId: number; teacherId: number; pupils: readonly Pupil[] };

/** Registers of one class. On the last day a pupil marked absent arrived at 08:25, and the teacher corrected it. */
export const fillRegisters = async (
  db: Db,
  { classId, teacherId, pupils }: Room,
  now: Date,
): Promise<void> => {
  const days = schoolDays(dayIn(defaultZone, now.getTime()));
  const last = days.at(-1);
  const before = new Map<string, Mark>();
  const registers = days.map((day) => ({
    day,
    takenAt: morningOf(day),
    marks: pupils
      .filter(({ from }) => from === undefined || from <= day)
      .map(({ key, id, awayShare = isAway }) => {
        const mark = markOf(key, day, before.get(key) ?? present, awayShare);
        before.set(key, mark);
        return { learnerId: id, ...mark };
      }),
  }));
  await addRegisters(db, { classId, takenBy: teacherId }, registers);
  const away = registers.at(-1)?.marks.find(({ state }) => state === 'absent');
  if (last === undefined || away === undefined) return;
  const at = morningOf(last).getTime() + 25 * 60_000;
  const id = `00000000-0000-7000-8000-${String(classId).padStart(12, '0')}`;
  await keepTaps(db, {
    classId,
    day: last,
    startedAt: morningOf(last),
    learnerIds: [],
    taps: [{ id, learnerId: away.learnerId, state: 'late', reason: null, at }],
    by: teacherId,
    now,
  });
};
