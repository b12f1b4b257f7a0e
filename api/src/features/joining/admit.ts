/** Admits a learner to a class, and to the school if they have none. */
import type { Db } from '#db/connect.ts';
import { logSecurity } from '#db/security-log.ts';
import { takeInByClass, type UserRow } from '#features/accounts/index.ts';
import { type ClassRow, mostPupils, seatOne, seatsTaken } from '#features/classes/index.ts';
import { answer, type RequestRow } from './joining.db.ts';
import { settleAsked, tellJoined } from './news.ts';

type Admission = {
  learner: UserRow;
  room: ClassRow;
  request: RequestRow;
  by: number;
  automatic: boolean;
};

const takesIn = async (db: Db, { learner, room, by }: Admission, now: Date): Promise<boolean> => {
  if (room.schoolId === null) return false;
  if (learner.schoolId === room.schoolId) return true;
  const row = await takeInByClass(db, room.schoolId, learner.id);
  if (row === null) return false;
  await logSecurity(db, 'learner-approved', { at: now, user: row, detail: { by } });
  return true;
};

/** The caller holds the learner's lock. Throws before any change. */
export const admit = async (
  db: Db,
  admission: Admission,
  now: Date,
): Promise<'admitted' | 'full' | 'not possible'> => {
  const { learner, room, request, by, automatic } = admission;
  if ((await seatsTaken(db, room.id)) >= mostPupils) return 'full';
  if (!(await takesIn(db, admission, now))) return 'not possible';
  await seatOne(db, room.id, learner.id, now);
  await answer(db, request, { state: 'approved', by, at: now }, room.id);
  await logSecurity(db, 'class-request-approved', {
    at: now,
    user: { id: learner.id, schoolId: room.schoolId },
    detail: { by, class: room.id, automatic },
  });
  await tellJoined(db, { requestId: request.id, learnerId: learner.id, name: room.name }, now);
  await settleAsked(db, room.teacherId, now);
  return 'admitted';
};
