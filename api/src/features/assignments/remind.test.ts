import type { Notification } from '@afrolearn/contract/notifications.ts';
import { dayIn, defaultZone } from '@afrolearn/learning/streaks/days.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { assignments, classes, classMembers, users } from '#db/tables.ts';
import { link } from '#features/families/index.ts';
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
const dayLength = 24 * 60 * 60 * 1000;
const tomorrow = () => {
  clock.now = new Date(clock.now.getTime() + dayLength);
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
  for (const _day of [1, 2]) {
    tomorrow();
    expect((await send('POST', `/api/assignments/${id}/remind`, teacher)).body).toMatchObject({
      reminded: 1,
    });
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
    const dueOn = dayIn(defaultZone, clock.now.getTime() + days * dayLength);
    await db.update(assignments).set({ dueOn, remindedAt: null }).where(eq(assignments.id, id));
    return (await send('POST', `/api/assignments/${id}/remind`, teacher)).body;
  };
  expect(await remindedWhenDue(0)).toMatchObject({ reminded: 1 });
  expect((await newsOf(learner))[0]?.message).toMatch(/waits for you until /);
  expect(await remindedWhenDue(-1)).toMatchObject({ reminded: 1 });
  expect((await newsOf(learner))[0]?.message).toBe('A reminder from your teacher: ‘My map’ waits for you.');
  expect(await remindedWhenDue(-15)).toEqual({ reminded: 0, guardians: 0 });
});

test('a learner without consent is not counted among those who were reminded, and hears nothing', async () => {
  const { id, members } = await workFor(1);
  const [learner] = members;
  if (learner === undefined) throw new Error('nobody');
  await db.update(users).set({ consent: 'none' }).where(eq(users.id, learner.id));
  const before = await newsOf(learner);
  expect((await send('POST', `/api/assignments/${id}/remind`, teacher)).body).toEqual({
    reminded: 0,
    guardians: 0,
  });
  expect(await newsOf(learner)).toEqual(before);
});

test('a second reminder on the same day is refused and repeats nothing; the next day it is sent', async () => {
  const { id, members } = await workFor(1);
  const [learner] = members;
  if (learner === undefined) throw new Error('nobody');
  const remind = () => send('POST', `/api/assignments/${id}/remind`, teacher);
  const isRemindedToday = async () =>
    ((await send('GET', `/api/assignments/${id}`, teacher)).body as { remindedToday: boolean }).remindedToday;
  expect(await isRemindedToday()).toBe(false);
  const together = await Promise.all([remind(), remind()]);
  expect(together.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await isRemindedToday()).toBe(true);
  const shown = (await send('GET', '/api/notifications', learner)).body as Notification[];
  await send('POST', '/api/notifications/read', {
    ...learner,
    body: { ids: shown.map(({ id: one }) => one) },
  });
  expect((await remind()).body).toMatchObject({ code: 'assignments/reminded-today' });
  expect((await newsOf(learner)).every(({ read }) => read)).toBe(true);
  tomorrow();
  expect(await isRemindedToday()).toBe(false);
  expect((await remind()).body).toMatchObject({ reminded: 1 });
});

test('nobody to remind uses up no day', async () => {
  const { id, members } = await workFor(1);
  const [learner] = members;
  if (learner === undefined) throw new Error('nobody');
  const consentOf = (consent: 'none' | 'school') =>
    db.update(users).set({ consent }).where(eq(users.id, learner.id));
  await consentOf('none');
  const remind = async () => (await send('POST', `/api/assignments/${id}/remind`, teacher)).body;
  expect(await remind()).toEqual({ reminded: 0, guardians: 0 });
  await consentOf('school');
  expect(await remind()).toMatchObject({ reminded: 1 });
});

test('guardians hear of those of their children who have not started, unless they switched it off', async () => {
  const { id, members } = await workFor(3);
  const [idle, busy, other] = members;
  if (idle === undefined || busy === undefined || other === undefined) throw new Error('nobody');
  const [mother, quiet] = [await person('parent'), await person('parent')];
  for (const [guardian, child] of [
    [mother, idle],
    [mother, busy],
    [quiet, other],
  ] as const)
    await link(db, guardian.id, child.id, clock.now);
  await send('PATCH', '/api/parent/choices', { ...quiet, body: { assignmentUpdates: false } });
  await send('POST', `/api/my-assignments/${id}/hand-in`, { ...busy, body: { text: 'My map.' } });
  await db.update(users).set({ name: 'Auma Grace' }).where(eq(users.id, idle.id));
  expect((await send('POST', `/api/assignments/${id}/remind`, teacher)).body).toEqual({
    reminded: 2,
    guardians: 1,
  });
  const about = (await newsOf(mother)).filter(({ message }) => message.includes('My map'));
  expect(about).toEqual([{ message: 'A reminder for Grace: ‘My map’ still waits.', read: false }]);
  expect((await newsOf(quiet)).filter(({ message }) => message.includes('My map'))).toEqual([]);
});
