import type { AssignmentResults } from '@afrolearn/contract/assigned-work.ts';
import { expect, test } from 'vitest';
import { aClass } from '#testing/a-class.ts';

const { send, teacher, pupil, room } = await aClass();

test('the answers of a sheet are told to the teacher alone, before and after the work came', async () => {
  const child = await pupil();
  const body = {
    ref: 'paper',
    title: 'Sums',
    paper: '1. 3 + 4 =',
    answers: '1. It is seven.',
    classId: room.id,
  };
  const { id } = (await send('POST', '/api/assignments', { ...teacher, body })).body as { id: number };
  const results = (await send('GET', `/api/assignments/${id}`, teacher)).body as AssignmentResults;
  expect(results).toMatchObject({ paper: '1. 3 + 4 =', answers: '1. It is seven.' });
  await send('POST', `/api/my-assignments/${id}/hand-in`, { ...child, body: { text: '8' } });
  const others = [
    await send('GET', '/api/my-assignments', child),
    await send('GET', '/api/plan', child),
    await send('GET', '/api/notifications', child),
    await send('GET', '/api/children/assignments', child.parent),
  ];
  for (const { status, body: told } of others)
    expect([status, JSON.stringify(told).includes('It is seven')]).toEqual([200, false]);
  expect((await send('GET', `/api/assignments/${id}`, child)).status).toBe(403);
});

test('answers that are too long are refused beside their field, and none is fine', async () => {
  const paper = { ref: 'paper', title: 'Sums', paper: '1. 3 + 4 =', classId: room.id };
  const long = await send('POST', '/api/assignments', {
    ...teacher,
    body: { ...paper, answers: 'a'.repeat(8_001) },
  });
  expect(long).toMatchObject({ status: 400, body: { fields: { answers: expect.any(String) } } });
  expect(
    (await send('POST', '/api/assignments', { ...teacher, body: { ...paper, answers: '' } })).status,
  ).toBe(201);
});
