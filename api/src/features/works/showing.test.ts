/** A learner shows a work to their teachers, and nobody else ever sees it. */
import { randomUUID } from 'node:crypto';
import { workLimits } from '@afrolearn/learning/works/limits.ts';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { classes, classMembers, looks, madeWorks, madeWorkVersions, schoolWords } from '#db/tables.ts';
import { data, makersClass, tool } from './testing/makers-class.ts';

const { send, db, clock, person, pupil, teacher, learner, read, put, show, listOf, later, otherDevice } =
  await makersClass();

beforeEach(async () => {
  await db.delete(madeWorks);
  later(10);
});

test('nobody reads a work before it is shown; then the teacher does, as it was shown', async () => {
  const id = randomUUID();
  await put(learner, id);
  const [list, one] = [`/learners/${learner.id}/works`, `/learners/${learner.id}/works/${id}`];
  expect((await read(teacher, list)).body).toEqual([]);
  expect((await read(teacher, one)).status).toBe(404);
  expect((await show(learner, id)).body).toMatchObject({ shown: true, changedSince: false });
  await db.delete(looks);
  expect((await read(teacher, list)).body).toEqual([
    { id, tool, title: 'My riddles', shownAt: clock.now.toISOString(), seen: false },
  ]);
  expect((await read(teacher, one)).body).toMatchObject({ data });
  // The look is logged for the guardian.
  expect(await db.select().from(looks)).toMatchObject([
    { learnerId: learner.id, viewerId: teacher.id, what: 'work' },
  ]);
  // Later changes are the learner's own until they show the work again.
  later(1);
  await put(learner, id, { base: 1, title: 'Not for teachers', data: { riddles: [] } });
  expect((await read(teacher, one)).body).toMatchObject({ title: 'My riddles', data });
  expect((await listOf(learner))[0]).toMatchObject({ version: 2, shown: true, changedSince: true });
  await show(learner, id);
  expect((await read(teacher, one)).body).toMatchObject({ title: 'Not for teachers' });
  expect((await show(learner, id, false)).body).toMatchObject({ shown: false, seenBy: null });
  expect((await read(teacher, one)).status).toBe(404);
});

test('no other learner, parent, stranger, head or teacher of another class reads it', async () => {
  const id = randomUUID();
  await put(learner, id);
  await show(learner, id);
  const head = await person('teacher', { administrator: true });
  const colleague = await person('teacher');
  const unconfirmed = await person('teacher', { verifiedAt: null });
  await db
    .insert(classes)
    .values({ teacherId: colleague.id, schoolId: 11, name: 'P7 Red', gradeId: 7, subjectId: 7 });
  const [theirs] = await db
    .insert(classes)
    .values({ teacherId: unconfirmed.id, schoolId: 11, name: 'P7 Green', gradeId: 7, subjectId: 7 })
    .returning();
  if (theirs !== undefined) await db.insert(classMembers).values({ classId: theirs.id, userId: learner.id });
  const [mate, stranger] = [await pupil(), await person('learner')];
  const paths = [`/learners/${learner.id}/works`, `/learners/${learner.id}/works/${id}`];
  for (const path of paths) {
    for (const one of [head, colleague, unconfirmed]) expect((await read(one, path)).status).toBe(404);
    for (const one of [mate, stranger, learner.parent]) expect((await read(one, path)).status).toBe(403);
    expect((await send('GET', `/api${path}`)).status).toBe(401);
  }
  for (const one of [mate, stranger]) {
    expect((await read(one, `/me/works/${id}`)).status).toBe(404);
    expect(await listOf(one)).toEqual([]);
    expect((await send('DELETE', `/api/me/works/${id}`, { token: one.token })).status).toBe(404);
    expect((await show(one, id)).status).toBe(404);
    // The same id in another account is a different work.
    expect((await put(one, id, { title: 'Mine' })).status).toBe(200);
  }
  expect((await listOf(learner))[0]).toMatchObject({ title: 'My riddles' });
});

test('the learner reads who saw it, until it is shown as changed', async () => {
  const id = randomUUID();
  const seen = () => send('PUT', `/api/learners/${learner.id}/works/${id}/seen`, { token: teacher.token });
  await put(learner, id);
  expect((await seen()).status).toBe(404);
  await show(learner, id);
  expect((await seen()).status).toBe(200);
  expect((await listOf(learner))[0]).toMatchObject({ seenBy: teacher.name });
  await show(learner, id);
  expect((await listOf(learner))[0]).toMatchObject({ seenBy: teacher.name });
  await put(learner, id, { base: 1, title: 'More riddles' });
  expect((await listOf(learner))[0]).toMatchObject({ seenBy: teacher.name, changedSince: true });
  await show(learner, id);
  expect((await listOf(learner))[0]).toMatchObject({ seenBy: null, changedSince: false });
});

test('the shown version stays, however often the work is changed', async () => {
  const id = randomUUID();
  await put(learner, id, { title: 'As shown' });
  await show(learner, id);
  for (let base = 1; base < 9; base += 1) {
    later(workLimits.sittingMinutes);
    await put(learner, id, { base, title: `Change ${base}` });
  }
  expect((await read(teacher, `/learners/${learner.id}/works/${id}`)).body).toMatchObject({
    title: 'As shown',
  });
  expect(await db.$count(madeWorkVersions, eq(madeWorkVersions.id, id))).toBe(workLimits.versions + 1);
});

test.each([
  ['an unkind title', { title: 'You are stupid' }],
  ['an unkind page', { data: { pages: [{ text: 'You are stupid' }] } }],
  ['a phone number', { data: { pages: [{ text: 'Call me: 0772 123 456' }] } }],
  ['a word of the school', { data: { pages: [{ text: 'Ggwe embuzi' }] } }],
])('%s is stored, and not shown', async (_, more) => {
  const id = randomUUID();
  await db
    .insert(schoolWords)
    .values({ schoolId: 11, language: 'lg', word: 'embuzi', addedBy: teacher.id, addedAt: clock.now })
    .onConflictDoNothing();
  expect((await put(learner, id, more)).status).toBe(200);
  expect(await show(learner, id)).toMatchObject({
    status: 400,
    body: { fields: { shown: expect.any(String) } },
  });
  expect((await read(teacher, `/learners/${learner.id}/works`)).body).toEqual([]);
});

test('without consent or a class it is not shown, and what was shown is hidden', async () => {
  const [alone, id] = [await person('learner'), randomUUID()];
  await put(alone, id);
  expect((await show(alone, id)).body).toMatchObject({ code: 'works/no-teacher' });
  const child = await pupil();
  await put(child, id);
  await show(child, id);
  await db.execute(sql`update users set consent = 'none' where id = ${child.id}`);
  expect((await read(teacher, `/learners/${child.id}/works`)).status).toBe(404);
  const device = await otherDevice({ ...child, consent: 'none' });
  expect((await show(device, id)).body).toMatchObject({ code: 'works/not-shown' });
});
