import type { RegisterDay, TermRegister } from '@afrolearn/contract/attendance.ts';
import type { Tap } from '@afrolearn/learning/attendance/marks.ts';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { attendanceChanges, attendanceMarks, classes, classMembers, registers } from '#db/tables.ts';
import { aClass } from '#testing/a-class.ts';
import { statementsOf } from '#testing/count-queries.ts';
import { attendanceShares, classAttendance } from './index.ts';

// Monday, 9 March 2026.
const { send, db, clock, person, database } = await aClass();
const monday = '2026-03-09';
const minute = 60_000;
let drawn = 0;
const tapOf = (learnerId: number, more: Partial<Tap> = {}) => {
  drawn += 1;
  const { at = clock.now.getTime(), ...rest } = more;
  return {
    id: `019cd12e-5300-7d38-95bb-${String(drawn).padStart(12, '0')}`,
    learnerId,
    state: 'absent' as const,
    reason: null,
    ...rest,
    at: new Date(at).toISOString(),
  };
};

/* A class of its own for each test. */
const aRoom = async (count = 3, at = clock.now) => {
  const teacher = await person('teacher', { name: 'Achieng Ruth' });
  const [room] = await db
    .insert(classes)
    .values({ teacherId: teacher.id, schoolId: 11, name: 'P5 Red', gradeId: 5, subjectId: 7 })
    .returning();
  const classId = room?.id ?? 0;
  const names = Array.from({ length: count }, (_, n) => `${'Pp'[n % 2]}upil ${String.fromCharCode(65 + n)}`);
  const pupils: Awaited<ReturnType<typeof person>>[] = [];
  for (const name of names) {
    const one = await person('learner', { name, consent: 'none' });
    await db.insert(classMembers).values({ classId, userId: one.id, joinedAt: at });
    pupils.push(one);
  }
  const path = `/api/classes/${classId}/attendance`;
  const read = async (date?: string, token = teacher.token) =>
    await send('GET', date === undefined ? path : `${path}?date=${date}`, { token });
  const keep = (taps: unknown[], more: object = {}, token = teacher.token) =>
    send('POST', path, {
      token,
      body: {
        date: monday,
        startedAt: clock.now.toISOString(),
        learnerIds: pupils.map(({ id }) => id),
        taps,
        ...more,
      },
    });
  const dayOf = async (date?: string) => (await read(date)).body as RegisterDay;
  const states = async () =>
    (await dayOf()).pupils.map(({ mark }) => (mark === null ? null : (mark.reason ?? mark.state)));
  return { teacher, classId, pupils, path, read, keep, dayOf, states };
};

describe('taking the register', () => {
  test('an untaken day has every pupil by name, those without consent too, and no marks', async () => {
    const { dayOf } = await aRoom();
    expect(await dayOf()).toMatchObject({
      class: { name: 'P5 Red', grade: 'Primary 5' },
      date: monday,
      today: monday,
      taken: null,
      pupils: [{ name: 'Pupil A', mark: null }, { name: 'pupil B' }, { name: 'Pupil C' }],
      corrections: [],
    });
  });

  test('who was not tapped is present; an absence has its reason; closing without a tap takes it too', async () => {
    const { keep, states, dayOf, pupils, teacher } = await aRoom();
    expect((await keep([])).status).toBe(200);
    expect(await states()).toEqual(['present', 'present', 'present']);
    await keep([
      tapOf(pupils[0]?.id ?? 0, { reason: 'sick' }),
      tapOf(pupils[2]?.id ?? 0, { state: 'late', reason: 'rain' }),
    ]);
    expect(await states()).toEqual(['sick', 'present', 'late']);
    expect((await dayOf()).taken).toEqual({ at: clock.now.toISOString(), by: teacher.name });
  });

  test('the same taps twice and in any order come to the same end; each is kept once', async () => {
    const { keep, states, pupils, classId } = await aRoom();
    const id = pupils[0]?.id ?? 0;
    const now = clock.now.getTime();
    const [away, sick, late] = [
      tapOf(id, { at: now - 3 * minute }),
      tapOf(id, { at: now - 2 * minute, reason: 'sick' }),
      tapOf(id, { at: now - minute, state: 'late' }),
    ];
    await keep([late]);
    expect((await keep([sick, away])).body).toEqual({ unknown: [], older: [id, id] });
    await keep([away, sick, late, late]);
    expect((await states())[0]).toBe('late');
    const kept = await db.select().from(attendanceChanges).where(eq(attendanceChanges.classId, classId));
    expect(kept.map(({ held }) => held).sort()).toEqual([false, false, true]);
  });

  test('twenty sendings at once of one tap make one register and one change', async () => {
    const { keep, classId, pupils } = await aRoom();
    const tap = tapOf(pupils[0]?.id ?? 0);
    const answers = await Promise.all(Array.from({ length: 20 }, () => keep([tap])));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await db.$count(registers, eq(registers.classId, classId))).toBe(1);
    expect(await db.$count(attendanceChanges, eq(attendanceChanges.classId, classId))).toBe(1);
    expect(await db.$count(attendanceMarks, eq(attendanceMarks.classId, classId))).toBe(3);
  });

  test('a clock that runs ahead does not hold against a later tap', async () => {
    const { keep, states, pupils } = await aRoom();
    const id = pupils[0]?.id ?? 0;
    await keep([tapOf(id, { at: clock.now.getTime() + 9 * 60 * minute })]);
    clock.now = new Date(clock.now.getTime() + minute);
    await keep([tapOf(id, { state: 'late' })]);
    expect((await states())[0]).toBe('late');
  });

  test('a learner who never was in the class is named, and holds up nobody', async () => {
    const { keep, states, pupils, classId } = await aRoom();
    const stranger = await person('learner');
    const answer = await keep([tapOf(stranger.id), tapOf(pupils[1]?.id ?? 0)]);
    expect(answer).toMatchObject({ status: 200, body: { unknown: [stranger.id], older: [] } });
    expect(await states()).toEqual(['present', 'absent', 'present']);
    expect(
      await db.$count(
        attendanceMarks,
        and(eq(attendanceMarks.classId, classId), eq(attendanceMarks.learnerId, stranger.id)),
      ),
    ).toBe(0);
  });

  test('nothing but strangers takes no register', async () => {
    const { keep, dayOf } = await aRoom(0);
    const stranger = await person('learner');
    await keep([tapOf(stranger.id)]);
    expect((await dayOf()).taken).toBeNull();
  });
});

describe('corrections', () => {
  test('what changes later is logged: who, when, from what, to what. The first minutes are the taking', async () => {
    const { keep, dayOf, pupils, teacher } = await aRoom();
    const id = pupils[0]?.id ?? 0;
    const start = clock.now.getTime();
    await keep([tapOf(id)]);
    expect((await dayOf()).corrections).toEqual([]);
    clock.now = new Date(start + 25 * minute);
    await keep([tapOf(id, { state: 'late' })]);
    expect((await dayOf()).corrections).toEqual([
      {
        learnerId: id,
        name: 'Pupil A',
        from: { state: 'absent', reason: null },
        to: { state: 'late', reason: null },
        at: clock.now.toISOString(),
        by: { id: teacher.id, name: 'Achieng Ruth' },
      },
    ]);
    clock.now = new Date(start);
  });

  test('a reason that is changed later is logged too; one that is only added is not', async () => {
    const { keep, dayOf, pupils } = await aRoom();
    const [[one = 0, other = 0], before] = [pupils.map(({ id }) => id), clock.now];
    await keep([tapOf(one, { reason: 'work' }), tapOf(other)]);
    clock.now = new Date(before.getTime() + 25 * minute);
    await keep([tapOf(one, { reason: 'sick' }), tapOf(other, { reason: 'rain' })]);
    expect((await dayOf()).corrections.map(({ to }) => to.reason)).toEqual(['sick']);
    clock.now = before;
  });

  test('a day of this term and the last one can be changed; an older one and tomorrow cannot', async () => {
    const { keep, read } = await aRoom();
    const statuses = async (date: string) => [(await keep([], { date })).status, (await read(date)).status];
    expect(await statuses('2025-09-15')).toEqual([200, 200]);
    expect(await statuses('2025-09-14')).toEqual([400, 400]);
    expect(await statuses('2026-03-10')).toEqual([400, 400]);
    expect((await keep([], { date: '2026-03-10' })).body).toMatchObject({ code: 'attendance/future' });
    expect((await read('2025-02-30')).status).toBe(400);
  });

  test('today is the day at the school: at 22:00 in London it is tomorrow in Kampala', async () => {
    const before = clock.now;
    clock.now = new Date('2026-03-09T22:00:00Z');
    const { keep, dayOf } = await aRoom();
    expect((await dayOf()).today).toBe('2026-03-10');
    expect((await keep([], { date: '2026-03-10' })).status).toBe(200);
    clock.now = before;
  });
});

test('another teacher, another school and an unverified one get nothing; the administrator does', async () => {
  const { keep, read, pupils, classId } = await aRoom();
  const tap = () => tapOf(pupils[0]?.id ?? 0);
  const statuses = async (token: string) => [
    (await read(undefined, token)).status,
    (await keep([tap()], {}, token)).status,
    (await send('GET', `/api/classes/${classId}/register`, { token })).status,
  ];
  const colleague = await person('teacher');
  const head = await person('teacher', { administrator: true });
  const [parent, pupil] = [await person('parent'), pupils[0]];
  expect(await statuses(colleague.token)).toEqual([404, 404, 404]);
  expect(await statuses(parent.token)).toEqual([403, 403, 403]);
  expect(await statuses(pupil?.token ?? '')).toEqual([403, 403, 403]);
  expect(await statuses(head.token)).toEqual([200, 200, 200]);
});

describe('the register of a term', () => {
  const taken = async (count = 3) => {
    const room = await aRoom(count);
    const [a, b] = [room.pupils[0]?.id ?? 0, room.pupils[1]?.id ?? 0];
    await room.keep([tapOf(a, { reason: 'fees' })], { date: '2026-03-05' });
    await room.keep([tapOf(a), tapOf(b, { state: 'late' })], { date: '2026-03-06' });
    await room.keep([]);
    const registerOf = async (query = '') =>
      await send('GET', `/api/classes/${room.classId}/register${query}`, { token: room.teacher.token });
    return { ...room, a, b, registerOf };
  };

  test('has a column for each day that was taken, and counts late as present', async () => {
    const { registerOf, teacher } = await taken();
    expect((await registerOf()).body).toMatchObject({
      class: { name: 'P5 Red', subjectId: 7 },
      school: 'Here Primary School',
      teacher: teacher.name,
      from: '2026-02-10',
      to: '2026-05-01',
      terms: [{ number: 1, year: 2026 }, { number: 3, year: 2025 }, { number: 2 }],
      days: ['2026-03-05', '2026-03-06', '2026-03-09'],
      pupils: [
        { name: 'Pupil A', cells: ['fees', 'absent', 'present'], present: 1, absent: 2 },
        { name: 'pupil B', cells: ['present', 'late', 'present'], present: 3, absent: 0 },
        { name: 'Pupil C', present: 3, absent: 0 },
      ],
    } satisfies Partial<TermRegister> | object);
    expect((await registerOf('?from=2026-03-06&to=2026-03-06')).body).toMatchObject({ days: ['2026-03-06'] });
    expect((await registerOf('?from=2026-03-06&to=2026-03-05')).status).toBe(400);
    expect((await registerOf('?from=2025-03-06&to=2026-03-05')).status).toBe(400);
  });

  test('marks of a pupil who left stay, and who came later has none before', async () => {
    const { registerOf, classId, a, dayOf, keep } = await taken();
    await db.delete(classMembers).where(and(eq(classMembers.classId, classId), eq(classMembers.userId, a)));
    const late = await person('learner', { name: 'Pupil Z' });
    await db.insert(classMembers).values({ classId, userId: late.id });
    const { pupils } = (await registerOf()).body as TermRegister;
    expect(pupils).toMatchObject([
      { name: 'Pupil A', left: true, absent: 2 },
      { name: 'pupil B', left: false },
      { name: 'Pupil C' },
      { name: 'Pupil Z', left: false, cells: [null, null, null], present: 0, absent: 0 },
    ]);
    expect((await dayOf('2026-03-05')).pupils.find(({ id }) => id === late.id)?.mark).toBeNull();
    // A tap sent after the pupil left is still stored.
    expect((await keep([tapOf(a, { reason: 'sick' })])).body).toMatchObject({ unknown: [] });
  });

  test('others count by learner and by class with one statement each', async () => {
    const { classId, a, b, pupils } = await taken();
    const statements = statementsOf(database);
    const ids = pupils.map(({ id }) => id);
    let shares: Awaited<ReturnType<typeof attendanceShares>> = new Map();
    const texts = await statements(async () => {
      shares = await attendanceShares(db, ids, '2026-03-05', '2026-03-09');
    });
    expect(texts).toHaveLength(1);
    expect(shares.get(a)).toEqual({ present: 1, absent: 2 });
    expect(shares.get(b)).toEqual({ present: 3, absent: 0 });
    expect(await attendanceShares(db, [a], '2026-03-06', '2026-03-06')).toEqual(
      new Map([[a, { present: 0, absent: 1 }]]),
    );
    expect(await attendanceShares(db, [], '2026-03-06', '2026-03-06')).toEqual(new Map());
    expect(await classAttendance(db, [classId], '2026-03-05', '2026-03-09')).toEqual(
      new Map([[classId, { present: 7, absent: 2 }]]),
    );
  });
});

test('a class of 120 takes as many statements as one of 3, to read, to keep and to print', async () => {
  const statements = statementsOf(database);
  const costs = async (count: number) => {
    const { keep, read, pupils, classId, teacher } = await aRoom(count);
    const taps = pupils.map(({ id }) => tapOf(id));
    return [
      await statements(() => keep(taps)),
      await statements(() => read()),
      await statements(() => send('GET', `/api/classes/${classId}/register`, { token: teacher.token })),
    ].map((texts) => texts.length);
  };
  const few = await costs(3);
  expect(Math.min(...few)).toBeGreaterThan(3);
  expect(await costs(120)).toEqual(few);
});
