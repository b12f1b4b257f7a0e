/** The demo's classes with their members and registers. */
import { dayIn, defaultZone } from '@afrolearn/learning/streaks/days.ts';
import type { Db } from '#db/connect.ts';
import { addClass, seat } from '#features/classes/index.ts';
import { awayShareOf } from './big-class/kinds.ts';
import { bigClass, manyPupils } from './big-class/pupils.ts';
import { daysBefore } from './fill-people.ts';
import { fillRegisters } from './fill-registers.ts';
import { classes, classmates, hereForDays, learners, school } from './people.ts';

/* By joining date: the large class is as old as its work, others start today. */
const seatsOf = (classKey: string): ReadonlyMap<number, readonly string[]> => {
  const named = learners.filter((learner) => learner.class === classKey).map(({ key }) => key);
  if (classKey !== bigClass) return new Map([[0, named]]);
  const seats = new Map<number, string[]>([[hereForDays, [...named, ...classmates.map(({ key }) => key)]]]);
  for (const { key, seatedDaysAgo } of manyPupils)
    seats.set(seatedDaysAgo, [...(seats.get(seatedDaysAgo) ?? []), key]);
  return seats;
};

const ofMany = new Map(manyPupils.map((one) => [one.key, one]));

/* No marks before joining. */
const registeredAs = (key: string, now: Date) => {
  const one = ofMany.get(key);
  if (one === undefined) return {};
  const awayShare = awayShareOf(one.kind);
  if (one.seatedDaysAgo === hereForDays) return { awayShare };
  return { awayShare, from: dayIn(defaultZone, daysBefore(now, one.seatedDaysAgo).getTime()) };
};

/** Returns the id of each class by its key. */
export const fillClasses = async (
  db: Db,
  idOf: (key: string) => number,
  now: Date,
): Promise<ReadonlyMap<string, number>> => {
  const rooms = new Map<string, number>();
  for (const { key: classKey, teacher, code, ...row } of classes) {
    const teacherId = idOf(teacher);
    const classId = await addClass(db, { ...row, schoolId: school.id, teacherId }, () => code);
    rooms.set(classKey, classId);
    const seats = seatsOf(classKey);
    for (const [daysAgo, keys] of seats) await seat(db, classId, keys.map(idOf), daysBefore(now, daysAgo));
    const pupils = [...seats.values()]
      .flat()
      .map((key) => ({ key, id: idOf(key), ...registeredAs(key, now) }));
    await fillRegisters(db, { classId, teacherId, pupils }, now);
  }
  return rooms;
};
