import type { ClassSummary } from '@afrolearn/contract/teaching.ts';
import { dayIn, defaultZone } from '@afrolearn/learning/streaks/days.ts';
import { eq } from 'drizzle-orm';
import { classMembers, users } from '#db/tables.ts';
import { aClass } from '#testing/a-class.ts';
import { learnerActs } from '#testing/learner-acts.ts';

/** A class with acting pupils and a teacher. */
export const aTeachersClass = async () => {
  const scene = await aClass();
  const { send, db, room, teacher, pupil, clock } = scene;
  const before = (days: number) => new Date(clock.now.getTime() - days * 24 * 60 * 60 * 1000);
  const acting = async (name: string) => {
    const who = await pupil();
    // Work must not be older than the account.
    const createdAt = before(50);
    await db.update(users).set({ name, createdAt }).where(eq(users.id, who.id));
    await db
      .update(classMembers)
      .set({ joinedAt: before(40) })
      .where(eq(classMembers.userId, who.id));
    return { ...who, name, acts: learnerActs({ send, db }, who.token) };
  };
  const ask = async <T>(path: string, token = teacher.token) =>
    (await send('GET', `/api/teacher/${path}`, { token })).body as T;
  return {
    ...scene,
    acting,
    ask,
    summary: (token?: string) => ask<ClassSummary>(`class/${room.id}/summary`, token),
    before,
    today: dayIn(defaultZone, clock.now.getTime()),
  };
};
