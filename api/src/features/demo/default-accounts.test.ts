/** Promise S13: a server other than the demo starts without accounts. */
import { expect, test } from 'vitest';
import { users } from '#db/tables.ts';
import { testApp } from '#testing/test-app.ts';
import { prepareProfile } from './prepare.ts';

const usual = [
  'admin',
  'administrator',
  'root',
  'teacher',
  'test',
  'demo',
  'achieng@mango-tree.learner.invalid',
];
const guesses = ['admin', 'password', 'afrolearn', 'changeme', 'demo', '12345678', ''];

test.each(['school', 'public'])(
  'the profile %s has no default account and no one-tap sign-in',
  async (profile) => {
    const { database, env, clock, send } = await testApp({ SAFETY_PROFILE: profile });
    await prepareProfile({ db: database.db, env, now: () => clock.now });
    expect(await database.db.select().from(users)).toEqual([]);
    expect((await send('GET', '/api/demo/people')).status).toBe(404);
    expect((await send('POST', '/api/demo/sign-in', { body: { personId: 1 } })).status).toBe(404);
    for (const email of usual) {
      for (const password of guesses) {
        const { status } = await send('POST', '/api/login', { body: { email, password } });
        expect([400, 401]).toContain(status);
      }
    }
  },
);

test('control: the demo has people', async () => {
  const { database, env, clock } = await testApp();
  await prepareProfile({ db: database.db, env, now: () => clock.now });
  expect((await database.db.select().from(users)).length).toBeGreaterThan(5);
});
