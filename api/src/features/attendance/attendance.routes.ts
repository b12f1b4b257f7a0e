import { attendance, type RegisterCell } from '@afrolearn/contract/attendance.ts';
import {
  firstOpenDay,
  longestRegister,
  type Mark,
  type Tap,
  termOf,
} from '@afrolearn/learning/attendance/marks.ts';
import { gradeName } from '@afrolearn/learning/catalogue/grades.ts';
import { byName } from '@afrolearn/learning/people/name-order.ts';
import { termsUntil } from '@afrolearn/learning/streaks/calendar.ts';
import { type Day, dayIn, daysBetween, defaultZone } from '@afrolearn/learning/streaks/days.ts';
import type { Db } from '#db/connect.ts';
import { userById } from '#features/accounts/index.ts';
import { type ClassRow, classFor, pupilsIn } from '#features/classes/index.ts';
import { schoolOf } from '#features/schools/index.ts';
import type { Person } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import { serve } from '#http/serve.ts';
import { correctionsOn, daysTaken, keepTaps, marksBetween, takenOn } from './attendance.db.ts';

const dayLength = 24 * 60 * 60 * 1000;

/* Today in the time zone of a class's school. */
const placeOf = async (db: Db, { schoolId }: ClassRow, now: Date) => {
  const school = schoolId === null ? null : await schoolOf(db, schoolId);
  const zone = school?.zone ?? defaultZone;
  return { zone, today: dayIn(zone, now.getTime()), school: school?.name ?? null };
};

const checkOpen = (day: Day, today: Day): Day => {
  if (day > today) throw refuse('attendance/future');
  if (day < firstOpenDay(today)) throw refuse('attendance/closed');
  return day;
};

const asClass = ({ id, name, gradeId }: ClassRow) => ({ id, name, grade: gradeName(gradeId) });

type Pupil = { id: number; name: string; left: boolean };

/* Current pupils, and former ones with marks, by name. */
const pupilsWith = async (
  db: Db,
  user: Person,
  classId: number,
  marks: readonly { learnerId: number; name: string }[],
): Promise<Pupil[]> => {
  const members = await pupilsIn(db, user, classId);
  const here = new Set(members.map(({ id }) => id));
  const gone = new Map(
    marks.filter(({ learnerId }) => !here.has(learnerId)).map((m) => [m.learnerId, m.name]),
  );
  return [
    ...members.map(({ id, name }) => ({ id, name, left: false })),
    ...[...gone].map(([id, name]) => ({ id, name, left: true })),
  ].sort(byName);
};

const cellOf = ({ state, reason }: Mark): RegisterCell => reason ?? state;

/*
 * Bounds the device's time: a clock that is ahead would win over every later tap; one far behind would start
 * a register before its day.
 */
const momentOf = (said: string, day: Day, now: Date): Date =>
  new Date(Math.max(Math.min(Date.parse(said), now.getTime()), Date.parse(`${day}T00:00:00Z`) - dayLength));

export const attendanceRoutes = serve(attendance, {
  'GET /classes/:id/attendance': async ({ params, query, user, db, now }) => {
    const room = await classFor(db, user, params.id);
    const { zone, today } = await placeOf(db, room, now());
    const date = checkOpen(query.date ?? today, today);
    const taken = await takenOn(db, room.id, date);
    const marks = await marksBetween(db, room.id, date, date);
    const byLearner = new Map(marks.map((mark) => [mark.learnerId, mark]));
    const corrections = taken === null ? [] : await correctionsOn(db, room.id, date, taken);
    return {
      class: asClass(room),
      date,
      today,
      zone,
      openFrom: firstOpenDay(today),
      taken: taken === null ? null : { at: taken.at.toISOString(), by: taken.by },
      pupils: (await pupilsWith(db, user, room.id, marks)).map((pupil) => {
        const mark = byLearner.get(pupil.id);
        return {
          ...pupil,
          mark:
            mark === undefined ? null : { state: mark.state, reason: mark.reason, at: mark.at.toISOString() },
        };
      }),
      corrections: corrections.map((one) => ({ ...one, at: one.at.toISOString() })),
    };
  },

  'POST /classes/:id/attendance': async ({ params, body, user, db, now }) => {
    const room = await classFor(db, user, params.id);
    const { today } = await placeOf(db, room, now());
    const day = checkOpen(body.date, today);
    const taps: Tap[] = body.taps.map((tap) => ({
      ...tap,
      reason: tap.state === 'absent' ? tap.reason : null,
      at: momentOf(tap.at, day, now()).getTime(),
    }));
    return await keepTaps(db, {
      classId: room.id,
      day,
      startedAt: momentOf(body.startedAt, day, now()),
      learnerIds: body.learnerIds,
      taps,
      by: user.id,
      now: now(),
    });
  },

  'GET /classes/:id/register': async ({ params, query, user, db, now }) => {
    const room = await classFor(db, user, params.id);
    const { today, school } = await placeOf(db, room, now());
    const term = termOf(today);
    const [from, to] = [query.from ?? term.from, query.to ?? term.to];
    if (to < from || daysBetween(from, to) > longestRegister) throw refuse('attendance/range');
    const days = await daysTaken(db, room.id, from, to);
    const marks = await marksBetween(db, room.id, from, to);
    const cells = new Map<number, Map<Day, RegisterCell>>();
    for (const mark of marks) {
      const own = cells.get(mark.learnerId) ?? new Map<Day, RegisterCell>();
      cells.set(mark.learnerId, own.set(mark.day, cellOf(mark)));
    }
    const isAway = (cell: RegisterCell) => cell !== 'present' && cell !== 'late';
    return {
      class: { ...asClass(room), subjectId: room.subjectId },
      school,
      teacher: (await userById(db, room.teacherId))?.name ?? '',
      from,
      to,
      terms: termsUntil(today).slice(0, 3),
      days,
      pupils: (await pupilsWith(db, user, room.id, marks)).map((pupil) => {
        const own = cells.get(pupil.id) ?? new Map<Day, RegisterCell>();
        const absent = [...own.values()].filter(isAway).length;
        return {
          ...pupil,
          cells: days.map((day) => own.get(day) ?? null),
          present: own.size - absent,
          absent,
        };
      }),
    };
  },
});
