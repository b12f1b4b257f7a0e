import type { Reply } from '@afrolearn/contract';
import { lookKinds } from '@afrolearn/learning/people/looks.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { looks, users } from '#db/tables.ts';
import { addUser, newSession } from '#features/accounts/index.ts';
import { addClass, seat } from '#features/classes/index.ts';
import { link } from '#features/families/index.ts';
import { testApp, testSchool } from '#testing/test-app.ts';
import { logLook } from './looks.db.ts';

type Log = Reply<'GET /children/:id/looks'>;

const { send, database, clock } = await testApp({ SAFETY_PROFILE: 'school' });
const { db } = database;
const person = async (role: 'parent' | 'learner' | 'teacher', name: string, more: object = {}) => {
  const row = await addUser(db, 'school', { role, name, ...more });
  if (row === null) throw new Error('nobody was added');
  return { id: row.id, token: await newSession(db, row, clock.now) };
};
const school = { schoolId: testSchool.id };
const teacher = await person('teacher', 'Achan Ruth', { ...school, verifiedAt: clock.now });
const head = await person('teacher', 'Opio James', { ...school, verifiedAt: clock.now, administrator: true });
const [mother, father] = [await person('parent', 'Akello Mary'), await person('parent', 'Okot Peter')];

/** A child of both parents in the teacher's class. */
const newChild = async () => {
  const child = await person('learner', 'Apio Grace', { ...school, gradeId: 4, consent: 'guardian' });
  const room = { ...school, teacherId: teacher.id, name: 'P4', gradeId: 4, subjectId: 7 };
  await seat(db, await addClass(db, room, null), [child.id], clock.now);
  for (const { id } of [mother, father]) await link(db, id, child.id, clock.now);
  return child;
};
const logOf = async (childId: number, { token } = mother, before?: string) =>
  await send('GET', `/api/children/${childId}/looks${before === undefined ? '' : `?before=${before}`}`, {
    token,
  });
const daysLater = (count: number) => new Date(clock.now.getTime() + count * 24 * 60 * 60 * 1000);

test('permissions N15: a guardian reads by day who looked, who that is to the child, and at what', async () => {
  const { id } = await newChild();
  for (const path of [`xp/${id}`, `children/${id}/report?kind=weekly`, `users/${id}/stats`])
    expect((await send('GET', `/api/${path}`, { token: teacher.token })).status).toBe(200);
  expect((await send('GET', `/api/xp/${id}`, { token: head.token })).status).toBe(200);
  expect((await send('GET', `/api/children/${id}/report`, { token: father.token })).status).toBe(200);
  const { status, body } = await logOf(id);
  expect(status).toBe(200);
  expect(body).toEqual({
    child: { id, name: 'Apio Grace' },
    days: [
      {
        day: '2026-03-09',
        people: [
          { who: 'class teacher', name: 'Achan Ruth', what: ['results', 'report'] },
          { who: 'administrator', name: 'Opio James', what: ['results'] },
          { who: 'guardian', name: null, what: ['report'] },
        ],
      },
    ],
    older: null,
  });
  expect(((await logOf(id, father)).body as Log).days[0]?.people[2]).toMatchObject({
    who: 'you',
    name: null,
  });
});

test('a child at whom nobody looked has an empty log; who is no guardian finds none', async () => {
  const { id, token } = await newChild();
  expect((await logOf(id)).body).toMatchObject({ days: [], older: null });
  const stranger = await person('parent', 'Nobody Known');
  expect((await logOf(id, stranger)).status).toBe(404);
  expect((await logOf(id, teacher)).status).toBe(403);
  expect((await logOf(id, { id, token })).status).toBe(403);
  expect((await logOf(id, mother, '0000-01-01')).status).toBe(400);
});

test('what the child does is no look, and a look that comes twice on a day is one', async () => {
  const { id, token } = await newChild();
  await send('GET', `/api/xp/${id}`, { token });
  expect(await db.$count(looks, eq(looks.learnerId, id))).toBe(0);
  await Promise.all([1, 2, 3].map(() => send('GET', `/api/xp/${id}`, { token: teacher.token })));
  expect(await db.$count(looks, eq(looks.learnerId, id))).toBe(1);
});

test('a refused question is no look', async () => {
  const { id } = await newChild();
  await db.update(users).set({ consent: 'withdrawn' }).where(eq(users.id, id));
  expect((await send('GET', `/api/xp/${id}`, { token: teacher.token })).status).toBe(404);
  expect(await db.$count(looks, eq(looks.learnerId, id))).toBe(0);
});

test('fourteen days come on a page, and those before on the next; who left is told as gone', async () => {
  const { id } = await newChild();
  const leaver = await person('teacher', 'Left Long', school);
  for (let day = 0; day < 16; day += 1)
    await logLook(db, { viewerId: leaver.id, learnerIds: [id], what: 'results', at: daysLater(day) });
  await db.delete(users).where(eq(users.id, leaver.id));
  const first = (await logOf(id)).body as Log;
  expect(first.days).toHaveLength(14);
  expect([first.days[0]?.day, first.older]).toEqual(['2026-03-24', '2026-03-11']);
  const second = (await logOf(id, mother, '2026-03-11')).body as Log;
  expect(second.days.map(({ day }) => day)).toEqual(['2026-03-10', '2026-03-09']);
  expect(second.older).toBeNull();
  expect(second.days[0]?.people).toEqual([{ who: 'gone', name: null, what: ['results'] }]);
});

test('every kind of look can be kept, and an adult is never the one who was looked at', async () => {
  const { id } = await newChild();
  for (const what of lookKinds)
    await logLook(db, { viewerId: teacher.id, learnerIds: [id, head.id], what, at: clock.now });
  expect(await db.$count(looks, eq(looks.learnerId, id))).toBe(lookKinds.length);
  expect(await db.$count(looks, eq(looks.learnerId, head.id))).toBe(0);
});
