/** Permissions, 'Moderation', points 1, 3 and 4: who may report what, and what is hidden. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { ownLessons } from '#db/tables.ts';
import { hiddenThings, isHidden } from '#features/cases/index.ts';
import { testApp } from '#testing/test-app.ts';
import { type About, aDesk, named, only, type Someone } from './testing/desk.ts';

const {
  send,
  db,
  database,
  clock,
  person,
  pupil,
  teacher,
  room,
  head,
  report,
  queue,
  cases,
  act,
  mine,
  clear,
} = await aDesk();

beforeEach(clear);

test('a classmate’s name is reported: the class teacher and the head read who, what and when; others nothing', async () => {
  const [one, other] = [await pupil(), await pupil()];
  const elsewhere = await person('teacher');
  const id = randomUUID();
  expect(await report(one, named(other), 'unkind', id)).toMatchObject({
    status: 201,
    body: { id, kind: 'person', reason: 'unkind', state: 'sent' },
  });
  for (const reader of [teacher, head])
    expect(only(await cases(reader))).toMatchObject({
      kind: 'person',
      words: other.name,
      about: { id: other.id, name: other.name, role: 'learner' },
      urgent: false,
      state: 'waiting',
      hidden: null,
      reasons: ['unkind'],
      reporters: [{ id: one.id, name: one.name }],
      lastAt: clock.now.toISOString(),
    });
  expect(await cases(elsewhere)).toEqual([]);
  const strangers = await person('teacher', { administrator: true, schoolId: 12 });
  expect(await queue(strangers)).toEqual({ cases: [], head: true });
  for (const nobody of [one, other, other.parent, one.parent])
    expect((await send('GET', '/api/reports', { token: nobody.token })).status).toBe(403);
});

test('the one who reported sees it sent, seen and done; nobody else’s', async () => {
  const [one, other] = [await pupil(), await pupil()];
  await report(one, named(other));
  const { id } = only(await cases(teacher));
  expect(await mine(one)).toMatchObject([{ state: 'sent' }]);
  await act(teacher, id, 'looked');
  expect(await mine(one)).toMatchObject([{ state: 'seen' }]);
  await act(teacher, id, 'talked');
  expect(await mine(one)).toMatchObject([{ state: 'done' }]);
  expect(await mine(other)).toEqual([]);
  expect(await cases(teacher)).toEqual([]);
  expect(only(await cases(teacher, 'done')).acts).toMatchObject([
    { act: 'looked', by: teacher.name, at: clock.now.toISOString() },
    { act: 'talked', by: teacher.name },
  ]);
});

test('a guardian is not told what the child reported, and can be reported by the child', async () => {
  const one = await pupil();
  expect((await report(one, named(one.parent), 'scared')).status).toBe(201);
  expect(await mine(one.parent)).toEqual([]);
  expect((await send('GET', '/api/reports', { token: one.parent.token })).status).toBe(403);
  expect(only(await cases(head))).toMatchObject({ urgent: true, about: { role: 'parent' } });
});

test('sent twice it is one report; at most ten in a day, and the refused one can be sent tomorrow', async () => {
  const narrow = await testApp({ SAFETY_PROFILE: 'school' }, { limitsWidth: 1, database });
  const one = await pupil();
  const sendOne = (other: Someone, id: string = randomUUID()) =>
    narrow.send('POST', '/api/reports', {
      token: one.token,
      body: { id, about: named(other), reason: 'unkind' },
    });
  const [first, last] = [await pupil(), await pupil()];
  const id = randomUUID();
  for (let time = 0; time < 12; time += 1) expect((await sendOne(first, id)).status).toBe(201);
  expect(await mine(one)).toHaveLength(1);
  for (let time = 0; time < 9; time += 1) expect((await sendOne(await pupil())).status).toBe(201);
  const late = randomUUID();
  expect((await sendOne(last, late)).status).toBe(429);
  expect(await mine(one)).toHaveLength(10);
  narrow.clock.now = new Date(narrow.clock.now.getTime() + 25 * 60 * 60 * 1000);
  expect((await sendOne(last, late)).status).toBe(201);
});

test('ten taps are one report; an urgent one is never refused, however many there were before', async () => {
  const narrow = await testApp({ SAFETY_PROFILE: 'school' }, { limitsWidth: 1, database });
  narrow.clock.now = clock.now;
  const [one, other] = [await pupil(), await pupil()];
  const tap = (about: About, reason: string) =>
    narrow.send('POST', '/api/reports', { token: one.token, body: { id: randomUUID(), about, reason } });
  for (let n = 0; n < 12; n += 1) expect((await tap(named(other), 'unkind')).status).toBe(201);
  expect(await mine(one)).toHaveLength(1);
  // Nine others use up the day's reports.
  for (let n = 0; n < 9; n += 1) expect((await tap(named(await pupil()), 'unkind')).status).toBe(201);
  const another = named(await pupil());
  expect((await tap(another, 'unkind')).status).toBe(429);
  expect((await tap(another, 'scared')).status).toBe(201);
  expect((await tap(named(other), 'scared')).status).toBe(201);
  expect(await mine(one)).toHaveLength(12);
});

test('one thing is one row with its distinct reporters, however often and at once they report it', async () => {
  const [one, two, other] = [await pupil(), await pupil(), await pupil()];
  await Promise.all([
    report(one, named(other)),
    report(one, named(other), 'other'),
    report(two, named(other)),
  ]);
  const row = only(await cases(teacher));
  expect(row.reporters.map(({ id }) => id).sort()).toEqual([one.id, two.id].sort());
  expect(row.reasons.sort()).toEqual(['other', 'unkind']);
});

test('two different learners hide a thing until an adult decides; one learner twice does not (control)', async () => {
  const [one, two, other] = [await pupil(), await pupil(), await pupil()];
  const hidden = async () => (await hiddenThings(db, 11, 'person')).has(String(other.id));
  const inQuery = async () =>
    (
      await db.execute(
        sql`select 1 from users where users.id = ${other.id} and ${isHidden('person', sql`users.id`)}`,
      )
    ).length === 1;
  await report(one, named(other));
  await report(one, named(other), 'other');
  expect([await hidden(), await inQuery()]).toEqual([false, false]);
  await report(two, named(other));
  expect([await hidden(), await inQuery()]).toEqual([true, true]);
  const { id } = only(await cases(teacher));
  await act(teacher, id, 'looked');
  expect(await hidden()).toBe(true);
  expect(await act(teacher, id, 'done')).toMatchObject({
    status: 409,
    body: { code: 'reports/decide-first' },
  });
  await act(teacher, id, 'show');
  expect([await hidden(), await inQuery()]).toEqual([false, false]);
  // The same two again: after the adult's decision two new reports are needed.
  await report(one, named(other));
  expect(await hidden()).toBe(false);
  await act(teacher, id, 'hide');
  expect(await hidden()).toBe(true);
  expect((await act(teacher, id, 'done')).status).toBe(200);
  expect(await hidden()).toBe(true);
});

test('a teacher and a learner do not hide together: only learners’ reports count', async () => {
  const [one, other] = [await pupil(), await pupil()];
  await report(one, named(other));
  await report(teacher, named(other));
  expect((await hiddenThings(db, 11, 'person')).size).toBe(0);
});

test('what was done is open again when it is reported again, with the new reporter only', async () => {
  const [one, two, other] = [await pupil(), await pupil(), await pupil()];
  await report(one, named(other));
  const { id } = only(await cases(teacher));
  await act(teacher, id, 'done');
  await report(two, named(other));
  expect(only(await cases(teacher))).toMatchObject({ id, state: 'waiting', reporters: [{ id: two.id }] });
  expect(await mine(one)).toMatchObject([{ state: 'done' }]);
});

test('an own lesson is reported by whoever sees it; its author does not read that', async () => {
  const [lesson] = await db
    .insert(ownLessons)
    .values({
      schoolId: 11,
      authorId: teacher.id,
      title: 'Our soil',
      type: 'reading',
      subjectId: 7,
      gradeId: 7,
      visibility: 'class',
      classId: room.id,
      createdAt: clock.now,
      updatedAt: clock.now,
    })
    .returning();
  const about: About = { kind: 'lesson', id: `t${lesson?.id}` };
  expect((await report(await person('learner'), about)).status).toBe(404);
  const reader = await pupil();
  const open = async ({ token }: Someone) => (await send('GET', `/api/lesson/${about.id}`, { token })).status;
  expect((await report(await pupil(), about)).status).toBe(201);
  expect(await cases(teacher)).toEqual([]);
  expect(only(await cases(head))).toMatchObject({ kind: 'lesson', words: 'Our soil' });
  expect(await open(reader)).toBe(200);
  expect((await report(await pupil(), about)).status).toBe(201);
  expect([await open(reader), await open(head), await open(teacher)]).toEqual([404, 200, 200]);
});

test('a group is reported by its name; after two learners it is hidden from learners, not from its teacher', async () => {
  const [owner, one, other] = [await pupil(), await pupil(), await pupil()];
  const made = await send('POST', '/api/community/groups', {
    token: owner.token,
    body: { name: 'Drum Beaters', description: 'We drum.' },
  });
  const { id } = made.body as { id: number };
  const about: About = { kind: 'group', id: String(id) };
  const sees = async ({ token }: Someone) =>
    ((await send('GET', '/api/groups', { token })).body as { id: number }[]).some((group) => group.id === id);
  expect((await report(owner, about)).status).toBe(404);
  expect((await report(await person('learner', { schoolId: 12 }), about)).status).toBe(404);
  expect((await report(one, about)).status).toBe(201);
  expect(only(await cases(teacher))).toMatchObject({
    kind: 'group',
    words: 'Drum Beaters\nWe drum.',
    about: { id: owner.id },
  });
  expect(await sees(other)).toBe(true);
  expect((await report(other, about)).status).toBe(201);
  expect([await sees(one), await sees(owner), await sees(teacher)]).toEqual([false, false, true]);
  await act(teacher, only(await cases(teacher)).id, 'show');
  expect(await sees(other)).toBe(true);
});

test.each([
  ['oneself', (me: Someone) => named(me)],
  ['somebody who is not there', () => ({ kind: 'person', id: '77' }) as About],
  ['a number that is too large', () => ({ kind: 'person', id: '9999999999' }) as About],
  ['a group that is not there', () => ({ kind: 'group', id: '7' }) as About],
  ['a person by the id of a lesson', () => ({ kind: 'person', id: 't7' }) as About],
])('%s cannot be reported: not found', async (_, about) => {
  const me = await pupil();
  expect((await report(me, about(me))).status).toBe(404);
});

test('nobody of another school is reported, nor by an adult whom no school has confirmed', async () => {
  const one = await pupil();
  const stranger = await person('learner', { schoolId: 12 });
  expect((await report(one, named(stranger))).status).toBe(404);
  expect((await report(await person('teacher', { verifiedAt: null }), named(one))).status).toBe(404);
});

test('a child whom no school has is sent to a grown-up and the helpline', async () => {
  const child = await person('learner', { schoolId: null });
  const parent = await person('parent', { schoolId: null });
  await db.execute(sql`insert into guardianships (guardian_id, child_id) values (${parent.id}, ${child.id})`);
  expect(await report(child, named(parent), 'scared')).toMatchObject({
    status: 409,
    body: { code: 'reports/no-school', error: expect.stringContaining('116') },
  });
});

test.each([
  [{ about: { kind: 'dog', id: '7' }, reason: 'unkind' }],
  [{ about: { kind: 'person', id: '0x7' }, reason: 'unkind' }],
  [{ about: { kind: 'person', id: '7' }, reason: 'boring' }],
  [{ about: { kind: 'person', id: '7' } }],
])('%j is refused with a sentence', async (body) => {
  const { token } = await pupil();
  expect(await send('POST', '/api/reports', { token, body: { id: randomUUID(), ...body } })).toMatchObject({
    status: 400,
    body: { error: expect.any(String) },
  });
});
