import type { Notification } from '@afrolearn/contract/notifications.ts';
import type { PlanEntry } from '@afrolearn/contract/plan.ts';
import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import {
  assignments,
  classes,
  classMembers,
  guardianships,
  planEntries,
  unitProgress,
  users,
} from '#db/tables.ts';
import { aClass } from '#testing/a-class.ts';
import { learnerActs } from '#testing/learner-acts.ts';

const { send, db, clock, person, pupil, teacher, room } = await aClass();
const planOf = async (token: string) => (await send('GET', '/api/plan', { token })).body as PlanEntry[];
const newsOf = async (token: string) =>
  (await send('GET', '/api/notifications', { token })).body as Notification[];
const assign = (token: string, body: unknown) => send('POST', '/api/assignments', { token, body });

test('Assign of a learner: a unit and a lesson stand on the own plan, once, until taken off', async () => {
  const { token } = await pupil();
  expect(await planOf(token)).toEqual([]);
  for (const ref of ['unit:400', 'u400-l2', 'unit:400'])
    expect((await send('POST', '/api/plan', { token, body: { ref } })).status).toBe(201);
  expect(await planOf(token)).toMatchObject([
    {
      ref: 'unit:400',
      path: '/unit/400',
      subject: 'Science',
      percent: 0,
      from: 'me',
      own: true,
      dueOn: null,
    },
    { ref: 'u400-l2', path: '/lesson/u400-l2', own: true },
  ]);
  expect((await send('DELETE', '/api/plan/unit:400', { token })).status).toBe(200);
  expect((await send('DELETE', '/api/plan/unit:400', { token })).status).toBe(404);
  expect(await planOf(token)).toHaveLength(1);
});

test.each([
  {},
  { ref: '' },
  { ref: 'unit:' },
  { ref: 'unit:0' },
  { ref: 'unit:0400' },
  { ref: 'unit:1; drop table' },
  { ref: 7 },
  { ref: 'u400-x1' },
])('a plan of %j is refused beside its field', async (body) => {
  const { token } = await pupil();
  const answer = await send('POST', '/api/plan', { token, body });
  expect(answer).toMatchObject({ status: 400, body: { fields: { ref: expect.any(String) } } });
  expect(await planOf(token)).toEqual([]);
});

test('what is not in the catalogue cannot be planned, and a plan has an end', async () => {
  const { token } = await pupil();
  expect((await send('POST', '/api/plan', { token, body: { ref: 'unit:999999' } })).status).toBe(404);
  for (let id = 1; id <= 60; id++)
    expect((await send('POST', '/api/plan', { token, body: { ref: `unit:${id}` } })).status).toBe(201);
  expect(await send('POST', '/api/plan', { token, body: { ref: 'unit:61' } })).toMatchObject({
    status: 409,
    body: { code: 'plan/full' },
  });
  // Adding it again changes nothing.
  expect((await send('POST', '/api/plan', { token, body: { ref: 'unit:60' } })).status).toBe(201);
  expect(await planOf(token)).toHaveLength(60);
});

// Several rounds, because a single race may pass by chance.
test.each([1, 2, 3, 4, 5, 6])(
  'sent at the same moment, no more than 60 entries stand on a plan (%i)',
  async () => {
    const { id: userId, token } = await pupil();
    const row = (n: number) => ({ userId, ref: `unit:${n}`, addedAt: clock.now });
    await db.insert(planEntries).values(Array.from({ length: 59 }, (_, place) => row(place + 1)));
    const atOnce = await Promise.all(
      Array.from({ length: 12 }, (_, place) =>
        send('POST', '/api/plan', { token, body: { ref: `unit:${100 + place}` } }),
      ),
    );
    expect(atOnce.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await planOf(token)).toHaveLength(60);
  },
);

test('what is due first comes first; what has no day comes last, as it was added', async () => {
  const { id, token, parent } = await pupil();
  const entries = [
    ['unit:1', null],
    ['unit:2', '2026-12-08'],
    ['unit:3', '2026-12-01'],
    ['unit:4', '2026-12-08'],
    ['unit:6', null],
  ] as const;
  const began = clock.now;
  onTestFinished(() => {
    clock.now = began;
  });
  for (const [ref, dueOn] of entries) {
    clock.now = new Date(clock.now.getTime() + 1000);
    await assign(parent.token, { ref, childId: id, dueOn });
    if (ref === 'unit:4') await send('POST', '/api/plan', { token, body: { ref: 'unit:5' } });
  }
  expect((await planOf(token)).map(({ ref }) => ref)).toEqual([
    'unit:3',
    'unit:2',
    'unit:4',
    'unit:1',
    'unit:5',
    'unit:6',
  ]);
});

test('planned again, an entry keeps the day it has stood there since', async () => {
  const { token } = await pupil();
  const add = () => send('POST', '/api/plan', { token, body: { ref: 'unit:400' } });
  const first = (await add()).body;
  clock.now = new Date(clock.now.getTime() + 60_000);
  expect((await add()).body).toEqual(first);
});

test('assigned again it stands once, with the later day, and nobody is told twice; two at once are one', async () => {
  const { id, token, parent } = await pupil();
  const body = { ref: 'u400-l1', childId: id, dueOn: '2026-12-01' };
  const first = await assign(parent.token, body);
  const again = await assign(parent.token, { ...body, dueOn: '2026-12-08' });
  expect(again.body).toEqual(first.body);
  const ofClass = { ref: 'u400-l2', classId: room.id };
  const atOnce = await Promise.all(Array.from({ length: 8 }, () => assign(teacher.token, ofClass)));
  expect(new Set(atOnce.map((answer) => (answer.body as { id: number }).id)).size).toBe(1);
  const mine = (await planOf(token)).map(({ ref, dueOn }) => [ref, dueOn]);
  expect(mine.sort()).toEqual([
    ['u400-l1', '2026-12-08'],
    ['u400-l2', null],
  ]);
  expect((await newsOf(token)).filter(({ path }) => path?.startsWith('/lesson/u400'))).toHaveLength(2);
  const takeBack = ({ body: made }: { body: unknown }, by: string) =>
    send('DELETE', `/api/assignments/${(made as { id: number }).id}`, { token: by });
  expect((await takeBack(first, parent.token)).status).toBe(200);
  expect((await takeBack(atOnce[0] ?? first, teacher.token)).status).toBe(200);
  expect((await assign(parent.token, body)).body).not.toEqual(first.body);
});

test('what was assigned goes with its giver: an unlinked guardian, an archived class, a paused adult', async () => {
  const refs = async (token: string) => (await planOf(token)).map(({ ref }) => ref).sort();
  const { id, token, parent } = await pupil();
  const before = await refs(token);
  const aunt = await person('parent');
  await db.insert(guardianships).values({ guardianId: aunt.id, childId: id });
  await assign(parent.token, { ref: 'unit:5', childId: id });
  await assign(aunt.token, { ref: 'unit:6', childId: id });
  const [other] = await db
    .insert(classes)
    .values({ teacherId: teacher.id, schoolId: 11, name: 'P7 Red', gradeId: 7, subjectId: 7 })
    .returning();
  const classId = other?.id ?? 0;
  await db.insert(classMembers).values({ classId, userId: id });
  await assign(teacher.token, { ref: 'unit:7', classId });
  expect(await refs(token)).toEqual([...before, 'unit:5', 'unit:6', 'unit:7'].sort());
  await db.delete(guardianships).where(eq(guardianships.guardianId, parent.id));
  await db.update(users).set({ suspendedAt: clock.now }).where(eq(users.id, aunt.id));
  await db.update(classes).set({ archivedAt: clock.now }).where(eq(classes.id, classId));
  expect(await refs(token)).toEqual(before);
});

test('Assign of a teacher: every pupil of the class has it with its day and is told once; taking it back clears it', async () => {
  const first = await pupil();
  const second = await pupil();
  const outsider = await person('learner');
  const answer = await assign(teacher.token, { ref: 'unit:400', classId: room.id, dueOn: '2026-12-01' });
  expect(answer.status).toBe(201);
  for (const { token } of [first, second]) {
    expect(await planOf(token)).toMatchObject([
      { ref: 'unit:400', dueOn: '2026-12-01', from: 'Okot Paul', own: false },
    ]);
    expect(await newsOf(token)).toMatchObject([
      {
        message: expect.stringMatching(/^New on your plan: ‘.+’, until 1 December\.$/),
        read: false,
        path: '/unit/400',
      },
    ]);
  }
  expect(await planOf(outsider.token)).toEqual([]);
  expect((await send('DELETE', '/api/plan/unit:400', { token: first.token })).status).toBe(404);
  const { id } = answer.body as { id: number };
  const other = await person('teacher');
  expect((await send('DELETE', `/api/assignments/${id}`, { token: other.token })).status).toBe(404);
  expect((await send('DELETE', `/api/assignments/${id}`, { token: teacher.token })).status).toBe(200);
  expect(await planOf(first.token)).toEqual([]);
});

test('what was assigned leaves the plan two weeks after it was finished or was due; what one chose stays', async () => {
  const { id, token, parent } = await pupil();
  const acts = learnerActs({ send, db }, token);
  const began = clock.now;
  onTestFinished(() => {
    clock.now = began;
  });
  const inDays = (days: number) => new Date(began.getTime() + days * 24 * 60 * 60 * 1000);
  await send('POST', '/api/plan', { token, body: { ref: 'u400-l2' } });
  for (const [ref, dueOn] of [
    ['u400-l1', null],
    ['u400-l2', null],
    ['u400-l3', inDays(5).toISOString().slice(0, 10)],
    ['unit:5', null],
    ['unit:6', null],
  ])
    await assign(parent.token, { ref, childId: id, dueOn });
  await acts.video('u400-l1', clock.now);
  await acts.video('u400-l2', clock.now);
  const whole = { points: 100, percent: 100, reached: 100, aceAt: began, masterAt: began };
  await db.insert(unitProgress).values({ userId: id, unitId: 6, ...whole });
  const refs = async () => (await planOf(token)).map(({ ref, own }) => `${ref}${own ? ' own' : ''}`).sort();
  const all = ['u400-l1', 'u400-l2', 'u400-l2 own', 'u400-l3', 'unit:5', 'unit:6'];
  expect(await refs()).toEqual(all);
  clock.now = inDays(13);
  expect(await refs()).toEqual(all);
  clock.now = inDays(15);
  expect(await refs()).toEqual(['u400-l2 own', 'u400-l3', 'unit:5']);
  clock.now = inDays(21);
  expect(await refs()).toEqual(['u400-l2 own', 'unit:5']);
});

test('however much was assigned, the plan has an end: the latest stand on it', async () => {
  const { id, token, parent } = await pupil();
  await db.insert(assignments).values(
    Array.from({ length: 130 }, (_, place) => ({
      assignedBy: parent.id,
      childId: id,
      ref: `unit:${place + 1}`,
      createdAt: new Date(clock.now.getTime() + place * 1000),
    })),
  );
  const plan = await planOf(token);
  expect(plan).toHaveLength(100);
  expect([plan[0]?.ref, plan.at(-1)?.ref]).toEqual(['unit:31', 'unit:130']);
});

test('Assign of a parent reaches the own child only', async () => {
  const mine = await pupil();
  const other = await pupil();
  const body = { ref: 'u400-l1', childId: mine.id };
  expect((await assign(mine.parent.token, body)).body).toMatchObject({ learners: 1 });
  expect(await planOf(mine.token)).toMatchObject([{ ref: 'u400-l1', from: 'Auma Grace' }]);
  expect((await assign(other.parent.token, body)).status).toBe(404);
  expect(await planOf(other.token)).toEqual([]);
});

test('nobody assigns to whom they do not teach or raise, and everybody must say for whom', async () => {
  const { token, id, parent } = await pupil();
  const stranger = await person('teacher');
  const unverified = await person('teacher', { verifiedAt: null });
  expect((await assign(stranger.token, { ref: 'unit:400', classId: room.id })).status).toBe(404);
  expect((await assign(unverified.token, { ref: 'unit:400', classId: room.id })).status).toBe(404);
  expect((await assign(token, { ref: 'unit:400', childId: id })).status).toBe(403);
  expect((await assign(parent.token, { ref: 'unit:400', classId: room.id })).status).toBe(400);
  expect((await assign(teacher.token, { ref: 'unit:400' })).body).toMatchObject({ code: 'plan/nobody' });
  for (const dueOn of ['soon', '0000-01-01', '0026-12-01', '2101-01-01', '2026-02-30'])
    expect(await assign(teacher.token, { ref: 'unit:400', classId: room.id, dueOn }), dueOn).toMatchObject({
      status: 400,
      body: { fields: { dueOn: 'Please choose a day.' } },
    });
});
