/** The number of queries does not depend on how many pupils or classes there are (issue 14). */
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aClass } from '#testing/a-class.ts';
import { statementsOf } from '#testing/count-queries.ts';
import { plansOf } from '#testing/query-plans.ts';

const { send, db, database, teacher, room, clock } = await aClass();
const told = statementsOf(database);
/* Occasional statements of every call: the session and the limits. */
const isOfTheDoor = (text: string) => /sessions|limit_counters|security_log/.test(text);
const counting = async (act: () => Promise<unknown>) =>
  (await told(act)).filter((text) => !isOfTheDoor(text)).length;

let made = 0;
const fillRooms = async (classCount: number, pupilCount: number) => {
  const have = Number(
    (
      await db.execute<{ n: number }>(
        sql`select count(*)::int as n from classes where teacher_id = ${teacher.id}`,
      )
    )[0]?.n,
  );
  for (let place = have; place < classCount; place += 1)
    await db.execute(sql`insert into classes (teacher_id, school_id, name, grade_id, subject_id)
      values (${teacher.id}, 11, ${`Room ${place}`}, ${(place % 4) + 4}, 7)`);
  made += 10_000;
  const start = 800_000_000 + made;
  await db.execute(sql`
    with made as (
      insert into users (id, role, name, school_id, consent)
      select ${start}::int + n, 'learner', 'Pupil ' || n, 11, 'school' from generate_series(1, ${pupilCount}::int) n returning id),
    seated as (
      insert into class_members (class_id, user_id)
      select c.id, m.id from classes c cross join made m where c.teacher_id = ${teacher.id} returning user_id)
    insert into item_progress (user_id, item_id, unit_id, opened_at, completed_at)
      select id, 'u400-l1', 400, ${clock.now.toISOString()}::timestamptz, ${clock.now.toISOString()}::timestamptz from made`);
  // Every class has an assignment that is due, and requests to join.
  const now = clock.now.toISOString();
  await db.execute(sql`insert into assignments (assigned_by, class_id, whom, ref, due_on, created_at)
    select ${teacher.id}, id, 'class', 'u400-l1', ${now}::timestamptz::date + 2, ${now}::timestamptz
    from classes where teacher_id = ${teacher.id} on conflict do nothing`);
  await db.execute(sql`
    with made as (
      insert into users (id, role, name, school_id, consent)
      select ${start}::int + 5000 + n, 'learner', 'Asker ' || n, 11, 'school' from generate_series(1, ${pupilCount}::int) n returning id)
    insert into class_requests (learner_id, teacher_id, class_id, way, class_name, asked_at)
      select id, ${teacher.id}, ${room.id}, 'code', 'P7 Blue', ${now}::timestamptz from made`);
};

const paths = [
  `teacher/class/${room.id}/summary`,
  'teacher/today',
  'teacher/weekly-activity',
  'teacher/recent-activity',
  'teacher/students',
  'teacher/upcoming-assignments',
  'assignments',
  'class-requests',
  'class-codes',
  'classes/mine',
  `classes/${room.id}/students`,
  `classes/${room.id}/leavers`,
  `classes/${room.id}/attendance`,
  `classes/${room.id}/register`,
  `classes/${room.id}/reports`,
  'rosters/classes',
];
const costs = async () => {
  const all: number[] = [];
  for (const path of paths)
    all.push(
      await counting(async () => {
        expect((await send('GET', `/api/${path}`, { token: teacher.token })).status).toBe(200);
      }),
    );
  return all;
};

test('5 and 120 pupils, 1 and 8 classes cost the same number of queries', async () => {
  await fillRooms(1, 5);
  // The asker's session is then cached for a while.
  await costs();
  const few = await costs();
  await fillRooms(1, 115);
  const many = await costs();
  await fillRooms(8, 30);
  const wide = await costs();
  expect(many).toEqual(few);
  expect(wide).toEqual(few);
  expect(Math.max(...few)).toBeLessThan(20);
});

test('no statement reads a whole table of learners or of what they did', async () => {
  for (const path of paths) {
    const plans = await plansOf(database, () => send('GET', `/api/${path}`, { token: teacher.token }));
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans)
      expect(plan).not.toMatch(
        /Seq Scan on (users|class_members|item_progress|unit_progress|active_days|answers|looks)/,
      );
  }
});
