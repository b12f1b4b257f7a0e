import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { guardianChoices, notifications } from '#db/tables.ts';
import { addUser, newSession } from '#features/accounts/index.ts';
import { addClass, seat } from '#features/classes/index.ts';
import { link } from '#features/families/index.ts';
import { taughtDatabase } from '#testing/packed-curriculum.ts';
import { testApp, testSchool } from '#testing/test-app.ts';

const { send, database, clock } = await testApp(
  {
    SAFETY_PROFILE: 'school',
    SMS_URL: 'https://sms.gateway.ug/send',
    SMS_SECRET: 'kigozi-8-goats',
  },
  { database: await taughtDatabase() },
);
const { db } = database;
const person = async (role: 'parent' | 'learner' | 'teacher', more: object = {}) => {
  const row = await addUser(db, 'school', { role, name: 'Auma Grace', ...more });
  if (row === null) throw new Error('nobody was added');
  return { id: row.id, token: await newSession(db, row, clock.now) };
};
const change = (token: string, body: object) => send('PATCH', '/api/parent/choices', { token, body });

test('spec 2, Parent dashboard: assignment updates are on and new resources off, until a guardian says otherwise', async () => {
  const { token } = await person('parent');
  expect((await send('GET', '/api/parent/choices', { token })).body).toEqual({
    assignmentUpdates: true,
    newResources: false,
    paper: true,
    mail: false,
    sms: false,
    language: 'en',
    phone: null,
    can: { mail: false, sms: true },
  });
  expect((await change(token, { newResources: true, language: 'lg' })).body).toMatchObject({
    assignmentUpdates: true,
    newResources: true,
    language: 'lg',
  });
});

test('texts need a phone number, of which a page gets the end only; to forget it stops them', async () => {
  const { id, token } = await person('parent');
  expect(await change(token, { sms: true })).toMatchObject({
    status: 400,
    body: { fields: { phone: expect.stringContaining('phone number') } },
  });
  expect(await change(token, { sms: true, phone: '0772' })).toMatchObject({ status: 400 });
  expect((await change(token, { sms: true, phone: '0772 123 418' })).body).toMatchObject({
    sms: true,
    phone: '•••• 418',
  });
  const [row] = await db.select().from(guardianChoices).where(eq(guardianChoices.guardianId, id));
  expect(row?.phone).toBe('+256772123418');
  expect((await change(token, { phone: null })).body).toMatchObject({ sms: false, phone: null });
});

test('what a guardian switched off is not told, what they switched on is', async () => {
  const teacher = await person('teacher', { schoolId: testSchool.id, verifiedAt: clock.now });
  const child = await person('learner', { schoolId: testSchool.id, gradeId: 4, consent: 'school' });
  const room = { schoolId: testSchool.id, teacherId: teacher.id, name: 'P4', gradeId: 4, subjectId: 7 };
  const classId = await addClass(db, room, null);
  await seat(db, classId, [child.id], clock.now);
  const [usual, turned] = [await person('parent'), await person('parent')];
  for (const { id } of [usual, turned]) await link(db, id, child.id, clock.now);
  await change(turned.token, { assignmentUpdates: false, newResources: true });
  await send('POST', '/api/assignments', { token: teacher.token, body: { ref: 'u400-l1', classId } });
  const lesson = {
    title: 'Seeds of our garden',
    type: 'reading',
    subject: 7,
    grade: 4,
    content:
      'A seed needs water, air and warmth. We put ten beans in wet cotton and looked at them every day.',
    visibility: 'class',
    classId,
  };
  const shared = await send('POST', '/api/lessons', { token: teacher.token, body: lesson });
  expect(shared.status).toBe(201);
  const newsOf = async (userId: number) =>
    (await db.select().from(notifications).where(eq(notifications.userId, userId))).map(({ kind }) => kind);
  expect(await newsOf(usual.id)).toEqual(['child-assigned']);
  expect(await newsOf(turned.id)).toEqual(['new-resource']);
  expect((await send('GET', '/api/notifications', { token: turned.token })).body).toMatchObject([
    {
      message: expect.stringContaining('Seeds of our garden'),
      path: expect.stringMatching(/^\/lesson\/t\d+$/),
    },
  ]);
});
