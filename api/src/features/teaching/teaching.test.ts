/** The teacher's figures: spec 2 'Teacher dashboard' and 'Class detail', §3, §9; permissions N15, G20, G38. */
import type { RecentActivity, TeacherStudent, TeacherToday } from '@afrolearn/contract/teaching.ts';
import { addDays, mondayOf } from '@afrolearn/learning/streaks/days.ts';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { cleanUp } from '#db/clean-up.ts';
import { attendanceMarks, classes, classMembers, looks, registers, users } from '#db/tables.ts';
import { aTeachersClass as opened } from './testing/a-teachers-class.ts';

const entries = ['u400-l1', 'u400-l2', 'u400-l3', 'u400-l4'];

test('a class with work: means, top performer, six weeks, attention and roster are of what pupils did', async () => {
  const { acting, summary, before, today, room, send, clock } = await opened();
  const [apio, okot, nakato] = [
    await acting('Apio Sarah'),
    await acting('Okot Paul'),
    await acting('Nakato Aisha'),
  ];
  for (const [place, id] of entries.entries()) await apio.acts.video(id, before(20 - place * 5));
  for (const id of entries.slice(0, 3)) await okot.acts.video(id, before(1));
  await okot.acts.quiz('u400-q1', 3, before(1));
  await nakato.acts.video('u400-l1', before(8));
  await nakato.acts.tell([nakato.acts.event('item.opened', { item: 'u400-l2' }, before(8))]);
  const found = await summary();
  expect(found.class).toEqual({
    id: room.id,
    name: 'P7 Blue',
    grade: 'Primary 7',
    subject: 'Science',
    subjectId: 7,
  });
  expect(found).toMatchObject({
    studentsCount: 3,
    reached: 4,
    avgProgress: 67,
    avgAttendance: null,
    attendanceBreakdown: null,
  });
  expect(found.topPerformer).toEqual({ id: apio.id, name: 'Apio Sarah', progress: 100, attendance: null });
  expect(found.weeks.at(-1)).toBe(mondayOf(today));
  expect(found.progressOverTime).toHaveLength(6);
  expect(found.progressOverTime.at(-1)).toBe(found.avgProgress);
  expect([...found.progressOverTime].sort((one, other) => one - other)).toEqual(found.progressOverTime);
  expect(found.progressOverTime[0]).toBe(0);
  expect(
    found.studentRoster.map(({ name, progress, lastActivity }) => [name, progress, lastActivity]),
  ).toEqual([
    ['Apio Sarah', 100, addDays(today, -5)],
    ['Nakato Aisha', 25, addDays(today, -8)],
    ['Okot Paul', 75, addDays(today, -1)],
  ]);
  expect(found.studentsNeedingAttention).toHaveLength(1);
  expect(found.studentsNeedingAttention[0]).toMatchObject({
    id: nakato.id,
    progress: 25,
    reason: { kind: 'stopped', entry: { id: 'u400-l2' }, days: 8 },
  });
  // The learner's own page shows the same number for the subject, without the failed checkpoint.
  const own = (await send('GET', '/api/today', { token: okot.token })).body as {
    subjects: { id: number; entriesDone: number }[];
  };
  const done = found.studentRoster.find(({ id }) => id === okot.id)?.done;
  expect([done, own.subjects.find(({ id }) => id === 7)?.entriesDone]).toEqual([3, 3]);
  expect(clock.now).toBeInstanceOf(Date);
});

test('a named mistake, a checkpoint tried twice and one who never began are told apart', async () => {
  const { acting, summary, before, ask } = await opened();
  const [apio, ...others] = [
    await acting('Apio Sarah'),
    await acting('Mugisha Brian'),
    await acting('Nansubuga Ritah'),
    await acting('Atim Mercy'),
  ];
  for (const id of [...entries, 'u400-q1']) if (id.includes('-l')) await apio.acts.video(id, before(3));
  const [mugisha, nansubuga] = others;
  await mugisha?.acts.quiz('u400-q1', 3, before(3));
  await mugisha?.acts.quiz('u400-q1', 4, before(2));
  const mistake = await nansubuga?.acts.mistake('u400-l1', 3, before(2));
  const found = await summary();
  const reasons = new Map(found.studentsNeedingAttention.map(({ name, reason }) => [name, reason]));
  expect(reasons.get('Mugisha Brian')).toMatchObject({ kind: 'stuck', entry: { id: 'u400-q1' }, tries: 2 });
  expect(reasons.get('Nansubuga Ritah')).toMatchObject({
    kind: 'mistake',
    mistake: { id: mistake },
    times: 3,
  });
  expect(reasons.get('Atim Mercy')).toMatchObject({ kind: 'new' });
  expect(reasons.has('Apio Sarah')).toBe(false);
  const { needs, needing, classes: rooms } = await ask<TeacherToday>('today');
  expect(needs.map((need) => (need.kind === 'child' ? need.student.reason.kind : need.kind))).toEqual([
    'stuck',
    'mistake',
    'new',
    'job',
  ]);
  expect(needing).toBe(3);
  expect(rooms).toMatchObject([{ name: 'P7 Blue', studentsCount: 4, avgProgress: found.avgProgress }]);
});

test('three pupils with one mistake are a group, and small jobs stand below the children', async () => {
  const { acting, ask, before, db, person, room } = await opened();
  for (const name of ['Apio Sarah', 'Okot Paul', 'Nakato Aisha']) {
    const { acts } = await acting(name);
    await acts.mistake('u400-l1', 2, before(2));
    await acts.video('u400-l1', before(2));
  }
  const silent = await person('learner', { consent: 'pending', name: 'Opio Ronald' });
  await db.insert(classMembers).values({ classId: room.id, userId: silent.id });
  const { needs } = await ask<TeacherToday>('today');
  expect(needs[0]).toMatchObject({ kind: 'group', students: 3, entry: { id: 'u400-l1' } });
  expect(needs.at(-1)).toMatchObject({ kind: 'job', job: 'consent', count: 1 });
  expect(needs.length).toBeLessThanOrEqual(6);
});

test('a pupil without consent is a name: no figures, no share in a mean, in no sentence', async () => {
  const { acting, summary, before, db, ask } = await opened();
  const [apio, secret] = [await acting('Apio Sarah'), await acting('Hidden Child')];
  await apio.acts.video('u400-l1', before(1));
  await secret.acts.video('u400-l1', before(1));
  await db.update(users).set({ consent: 'withdrawn' }).where(eq(users.id, secret.id));
  const found = await summary();
  expect(found.studentRoster.find(({ id }) => id === secret.id)).toEqual({
    id: secret.id,
    name: 'Hidden Child',
    progress: null,
    attendance: null,
    lastActivity: null,
    done: null,
    consentMissing: true,
    isNew: false,
    needsAttention: false,
  });
  expect(found).toMatchObject({ studentsCount: 2, avgProgress: 100 });
  expect(found.studentsNeedingAttention).toEqual([]);
  const recent = await ask<RecentActivity[]>('recent-activity');
  expect(JSON.stringify(recent)).not.toContain('Hidden');
  expect(recent.find(({ type }) => type === 'work')?.text).toMatch(/^1 student worked/);
  expect(await db.$count(looks, eq(looks.learnerId, secret.id))).toBe(0);
});

test('attendance is of the registers that were taken; where none was, nobody is said to be absent', async () => {
  const { acting, summary, before, db, room, today, ask, clock } = await opened();
  const [apio, okot] = [await acting('Apio Sarah'), await acting('Okot Paul')];
  for (const { acts } of [apio, okot]) await acts.video('u400-l1', before(1));
  expect(await summary()).toMatchObject({ avgAttendance: null, attendanceBreakdown: null });
  expect((await ask<TeacherToday>('today')).needs).toMatchObject([
    { kind: 'job', job: 'attendance', count: 2 },
  ]);
  for (const days of [0, 1, 2, 3]) {
    const on = { classId: room.id, day: addDays(today, -days) };
    await db.insert(registers).values({ ...on, takenAt: clock.now });
    await db.insert(attendanceMarks).values([
      { ...on, learnerId: apio.id, state: 'present', at: clock.now },
      { ...on, learnerId: okot.id, state: days < 3 ? 'absent' : 'late', at: clock.now },
    ]);
  }
  const found = await summary();
  expect(found).toMatchObject({ avgAttendance: 63, attendanceBreakdown: { present: 63, absent: 37 } });
  expect(found.studentRoster.map(({ attendance }) => attendance)).toEqual([100, 25]);
  expect(found.studentsNeedingAttention).toMatchObject([
    { name: 'Okot Paul', progress: 100, reason: { kind: 'away', missed: 3, registered: 4 } },
  ]);
  const { needs } = await ask<TeacherToday>('today');
  expect(needs.map(({ kind }) => kind)).toEqual(['child']);
});

test('a class without work has no figures rather than zeros, and one without pupils says so', async () => {
  const { acting, summary, ask } = await opened();
  expect(await summary()).toMatchObject({
    studentsCount: 0,
    avgProgress: null,
    topPerformer: null,
    studentRoster: [],
  });
  expect((await ask<TeacherToday>('today')).needs).toMatchObject([{ kind: 'job', job: 'empty' }]);
  await acting('Apio Sarah');
  expect(await summary()).toMatchObject({
    studentsCount: 1,
    avgProgress: null,
    avgAttendance: null,
    topPerformer: null,
    progressOverTime: [0, 0, 0, 0, 0, 0],
    studentsNeedingAttention: [],
  });
});

test('religious education is in no figure and no sentence (G20)', async () => {
  const { acting, db, summary, ask, before, room } = await opened();
  const { acts } = await acting('Apio Sarah');
  await acts.video('u400-l1', before(1));
  await db.execute(
    sql`update units set details = details || '{"strand": "religious-education"}' where id = 400`,
  );
  expect(await summary()).toMatchObject({ avgProgress: null, reached: 0 });
  const recent = await ask<RecentActivity[]>('recent-activity');
  expect(recent.filter(({ type }) => type !== 'joined')).toEqual([]);
  expect(room.subjectId).toBe(7);
});

test('other teachers find no class, an unconfirmed one is refused, the head may look; looks are kept a year', async () => {
  const { acting, send, db, person, teacher, room, clock, before } = await opened();
  const { id, acts } = await acting('Apio Sarah');
  await acts.video('u400-l1', before(1));
  const path = `/api/teacher/class/${room.id}/summary`;
  const statusFor = async (token: string) => (await send('GET', path, { token })).status;
  const [other, head] = [await person('teacher'), await person('teacher', { administrator: true })];
  const unconfirmed = await person('teacher', { verifiedAt: null });
  expect(await statusFor(other.token)).toBe(404);
  expect(await statusFor(unconfirmed.token)).toBe(404);
  expect((await send('GET', '/api/teacher/students', { token: unconfirmed.token })).status).toBe(403);
  expect((await send('GET', '/api/teacher/students', { token: other.token })).body).toEqual([]);
  expect((await send('GET', '/api/teacher/class/999999/summary', { token: teacher.token })).status).toBe(404);
  expect(await statusFor(head.token)).toBe(200);
  expect(await statusFor(teacher.token)).toBe(200);
  expect(await statusFor(teacher.token)).toBe(200);
  const kept = await db.select().from(looks).where(eq(looks.learnerId, id));
  expect(kept.map(({ viewerId, what }) => [viewerId, what])).toEqual([
    [head.id, 'class summary'],
    [teacher.id, 'class summary'],
  ]);
  await db.update(classes).set({ archivedAt: clock.now }).where(eq(classes.id, room.id));
  expect(await statusFor(teacher.token)).toBe(404);
  await cleanUp(db, new Date(clock.now.getTime() + 364 * 24 * 60 * 60 * 1000));
  expect(await db.$count(looks)).toBe(2);
  await cleanUp(db, new Date(clock.now.getTime() + 366 * 24 * 60 * 60 * 1000));
  expect(await db.$count(looks)).toBe(0);
});

test('students of all own classes come by name, 200 on a page', async () => {
  const { db, ask, room, teacher, acting, before } = await opened();
  const { acts, id } = await acting('Aaa First');
  await acts.video('u400-l1', before(1));
  const [second] = await db
    .insert(classes)
    .values({ teacherId: teacher.id, schoolId: 11, name: 'P6 Green', gradeId: 6, subjectId: 7 })
    .returning();
  await db.insert(classMembers).values({ classId: second?.id ?? 0, userId: id });
  await db.execute(sql`
    with made as (
      insert into users (id, role, name, school_id, consent)
      select 900000000 + n, 'learner', 'Pupil ' || lpad(n::text, 3, '0'), 11, 'school' from generate_series(1, 205) n
      returning id)
    insert into class_members (class_id, user_id) select ${room.id}, id from made`);
  const first = await ask<TeacherStudent[]>('students');
  expect(first).toHaveLength(200);
  expect(first.slice(0, 2).map(({ className, progress }) => [className, progress])).toEqual(
    expect.arrayContaining([
      ['P7 Blue', 100],
      ['P6 Green', null],
    ]),
  );
  expect(await ask<TeacherStudent[]>('students?page=2')).toHaveLength(7);
  expect(await ask<TeacherStudent[]>('students?page=3')).toEqual([]);
});
