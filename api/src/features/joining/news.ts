/** Notifications about requests. Refusals are silent. */
import type { Db } from '#db/connect.ts';
import { guardiansOf } from '#features/bonds/index.ts';
import { aboutChildren, addNews, repeatNews, settleNews } from '#features/notifications/index.ts';
import { isAsked } from './joining.db.ts';

const guardianIds = async (db: Db, childId: number): Promise<number[]> =>
  (await db.execute<{ guardian_id: number }>(guardiansOf(childId))).map(({ guardian_id }) => guardian_id);

/** Notifies the learner and the family of an admission. */
export const tellJoined = async (
  db: Db,
  { requestId, learnerId, name }: { requestId: number; learnerId: number; name: string },
  now: Date,
): Promise<void> => {
  const about = { name };
  const family = (await guardianIds(db, learnerId)).map((userId) => ({
    userId,
    kind: 'child-joined' as const,
    about: { ...about, ...aboutChildren([learnerId]) },
    once: `child-joined ${requestId}`,
  }));
  const own = {
    userId: learnerId,
    kind: 'class-joined' as const,
    about,
    once: `class-joined ${requestId}`,
  };
  await addNews(db, [own, ...family], now);
};

/** Notifies the family of a child's request, without the teacher. */
export const tellFamily = async (db: Db, childId: number, now: Date): Promise<void> => {
  const family = await guardianIds(db, childId);
  await repeatNews(
    db,
    family.map((userId) => ({
      userId,
      kind: 'child-asked',
      about: aboutChildren([childId]),
      once: `child-asked ${childId}`,
    })),
    now,
  );
};

export const tellTeacher = async (db: Db, teacherId: number, now: Date): Promise<void> =>
  await repeatNews(db, [{ userId: teacherId, kind: 'class-asked', about: {}, once: 'class-asked' }], now);

/** Without open requests the notification is obsolete. */
export const settleAsked = async (db: Db, teacherId: number, now: Date): Promise<void> => {
  if (!(await isAsked(db, teacherId, now))) await settleNews(db, teacherId, 'class-asked', now);
};
