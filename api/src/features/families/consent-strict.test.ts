/**
 * Permissions, 'Consent': with CONSENT_STRICT a learner's work without consent stays on the device and is not
 * lost.
 */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  assignments,
  classes,
  classMembers,
  guardianships,
  handIns,
  itemProgress,
  planEntries,
  schools,
  users,
} from '#db/tables.ts';
import { addUser, newSession } from '#features/accounts/index.ts';
import { learnerActs } from '#testing/learner-acts.ts';
import { bringCurriculum } from '#testing/packed-curriculum.ts';
import { testApp } from '#testing/test-app.ts';
import { onUsualDevice } from '#testing/usual-device.ts';

const opened = async (strict: 'on' | 'off') => {
  const { send, database, clock } = await testApp({ SAFETY_PROFILE: 'school', CONSENT_STRICT: strict });
  const { db } = database;
  await bringCurriculum(db, clock.now);
  await db.insert(schools).values({ id: 11, name: 'Here Primary School' });
  const person = async (role: 'learner' | 'parent' | 'teacher') => {
    const row = await addUser(db, 'school', {
      role,
      name: 'Auma Grace',
      gradeId: role === 'learner' ? 4 : null,
    });
    if (row === null) throw new Error('nobody was added');
    const before = new Date(clock.now.getTime() - 24 * 60 * 60 * 1000);
    return { id: row.id, token: await newSession(db, row, before, await onUsualDevice(db)) };
  };
  const [child, parent] = [await person('learner'), await person('parent')];
  await db.insert(guardianships).values({ guardianId: parent.id, childId: child.id });
  const { event } = learnerActs({ send, db }, child.token);
  const work = [event('video.finished', { item: 'u400-l1' }, clock.now)];
  const tell = () => send('POST', '/api/events', { token: child.token, body: { events: work } });
  const write = () =>
    send('POST', '/api/lesson/u400-l1/notes', {
      token: child.token,
      body: { id: randomUUID(), text: 'A cell has two ends.', at: clock.now.toISOString() },
    });
  const teacher = await person('teacher');
  const [room] = await db
    .insert(classes)
    .values({ teacherId: teacher.id, schoolId: 11, name: 'P4 Blue', gradeId: 4, subjectId: 7 })
    .returning();
  await db.insert(classMembers).values({ classId: room?.id ?? 0, userId: child.id });
  const [paper] = await db
    .insert(assignments)
    .values({
      assignedBy: teacher.id,
      classId: room?.id ?? 0,
      ref: 'paper',
      title: 'A drawing',
      paper: 'Draw.',
      createdAt: clock.now,
    })
    .returning();
  const handIn = () =>
    send('POST', `/api/my-assignments/${paper?.id}/hand-in`, {
      token: child.token,
      body: { text: 'My torch' },
    });
  const handInAsGuardian = () =>
    send('POST', `/api/children/${child.id}/assignments/${paper?.id}/hand-in`, {
      token: parent.token,
      body: { text: 'She said it' },
    });
  const leave = () => send('PUT', '/api/places/u400-l1', { token: child.token, body: { place: 'scene 2' } });
  const plan = () => send('POST', '/api/plan', { token: child.token, body: { ref: 'unit:400' } });
  const keptOfPaper = async () => [
    await db.$count(handIns, eq(handIns.learnerId, child.id)),
    await db.$count(planEntries, eq(planEntries.userId, child.id)),
  ];
  const kept = () => db.$count(itemProgress, eq(itemProgress.userId, child.id));
  const consent = (given: boolean) =>
    send('PUT', `/api/children/${child.id}/consent`, { token: parent.token, body: { given } });
  return { send, db, child, tell, write, kept, consent, handIn, handInAsGuardian, leave, plan, keptOfPaper };
};

test('work and notes of a learner without consent are not kept, and come in once a guardian has said yes', async () => {
  const { send, child, tell, write, kept, consent } = await opened('on');
  expect(await tell()).toMatchObject({ status: 403, body: { code: 'consent/on-device' } });
  expect(await write()).toMatchObject({ status: 403, body: { code: 'consent/on-device' } });
  expect(await kept()).toBe(0);
  const standing = async () => (await send('GET', '/api/consent', { token: child.token })).body;
  expect(await standing()).toMatchObject({ consent: 'none', onDevice: true });
  // Learning is allowed, only storing is refused.
  expect((await send('GET', '/api/lesson/u400-l1', { token: child.token })).status).toBe(200);
  await consent(true);
  expect(await tell()).toMatchObject({ status: 200, body: { results: [{ status: 'stored' }] } });
  expect((await write()).status).toBe(201);
  expect(await kept()).toBe(1);
  expect(await standing()).not.toHaveProperty('onDevice');
});

test('what is handed in and planned without consent is not kept either, whoever sends it', async () => {
  const { handIn, handInAsGuardian, leave, plan, keptOfPaper, consent } = await opened('on');
  expect(await leave()).toMatchObject({ status: 403, body: { code: 'consent/on-device' } });
  expect(await handIn()).toMatchObject({ status: 403, body: { code: 'consent/on-device' } });
  expect(await handInAsGuardian()).toMatchObject({ status: 403, body: { code: 'consent/not-kept' } });
  expect(await plan()).toMatchObject({ status: 403, body: { code: 'consent/not-kept' } });
  expect(await keptOfPaper()).toEqual([0, 0]);
  await consent(true);
  expect([(await handIn()).status, (await handInAsGuardian()).status, (await plan()).status]).toEqual([
    200, 200, 201,
  ]);
  expect((await leave()).status).toBe(200);
  expect(await keptOfPaper()).toEqual([1, 1]);
});

test.each(['none', 'pending', 'withdrawn'] as const)(
  'consent %s keeps nothing more; what is there stays',
  async (state) => {
    const { db, child, tell, kept, consent } = await opened('on');
    await consent(true);
    await tell();
    await db.update(users).set({ consent: state }).where(eq(users.id, child.id));
    expect((await tell()).status).toBe(403);
    expect(await kept()).toBe(1);
  },
);

test('control: without the setting a learner without consent keeps their own progress', async () => {
  const { tell, write, kept, handIn, plan, keptOfPaper } = await opened('off');
  expect((await tell()).status).toBe(200);
  expect((await write()).status).toBe(201);
  expect(await kept()).toBe(1);
  expect([(await handIn()).status, (await plan()).status]).toEqual([200, 201]);
  expect(await keptOfPaper()).toEqual([1, 1]);
});
