/** Event floods are limited: 20,000 a day per learner. */
import { expect, test } from 'vitest';
import { testApp } from '#testing/test-app.ts';
import { addPupil, openDevice, statusesOf, tell } from './testing/device.ts';

const { send, database, clock } = await testApp({}, { limitsWidth: 1 });
const { db } = database;
const consented = { consent: 'guardian' } as const;
const hour = 60 * 60_000;

test('20,000 events a day are taken; more wait for the next day, and nothing of them is lost', async () => {
  const [akello, okello] = [
    await addPupil(db, clock.now, consented),
    await addPupil(db, clock.now, consented),
  ];
  const work = openDevice()('tool.completed', { tool: 'spelling-bee' }, clock.now);
  const broken = Array.from({ length: 500 }, () => null);
  for (let batch = 0; batch < 40; batch += 1) expect((await tell(send, akello, broken)).status).toBe(200);
  const over = await send('POST', '/api/events', { token: akello.token, body: { events: [work] } });
  expect(over.status).toBe(429);
  expect(over.body).toMatchObject({ code: 'limits/too-many' });
  // An empty batch counts nothing, and a classmate has a separate limit.
  expect((await tell(send, akello, [])).status).toBe(200);
  expect((await tell(send, okello, broken)).status).toBe(200);
  clock.now = new Date(clock.now.getTime() + 25 * hour);
  expect(statusesOf(await tell(send, akello, [work]))).toEqual(['stored']);
});
