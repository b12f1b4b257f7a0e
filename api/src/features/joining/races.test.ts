/** Concurrency of requests, and limits on guessing codes. */
import { and, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { classMembers, classRequests, securityLog } from '#db/tables.ts';
import { aSchool } from './testing/school.ts';

const school = await aSchool();
const { learner, teacher, room, join, add, requestsOf, approve, reject, leave, seated, db } = school;
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort();

const fill = (classId: number, pupils: number, from: number) =>
  db.execute(sql`
    with made as (
      insert into users (id, role, name) select ${from}::int + n, 'learner', 'Somebody'
      from generate_series(1, ${pupils}::int) n returning id)
    insert into class_members (class_id, user_id) select ${classId}, id from made`);

test('of ten answers at once one counts, and the learner has one seat or none', async () => {
  const [okot, akello] = [await teacher(), await learner()];
  const green = await room(okot);
  await join(akello, green.code);
  const [request] = await requestsOf(okot);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, place) => (place % 2 === 0 ? approve : reject)(okot, request?.id)),
  );
  expect(statuses(answers)).toEqual([200, ...Array(9).fill(409)]);
  const said = answers.find(({ status }) => status === 200)?.body as { status: string };
  expect(await seated(green)).toBe(said.status === 'approved' ? 1 : 0);
});

test('a class holds 300: of two approvals at once for the last seat one is refused, and can be answered later', async () => {
  const [okot, akello, okello] = [await teacher(), await learner(), await learner()];
  const green = await room(okot);
  await fill(green.id, 299, 910_000_000);
  for (const who of [akello, okello]) await join(who, green.code);
  const requests = await requestsOf(okot);
  expect(statuses(await Promise.all(requests.map(({ id }) => approve(okot, id))))).toEqual([200, 409]);
  expect([await seated(green), (await requestsOf(okot)).length]).toEqual([300, 1]);
});

test('automatic approval fills the last seat once; the other waits', async () => {
  const okot = await teacher();
  const green = await room(okot);
  await school.setCode(okot, green, { automatic: true });
  await fill(green.id, 299, 920_000_000);
  const answers = await Promise.all(
    [await learner(), await learner(), await learner()].map((who) => join(who, green.code)),
  );
  const said = answers.map(({ body }) => (body as { status: string }).status).sort();
  expect(said).toEqual(['approved', 'pending', 'pending']);
  expect(await seated(green)).toBe(300);
});

test('asked twenty times at once is asked once; five wishes at once past the limit do not pass it', async () => {
  const [okot, akello] = [await teacher(), await learner()];
  const green = await room(okot);
  expect(statuses(await Promise.all(Array.from({ length: 20 }, () => join(akello, green.code))))).toEqual(
    Array(20).fill(200),
  );
  expect(await requestsOf(okot)).toHaveLength(1);
  const wishes = await Promise.all(Array.from({ length: 8 }, (_, n) => add(akello, `t${n}@school.ug`)));
  expect(statuses(wishes)).toEqual([...Array(5).fill(200), ...Array(3).fill(409)]);
});

test('leaving and a yes at the same moment leave no half: in the class, or out and answered', async () => {
  const [okot, akello] = [await teacher(), await learner()];
  const green = await room(okot);
  await join(akello, green.code);
  const [request] = await requestsOf(okot);
  await Promise.all([approve(okot, request?.id), leave(akello, okot.id)]);
  const sits = await db.$count(
    classMembers,
    and(eq(classMembers.classId, green.id), eq(classMembers.userId, akello.id)),
  );
  const waiting = await db.$count(
    classRequests,
    and(eq(classRequests.learnerId, akello.id), eq(classRequests.state, 'pending')),
  );
  expect([sits, waiting]).toEqual([0, 0]);
});

test('limit J: five wrong codes in a quarter of an hour and twenty a day; right ones cost nothing; 100 an hour in a school alarm', async () => {
  const strict = await aSchool('public', { limitsWidth: 1 });
  const okot = await strict.teacher();
  const { code } = await strict.room(okot);
  const akello = await strict.learner();
  for (let n = 0; n < 4; n += 1) expect((await strict.join(akello, '00000000')).status).toBe(404);
  for (let n = 0; n < 6; n += 1) expect((await strict.join(akello, code)).status).toBe(200);
  expect((await strict.join(akello, '00000000')).status).toBe(404);
  expect(await strict.join(akello, code)).toMatchObject({ status: 429 });
  let tries = 5;
  for (let round = 0; round < 6; round += 1) {
    strict.clock.now = new Date(strict.clock.now.getTime() + 16 * 60 * 1000);
    for (let n = 0; n < 5; n += 1) if ((await strict.join(akello, '00000000')).status === 404) tries += 1;
  }
  expect(tries).toBe(20);
  const alarms = () =>
    strict.db.$count(securityLog, and(eq(securityLog.event, 'alarm'), eq(securityLog.schoolId, 31)));
  strict.clock.now = new Date(strict.clock.now.getTime() + 24 * 60 * 60 * 1000);
  for (let n = 0; n < 100; n += 1) {
    if (n % 5 === 0) Object.assign(akello, await strict.learner());
    await strict.join(akello, '00000000');
  }
  expect(await alarms()).toBe(0);
  await strict.join(await strict.learner(), '00000000');
  expect(await alarms()).toBe(1);
}, 60_000);

test('five wishes for a teacher a day, also when they are taken back', async () => {
  const strict = await aSchool('public', { limitsWidth: 1 });
  const akello = await strict.learner();
  for (let n = 0; n < 5; n += 1) {
    expect((await strict.add(akello, `t${n}@school.ug`)).status).toBe(200);
    const [own] = await strict.pendingOf(akello);
    await strict.send('DELETE', `/api/my-pending-teachers/${own?.id}`, { token: akello.token });
  }
  expect((await strict.add(akello, 't6@school.ug')).status).toBe(429);
});
