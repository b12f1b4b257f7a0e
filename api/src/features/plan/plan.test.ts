import type { Notification } from '@afrolearn/contract/notifications.ts';
import type { PlanEntry } from '@afrolearn/contract/plan.ts';
import { expect, test } from 'vitest';
import { aClass } from '#testing/a-class.ts';

const { send, person, pupil, teacher, room } = await aClass();
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

test.each([{}, { ref: '' }, { ref: 'unit:' }, { ref: 'unit:1; drop table' }, { ref: 7 }, { ref: 'u400-x1' }])(
  'a plan of %j is refused beside its field',
  async (body) => {
    const { token } = await pupil();
    const answer = await send('POST', '/api/plan', { token, body });
    expect(answer).toMatchObject({ status: 400, body: { fields: { ref: expect.any(String) } } });
    expect(await planOf(token)).toEqual([]);
  },
);

test('what is not in the catalogue cannot be planned, and a plan has an end', async () => {
  const { token } = await pupil();
  expect((await send('POST', '/api/plan', { token, body: { ref: 'unit:999999' } })).status).toBe(404);
  for (let id = 1; id <= 60; id++)
    expect((await send('POST', '/api/plan', { token, body: { ref: `unit:${id}` } })).status).toBe(201);
  expect(await send('POST', '/api/plan', { token, body: { ref: 'unit:61' } })).toMatchObject({
    status: 409,
    body: { code: 'plan/full' },
  });
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
        message: expect.stringMatching(/^New on your plan: ‘.+’, until 2026-12-01\.$/),
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
  expect(
    (await assign(teacher.token, { ref: 'unit:400', classId: room.id, dueOn: 'soon' })).body,
  ).toMatchObject({
    fields: { dueOn: 'Please choose a day.' },
  });
});
