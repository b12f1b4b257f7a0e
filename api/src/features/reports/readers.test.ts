/**
 * Permissions, 'Moderation', point 3; promise C5: which adults read a report, and never the person reported.
 */
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { classes, classMembers, guardianInvitations, reportCases } from '#db/tables.ts';
import { aDesk, named, only } from './testing/desk.ts';

const { send, db, clock, person, pupil, teacher, head, report, cases, act, mine, clear } = await aDesk();

beforeEach(clear);

test('a child asks to be talked with: the head and a second adult read it, and the child sees that they did', async () => {
  const one = await pupil();
  expect((await report(one, named(one), 'scared')).status).toBe(201);
  const row = only(await cases(head));
  expect(row).toMatchObject({ urgent: true, about: { id: one.id }, reporters: [{ id: one.id }] });
  await act(head, row.id, 'talked');
  expect(await mine(one)).toMatchObject([{ state: 'done' }]);
});

test('an adult whom the school does not know and who asks to be linked to a child is reported by that child alone', async () => {
  const email = 'asked-child@home.ug';
  const [child, other] = [await person('learner', { email }), await pupil()];
  const stranger = await person('parent', { schoolId: null });
  // Control: before the request the two have no relation.
  expect((await report(child, named(stranger), 'adult')).status).toBe(404);
  const asking = { guardianId: stranger.id, email, name: 'Any Child', gradeId: 4, createdAt: clock.now };
  await db.insert(guardianInvitations).values(asking);
  const [asked] = (await send('GET', '/api/guardian-invitations', { token: child.token })).body as {
    guardianId: number;
  }[];
  expect(asked?.guardianId).toBe(stranger.id);
  expect((await report(child, named(stranger), 'adult')).status).toBe(201);
  expect(only(await cases(head))).toMatchObject({ urgent: true, about: { id: stranger.id } });
  expect((await report(other, named(stranger), 'adult')).status).toBe(404);
});

test.each(['not-for-children', 'asks', 'adult', 'scared'])(
  'urgent (%s): past the class teacher to the head and the chosen second adult',
  async (reason) => {
    const [one, other] = [await pupil(), await pupil()];
    const second = await person('teacher', { name: 'Second Adult' });
    const body = { second: second.id };
    expect((await send('PUT', '/api/school/safety', { token: head.token, body })).body).toMatchObject({
      second: { id: second.id },
    });
    await report(one, named(other), reason);
    expect(await cases(teacher)).toEqual([]);
    for (const reader of [head, second]) expect(only(await cases(reader)).urgent).toBe(true);
  },
);

test('where the head has chosen nobody, the second adult is the class teacher, unless it is about them', async () => {
  const one = await pupil();
  await report(one, named(await pupil()), 'scared');
  expect(await cases(teacher)).toHaveLength(1);
  await db.delete(reportCases);
  const other = await person('teacher');
  await report(one, named(teacher));
  expect(await cases(teacher)).toEqual([]);
  expect(only(await cases(head))).toMatchObject({ urgent: true, about: { id: teacher.id } });
  const readers = await Promise.all([other, ...[head]].map(async (reader) => (await cases(reader)).length));
  expect(readers.reduce((sum, n) => sum + n, 0)).toBeGreaterThanOrEqual(1);
});

test('the person reported never reads it, head or chosen second adult; another adult always does', async () => {
  const one = await pupil();
  const second = await person('teacher');
  await send('PUT', '/api/school/safety', { token: head.token, body: { second: second.id } });
  await report(one, named(head), 'adult');
  expect(await cases(head)).toEqual([]);
  const { id } = only(await cases(second));
  expect((await act(head, id, 'done')).status).toBe(404);
  await report(one, named(second), 'adult');
  expect((await cases(second)).map(({ about }) => about?.id)).toEqual([head.id]);
  expect((await cases(head)).map(({ about }) => about?.id)).toEqual([second.id]);
});

test('an urgent word about a known case opens it anew, and takes it from the class teacher’s desk', async () => {
  const [one, two, other] = [await pupil(), await pupil(), await pupil()];
  await send('PUT', '/api/school/safety', {
    token: head.token,
    body: { second: (await person('teacher')).id },
  });
  await report(one, named(other));
  await act(teacher, only(await cases(teacher)).id, 'looked');
  await report(two, named(other), 'scared');
  expect(await cases(teacher)).toEqual([]);
  expect(only(await cases(head))).toMatchObject({ urgent: true, state: 'waiting' });
});

test('a teacher passes a case on to the head, who finds it first; only the head pauses, and only adults', async () => {
  const [one, other] = [await pupil(), await pupil()];
  await report(one, named(other));
  const { id, may } = only(await cases(teacher));
  expect(may).toEqual(['looked', 'pass', 'hide', 'talked', 'done']);
  expect((await act(teacher, id, 'pass')).body).toMatchObject({ passed: true, state: 'seen' });
  expect(await act(teacher, id, 'pass')).toMatchObject({ status: 409, body: { code: 'reports/not-now' } });
  expect((await act(teacher, id, 'suspend')).status).toBe(403);
  expect((await act(head, id, 'suspend')).status).toBe(409);
  const adult = await person('teacher');
  await report(one, named(adult), 'adult');
  const [urgent] = await cases(head);
  expect((await act(head, urgent?.id ?? 0, 'suspend')).body).toMatchObject({ about: { suspended: true } });
  expect((await send('GET', '/api/me', { token: adult.token })).status).toBe(401);
});

test('the second adult is a confirmed teacher of the school, and not the head who chooses', async () => {
  const put = (second: number | null) =>
    send('PUT', '/api/school/safety', { token: head.token, body: { second } });
  const paused = await person('teacher', { suspendedAt: clock.now });
  const learner = await pupil();
  const away = await person('teacher', { schoolId: 12 });
  for (const { id } of [paused, learner, away, head]) expect((await put(id)).status).toBe(404);
  expect((await put(teacher.id)).body).toMatchObject({ second: { id: teacher.id } });
  expect((await put(null)).body).toMatchObject({ second: null });
});

test('a learner who has left the class is no longer that teacher’s; the head still reads it', async () => {
  const [room2] = await db
    .insert(classes)
    .values({ teacherId: teacher.id, schoolId: 11, name: 'P6 Red', gradeId: 6, subjectId: 7 })
    .returning();
  const [one, other] = [await person('learner'), await person('learner')];
  await db
    .insert(classMembers)
    .values([one, other].map(({ id }) => ({ classId: room2?.id ?? 0, userId: id })));
  await report(one, named(other));
  expect(await cases(teacher)).toHaveLength(1);
  await db.delete(classMembers).where(sql`class_id = ${room2?.id}`);
  expect(await cases(teacher)).toEqual([]);
  expect(await cases(head)).toHaveLength(1);
});
