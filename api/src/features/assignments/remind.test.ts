import type { Notification } from '@afrolearn/contract/notifications.ts';
import { dayIn, defaultZone } from '@afrolearn/learning/streaks/days.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { assignments, classes, classMembers, users } from '#db/tables.ts';
import { aClass } from '#testing/a-class.ts';

const { send, db, clock, person, teacher } = await aClass();

const workFor = async (pupils: number) => {
  const [room] = await db
    .insert(classes)
    .values({ teacherId: teacher.id, schoolId: 11, name: 'P7 Green', gradeId: 7, subjectId: 1 })
    .returning();
  const classId = room?.id ?? 0;
  const members = await Promise.all(Array.from({ length: pupils }, () => person('learner')));
  await db.insert(classMembers).values(members.map(({ id }) => ({ classId, userId: id })));
  const body = { ref: 'paper', title: 'My map', paper: 'Draw your home.', classId };
  const { id } = (await send('POST', '/api/assignments', { ...teacher, body })).body as { id: number };
  return { id, members };
};
const newsOf = async (by: { token: string }) =>
  ((await send('GET', '/api/notifications', by)).body as Notification[]).map(({ message, read }) => ({
    message,
    read,
  }));

test('only who has not started is reminded, in one notification however often', async () => {
  const { id, members } = await workFor(2);
  const [idle, busy] = members;
  if (idle === undefined || busy === undefined) throw new Error('nobody');
  await send('POST', `/api/my-assignments/${id}/hand-in`, { ...busy, body: { text: 'My map.' } });
  const shown = (await send('GET', '/api/notifications', idle)).body as Notification[];
  await send('POST', '/api/notifications/read', { ...idle, body: { ids: shown.map(({ id: one }) => one) } });
  const before = await newsOf(busy);
  for (const _time of [1, 2]) {
    clock.now = new Date(clock.now.getTime() + 60_000);
    expect((await send('POST', `/api/assignments/${id}/remind`, teacher)).body).toEqual({ reminded: 1 });
  }
  const about = (await newsOf(idle)).filter(({ message }) => message.includes('My map'));
  expect(about).toEqual([{ message: 'A reminder from your teacher: ‘My map’ waits for you.', read: false }]);
  expect(await newsOf(busy)).toEqual(before);
});

test('closed work reminds nobody, and neither does another teacher', async () => {
  const { id } = await workFor(1);
  const stranger = await person('teacher');
  expect((await send('POST', `/api/assignments/${id}/remind`, stranger)).status).toBe(404);
  await send('PATCH', `/api/assignments/${id}`, { ...teacher, body: { closed: true } });
  expect((await send('POST', `/api/assignments/${id}/remind`, teacher)).body).toMatchObject({
    code: 'assignments/closed',
  });
});

test('a reminder names the day only while it lies ahead, and ends when the list of the learner has dropped the work', async () => {
  const { id, members } = await workFor(1);
  const [learner] = members;
  if (learner === undefined) throw new Error('nobody');
  const remindedWhenDue = async (days: number) => {
    const dueOn = dayIn(defaultZone, clock.now.getTime() + days * 24 * 60 * 60 * 1000);
    await db.update(assignments).set({ dueOn }).where(eq(assignments.id, id));
    return (await send('POST', `/api/assignments/${id}/remind`, teacher)).body;
  };
  expect(await remindedWhenDue(0)).toEqual({ reminded: 1 });
  expect((await newsOf(learner))[0]?.message).toMatch(/waits for you until /);
  expect(await remindedWhenDue(-1)).toEqual({ reminded: 1 });
  expect((await newsOf(learner))[0]?.message).toBe('A reminder from your teacher: ‘My map’ waits for you.');
  expect(await remindedWhenDue(-15)).toEqual({ reminded: 0 });
});

test('a learner without consent is not counted among those who were reminded, and hears nothing', async () => {
  const { id, members } = await workFor(1);
  const [learner] = members;
  if (learner === undefined) throw new Error('nobody');
  await db.update(users).set({ consent: 'none' }).where(eq(users.id, learner.id));
  const before = await newsOf(learner);
  expect((await send('POST', `/api/assignments/${id}/remind`, teacher)).body).toEqual({ reminded: 0 });
  expect(await newsOf(learner)).toEqual(before);
});
