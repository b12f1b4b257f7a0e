/** A teacher creates, changes and archives classes, and moves pupils. */
import type { ClassOfTeacher } from '@afrolearn/contract/classes.ts';
import type { IssuedCard } from '@afrolearn/contract/families.ts';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { classes, classMembers, events, users } from '#db/tables.ts';
import { newSession } from '#features/accounts/index.ts';
import { aClass } from '#testing/a-class.ts';
import { renewClassCode } from './class-code.ts';

const { send, db, person, clock, ...here } = await aClass();
const day = 24 * 60 * 60 * 1000;

const wanted = { name: 'P4 Orange', grade: 'Primary 4', subject: 'Math', students: 72 };
const make = async (token: string, body: object = wanted) =>
  await send('POST', '/api/classes', { token, body });
const made = async (token: string, body: object = wanted) => (await make(token, body)).body as ClassOfTeacher;
const mine = async (token: string) =>
  (await send('GET', '/api/classes/mine', { token })).body as ClassOfTeacher[];
const archived = async (token: string) =>
  (await send('GET', '/api/classes/archived', { token })).body as (ClassOfTeacher & { undoUntil: string })[];
const add = async (token: string, id: number, names: string[]) =>
  (await send('POST', `/api/classes/${id}/students`, { token, body: { names, secret: 'card' } }))
    .body as IssuedCard[];
const seats = async (userId: number) =>
  (await db.select().from(classMembers).where(eq(classMembers.userId, userId))).map(({ classId }) => classId);

test('a new class has a code and counts its pupils itself, whatever number was typed', async () => {
  const { token } = await person('teacher');
  const answer = await make(token);
  expect(answer).toMatchObject({
    status: 201,
    body: {
      name: 'P4 Orange',
      grade: 'Primary 4',
      subject: 'Math',
      subjectId: 6,
      students: 0,
      archived: false,
    },
  });
  const { id, code } = answer.body as ClassOfTeacher;
  expect(code).toMatch(/^\d{8}$/);
  await add(token, id, ['Apio Mercy', 'Okot Paul']);
  expect(await mine(token)).toMatchObject([{ id, students: 2, code }]);
});

test('a code that was closed or has expired is told as one that rests', async () => {
  const { token } = await person('teacher');
  const { id } = await made(token);
  const rests = async () => (await mine(token)).map(({ codeRests }) => codeRests);
  expect(await rests()).toEqual([false]);
  await send('PATCH', `/api/classes/${id}/code`, { token, body: { closed: true } });
  expect(await rests()).toEqual([true]);
  await send('PATCH', `/api/classes/${id}/code`, { token, body: { closed: false } });
  expect(await rests()).toEqual([false]);
  await db
    .update(classes)
    .set({ codeExpiresAt: new Date(0) })
    .where(eq(classes.id, id));
  expect(await rests()).toEqual([true]);
});

test('a teacher whom no school has confirmed gets a class without a code, and may edit and archive it', async () => {
  const { token } = await person('teacher', { verifiedAt: null, schoolId: null });
  const { id, code } = await made(token);
  expect(code).toBeNull();
  const path = `/api/classes/${id}`;
  expect((await send('PATCH', path, { token, body: { name: 'P4 Pink' } })).body).toMatchObject({
    name: 'P4 Pink',
  });
  expect((await send('DELETE', path, { token })).status).toBe(200);
  expect((await send('POST', `${path}/restore`, { token })).body).toMatchObject({ code: null });
});

test.each([
  [{ ...wanted, name: ' ' }, 'name'],
  [{ ...wanted, name: 'stupid' }, 'name'],
  [{ ...wanted, grade: 'Primary 8' }, 'grade'],
  [{ ...wanted, subject: 'Potions' }, 'subject'],
  [{ ...wanted, students: 0 }, 'students'],
  [{ ...wanted, students: 'many' }, 'students'],
])('%j is refused beside its field, and no class is made', async (body, field) => {
  const { token } = await person('teacher');
  expect(await make(token, body)).toMatchObject({
    status: 400,
    body: { fields: { [field]: expect.any(String) } },
  });
  expect(await mine(token)).toEqual([]);
});

test('of two windows at once for the twentieth class, one gets it', async () => {
  const { id, token } = await person('teacher');
  await db.insert(classes).values(
    Array.from({ length: 19 }, () => ({
      teacherId: id,
      schoolId: 11,
      name: 'P4 Orange',
      gradeId: 4,
      subjectId: 6,
    })),
  );
  const answers = await Promise.all([make(token), make(token)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test('name, grade and subject are edited one by one or together; a typed number changes nothing', async () => {
  const { token } = await person('teacher');
  const { id } = await made(token);
  const edit = async (body: object) => (await send('PATCH', `/api/classes/${id}`, { token, body })).body;
  expect(await edit({ grade: 'Primary 5' })).toMatchObject({ name: 'P4 Orange', grade: 'Primary 5' });
  expect(await edit({ name: 'P5 Red', subject: 'science', students: 3 })).toMatchObject({
    name: 'P5 Red',
    grade: 'Primary 5',
    subject: 'Science',
    students: 0,
  });
});

test('archiving closes the code and hides the class; undone, its pupils and its code are back', async () => {
  const { token } = await person('teacher');
  const { id, code } = await made(token);
  const [pupil] = await add(token, id, ['Apio Mercy']);
  expect(await send('DELETE', `/api/classes/${id}`, { token })).toMatchObject({
    status: 200,
    body: { done: true, undoUntil: new Date(clock.now.getTime() + 30 * day).toISOString() },
  });
  expect(await mine(token)).toEqual([]);
  expect((await send('GET', `/api/classes/${id}/students`, { token })).status).toBe(404);
  expect((await send('DELETE', `/api/classes/${id}`, { token })).status).toBe(404);
  expect(await archived(token)).toMatchObject([{ id, archived: true, code: null, students: 1 }]);
  const [learner] = await db
    .select()
    .from(users)
    .where(eq(users.id, pupil?.id ?? 0));
  expect(learner?.name).toBe('Apio Mercy');

  const back = (await send('POST', `/api/classes/${id}/restore`, { token })).body as ClassOfTeacher;
  expect(back).toMatchObject({ id, archived: false, students: 1, code });
  expect(await archived(token)).toEqual([]);
});

test('the code of an archived class admits nobody and goes to no other class; after an undo it works again', async () => {
  const { token } = await person('teacher');
  const { id, code } = await made(token);
  const { id: other } = await made(token);
  const learner = await person('learner');
  const join = () => send('POST', '/api/join-class', { token: learner.token, body: { classCode: code } });
  const inAnHour = new Date(clock.now.getTime() + 3_600_000);
  await db.update(classes).set({ automaticUntil: inAnHour }).where(eq(classes.id, id));
  await send('DELETE', `/api/classes/${id}`, { token });
  expect(await join()).toMatchObject({ status: 404, body: { code: 'joining/wrong-code' } });
  const draws = [code ?? '', '00000042'];
  await renewClassCode(db, other, clock.now, () => draws.shift() ?? '');
  expect(await mine(token)).toMatchObject([{ id: other, code: '00000042' }]);
  await send('POST', `/api/classes/${id}/restore`, { token });
  expect(await join()).toMatchObject({ status: 200, body: { status: 'pending' } });
  const [row] = await db.select().from(classes).where(eq(classes.id, id));
  expect(row?.automaticUntil).toBeNull();
});

test('after 30 days an archived class is off the list and stays closed', async () => {
  const teacher = await person('teacher');
  const { id } = await made(teacher.token);
  await send('DELETE', `/api/classes/${id}`, { token: teacher.token });
  const before = clock.now;
  clock.now = new Date(before.getTime() + 31 * day);
  const token = await newSession(db, teacher, clock.now);
  expect(await archived(token)).toEqual([]);
  expect(await send('POST', `/api/classes/${id}/restore`, { token })).toMatchObject({
    status: 409,
    body: { code: 'classes/too-late' },
  });
  clock.now = before;
});

test('a colleague finds no such class; the head edits, archives and brings back', async () => {
  const { token } = await person('teacher');
  const { id } = await made(token);
  const statuses = async (as: string) => [
    (await send('PATCH', `/api/classes/${id}`, { token: as, body: { name: 'P4 Pink' } })).status,
    (await send('DELETE', `/api/classes/${id}`, { token: as })).status,
    (await send('POST', `/api/classes/${id}/restore`, { token: as })).status,
  ];
  expect(await statuses((await person('teacher')).token)).toEqual([404, 404, 404]);
  expect(await statuses((await person('teacher', { administrator: true })).token)).toEqual([200, 200, 200]);
});

test('pupils are moved together, take the grade of the new class and keep their work', async () => {
  const { token } = await person('teacher');
  const from = await made(token);
  const to = await made(token, { ...wanted, name: 'P5 Red', grade: 'Primary 5' });
  const pupils = await add(token, from.id, ['Apio Mercy', 'Okot Paul', 'Nakato Aisha']);
  const ids = pupils.map(({ id }) => id);
  const works = await db.$count(events);
  const move = (studentIds: number[], toId = to.id) =>
    send('POST', `/api/classes/${from.id}/students/move`, { token, body: { studentIds, to: toId } });
  expect((await move([...ids, here.teacher.id])).status).toBe(404);
  expect(await move(ids, here.room.id)).toMatchObject({
    status: 400,
    body: { fields: { to: expect.any(String) } },
  });
  expect(await seats(ids[0] ?? 0)).toEqual([from.id]);

  expect(await move(ids.slice(0, 2))).toMatchObject({ status: 200, body: { moved: 2 } });
  expect(await seats(ids[0] ?? 0)).toEqual([to.id]);
  expect(await seats(ids[2] ?? 0)).toEqual([from.id]);
  const [moved] = await db
    .select()
    .from(users)
    .where(eq(users.id, ids[0] ?? 0));
  expect(moved?.gradeId).toBe(5);
  expect(await db.$count(events)).toBe(works);

  expect((await send('POST', `/api/classes/${from.id}/students/${ids[0]}/back`, { token })).status).toBe(200);
  expect(await seats(ids[0] ?? 0)).toEqual([from.id]);
  const [back] = await db
    .select()
    .from(users)
    .where(eq(users.id, ids[0] ?? 0));
  expect(back?.gradeId).toBe(4);
});

test('a full class takes nobody by a move, and nobody has left', async () => {
  const { token } = await person('teacher');
  const from = await made(token);
  const to = await made(token);
  const [pupil] = await add(token, from.id, ['Apio Mercy']);
  await db.execute(sql`
    with made as (
      insert into users (id, role, name) select 910000000 + n, 'learner', 'Somebody' from generate_series(1, 300) n
      returning id)
    insert into class_members (class_id, user_id) select ${to.id}, id from made`);
  const body = { studentIds: [pupil?.id], to: to.id };
  expect(await send('POST', `/api/classes/${from.id}/students/move`, { token, body })).toMatchObject({
    status: 409,
    body: { code: 'children/class-full' },
  });
  expect(await seats(pupil?.id ?? 0)).toEqual([from.id]);
});

test('who leaves a class keeps the account; the teacher no longer reaches them, and can undo it for 30 days', async () => {
  const teacher = await person('teacher');
  const room = await made(teacher.token);
  const [pupil] = await add(teacher.token, room.id, ['Apio Mercy']);
  const path = `/api/classes/${room.id}/students/${pupil?.id}`;
  expect((await send('DELETE', path, { token: teacher.token })).status).toBe(200);
  expect((await send('DELETE', path, { token: teacher.token })).status).toBe(404);
  expect((await send('POST', `${path}/new-card`, { token: teacher.token, body: {} })).status).toBe(404);
  expect(await db.$count(users, eq(users.id, pupil?.id ?? 0))).toBe(1);

  expect((await send('POST', `${path}/back`, { token: (await person('teacher')).token })).status).toBe(404);
  expect((await send('POST', `${path}/back`, { token: teacher.token })).status).toBe(200);
  expect(await seats(pupil?.id ?? 0)).toEqual([room.id]);
  expect((await send('POST', `${path}/back`, { token: teacher.token })).status).toBe(404);

  await send('DELETE', path, { token: teacher.token });
  const before = clock.now;
  clock.now = new Date(before.getTime() + 31 * day);
  const token = await newSession(db, teacher, clock.now);
  expect((await send('POST', `${path}/back`, { token })).status).toBe(409);
  clock.now = before;
});

test('who left or was moved stands in a list of the class until they are back or it is too late', async () => {
  const { token } = await person('teacher');
  const [room, other] = [await made(token), await made(token)];
  const [apio, okot, atim] = await add(token, room.id, ['Apio Mercy', 'Okot Paul', 'Atim Joy']);
  const left = async (by = token) => {
    const { body } = await send('GET', `/api/classes/${room.id}/leavers`, { token: by });
    return (body as { name: string; movedTo: string | null }[]).map(({ name, movedTo }) => [name, movedTo]);
  };
  expect(await left()).toEqual([]);
  await send('DELETE', `/api/classes/${room.id}/students/${apio?.id}`, { token });
  const body = { studentIds: [okot?.id], to: other.id };
  clock.now = new Date(clock.now.getTime() + 1000);
  await send('POST', `/api/classes/${room.id}/students/move`, { token, body });
  expect(await left()).toEqual([
    ['Okot Paul', other.name],
    ['Apio Mercy', null],
  ]);
  expect((await send('GET', `/api/classes/${room.id}/leavers`, await person('teacher'))).status).toBe(404);
  await send('POST', `/api/classes/${room.id}/students/${apio?.id}/back`, { token });
  expect(await left()).toEqual([['Okot Paul', other.name]]);
  await db
    .update(users)
    .set({ schoolId: null })
    .where(eq(users.id, okot?.id ?? 0));
  expect(await left()).toEqual([]);
  expect(atim?.name).toBe('Atim Joy');
});
