import { expect, test } from 'vitest';
import { testApp } from '#testing/test-app.ts';

const { send } = await testApp();

test('grades are Primary 1 to 7, by their number (spec 1 §3)', async () => {
  const answer = await send('GET', '/api/grades');
  expect(answer).toMatchObject({ status: 200 });
  expect(answer.body).toEqual([1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, name: `Primary ${id}` })));
});

test('subjects are a bare list of id and name with fixed ids, the seven of school first', async () => {
  const { status, body } = await send('GET', '/api/subjects');
  const list = body as { id: number; name: string }[];
  expect(status).toBe(200);
  expect(list.map(({ id }) => id)).toEqual(Array.from({ length: 14 }, (_, index) => index + 1));
  expect(list.slice(0, 7).map(({ name }) => name)).toEqual([
    'Lit I',
    'Lit II',
    'English',
    'MTC',
    'SST',
    'Math',
    'Science',
  ]);
  expect(list.every((one) => Object.keys(one).sort().join() === 'id,name')).toBe(true);
});

test('a query that nobody asked for changes nothing', async () => {
  expect((await send('GET', '/api/grades?userId=1&role=administrator')).body).toEqual(
    (await send('GET', '/api/grades')).body,
  );
});
