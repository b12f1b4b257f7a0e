import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { connect } from '#db/connect.ts';
import { pageVitals } from '#db/tables.ts';
import { testApp, testDatabase } from '#testing/test-app.ts';

const { send, database } = await testApp();

const measured = (changes: object = {}) => ({
  id: randomUUID(),
  page: '/login',
  measures: { LCP: 1234.5, CLS: 0.02 },
  ...changes,
});

test.each(['demo', 'school', 'public'])(
  'health answers 200 and the profile %s when the database answers',
  async (profile) => {
    const app = await testApp({ SAFETY_PROFILE: profile });
    expect(await app.send('GET', '/api/health')).toMatchObject({
      status: 200,
      body: { status: 'ok', profile },
    });
  },
);

test('with the database gone every call that needs it is 503 with Retry-After and a friendly text', async () => {
  const own = await testDatabase();
  const app = await testApp({}, { database: own });
  await own.close();
  const asked = [
    await app.send('GET', '/api/health'),
    await app.send('POST', '/api/login', { body: { email: 'a@b.ug', password: 'x' } }),
    await app.send('POST', '/api/vitals', { body: measured() }),
    await app.send('GET', '/api/me', { token: 'A'.repeat(43) }),
  ];
  for (const answer of asked) {
    expect(answer).toMatchObject({ status: 503, body: { code: 'server/unavailable' } });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.text).not.toMatch(/CONNECTION|postgres|ECONN/i);
  }
});

test('a database that cannot be reached at all is 503 too', async () => {
  const nowhere = connect({ host: '127.0.0.1', port: 1, user: 'nobody', database: 'none' }, { max: 1 });
  const app = await testApp({}, { database: nowhere });
  const answer = await app.send('GET', '/api/health');
  expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': expect.anything() } });
  await nowhere.close();
});

test('calls that need no database still answer without one', async () => {
  const own = await testDatabase();
  const app = await testApp({}, { database: own });
  await own.close();
  expect((await app.send('GET', '/api/grades')).status).toBe(200);
});

test('a page report is kept without saying who looked, and once however often it is sent', async () => {
  const body = measured();
  const answers = await Promise.all(Array.from({ length: 5 }, () => send('POST', '/api/vitals', { body })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const rows = await database.db.select().from(pageVitals).where(eq(pageVitals.id, body.id));
  expect(rows).toMatchObject([{ page: '/login', measures: body.measures }]);
  expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['createdAt', 'id', 'measures', 'page']);
});

test.each([
  ['no id', { id: undefined }, 'id'],
  ['an id that is none', { id: '1' }, 'id'],
  ['a page that is too long', { page: 'a'.repeat(101) }, 'page'],
  ['a page with NUL', { page: '/log\0in' }, 'page'],
  ['a page with half a character', { page: '/\ud83d' }, 'page'],
  ['a measure below zero', { measures: { LCP: -1 } }, 'measures.LCP'],
  ['a measure beyond reason', { measures: { LCP: 1e9 } }, 'measures.LCP'],
  ['a measure as text', { measures: { LCP: '1' } }, 'measures.LCP'],
])('a report with %s is refused beside its field, and nothing is kept', async (_fault, change, field) => {
  const before = await database.db.$count(pageVitals);
  const answer = await send('POST', '/api/vitals', { body: measured(change) });
  expect(answer).toMatchObject({ status: 400, body: { code: 'request/invalid' } });
  expect(Object.keys((answer.body as { fields: object }).fields)).toEqual([field]);
  expect(await database.db.$count(pageVitals)).toBe(before);
});

test('a report of unknown measures is refused, and one over 2 KiB is too large', async () => {
  const unknown = measured({ measures: { LCP: 1, SECRET: 2 } });
  expect((await send('POST', '/api/vitals', { body: unknown })).status).toBe(400);
  const large = measured({ page: 'a'.repeat(3000) });
  expect((await send('POST', '/api/vitals', { body: large })).status).toBe(413);
});

test("health names the operator's pages elsewhere, and nothing where none is set", async () => {
  const set = await testApp({
    SITE_LINKS: 'Play Store=https://play.example/a?id=x, Facebook=https://fb.example/a,b',
  });
  expect((await set.send('GET', '/api/health')).body).toMatchObject({
    siteLinks: [
      { name: 'Play Store', url: 'https://play.example/a?id=x' },
      { name: 'Facebook', url: 'https://fb.example/a,b' },
    ],
  });
  expect((await send('GET', '/api/health')).body).not.toHaveProperty('siteLinks');
});

test('health says the address to print, and nothing where none is set', async () => {
  const set = await testApp({ PUBLIC_URL: 'https://learn.school.ug/' });
  expect((await set.send('GET', '/api/health')).body).toMatchObject({ address: 'https://learn.school.ug' });
  expect((await send('GET', '/api/health')).body).not.toHaveProperty('address');
});

test('health says where links may lead, as the operator lists it, and nothing where none may', async () => {
  const listed = await testApp({ LESSON_LINK_HOSTS: 'learn.school.ug,*.khanacademy.org' });
  expect((await listed.send('GET', '/api/health')).body).toMatchObject({
    linkHosts: ['learn.school.ug', '*.khanacademy.org'],
  });
  const none = await testApp({ LESSON_LINK_HOSTS: 'none' });
  expect((await none.send('GET', '/api/health')).body).not.toHaveProperty('linkHosts');
});
