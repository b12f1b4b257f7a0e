/** A link handed over by the administrator, for a school without mail. */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { schools, securityLog, users } from '#db/tables.ts';
import { addUser, hashPassword, newSession, type UserRow } from '#features/accounts/index.ts';
import { publicUrl } from '#testing/mailbox.ts';
import { goodPassword, testApp } from '#testing/test-app.ts';

const app = await testApp({ SAFETY_PROFILE: 'school' });
const { db } = app.database;
await db.insert(schools).values([
  { id: 1, name: 'Mango Tree' },
  { id: 2, name: 'Other School' },
]);
const passwordHash = await hashPassword(goodPassword);
const newPassword = 'groundnut stew 77';

const add = async (user: Partial<UserRow>): Promise<UserRow> => {
  const row = await addUser(db, 'school', {
    role: 'teacher',
    name: 'Achieng Ruth',
    passwordHash,
    schoolId: 1,
    ...user,
  });
  if (row === null) throw new Error('could not be added');
  return row;
};
const head = await add({ administrator: true, verifiedAt: app.clock.now });
const ask = async (id: number | string, by = head) =>
  await app.send('POST', `/api/people/${id}/reset-link`, { token: await newSession(db, by, app.clock.now) });
const confirm = (token: string) =>
  app.send('POST', '/api/password-reset/confirm', { body: { token, newPassword } });
const tokenIn = (url: string) => url.split('#token=')[1] ?? '';

test('the link is shown once, lives an hour, and sets a new password', async () => {
  const child = await add({ role: 'learner', name: 'Akello Grace' });
  const answer = await ask(child.id);
  expect(answer.status).toBe(200);
  const { url, expiresAt } = answer.body as { url: string; expiresAt: string };
  expect(url).toMatch(/^\/reset-password#token=[\w-]{43}$/);
  expect(expiresAt).toBe(new Date(app.clock.now.getTime() + 60 * 60 * 1000).toISOString());
  expect((await confirm(tokenIn(url))).status).toBe(200);
  expect((await confirm(tokenIn(url))).status).toBe(410);
  const body = { email: `AFRO${String(child.id).padStart(6, '0')}`, password: newPassword };
  expect((await app.send('POST', '/api/login', { body })).status).toBe(200);
});

test('it begins with PUBLIC_URL where that is set, with mail or without', async () => {
  const other = await testApp(
    { SAFETY_PROFILE: 'school', PUBLIC_URL: `${publicUrl}/` },
    { database: app.database },
  );
  const token = await newSession(db, head, other.clock.now);
  const answer = await other.send('POST', `/api/people/${head.id}/reset-link`, { token });
  expect((answer.body as { url: string }).url).toMatch(/^https:\/\/learn\.school\.ug\/reset-password#token=/);
});

test('nobody of another school, nobody paused, nobody without a school: none of them is there', async () => {
  const stranger = await add({ schoolId: 2 });
  const nowhere = await add({ schoolId: null });
  const paused = await add({ suspendedAt: app.clock.now });
  for (const id of [stranger.id, nowhere.id, paused.id, 77, '1 or 1=1'])
    expect(await ask(id)).toMatchObject({ status: 404, body: { code: 'access/not-found' } });
  const lost = await add({ administrator: true, schoolId: null, verifiedAt: app.clock.now });
  expect((await ask(nowhere.id, lost)).status).toBe(404);
});

test('only an administrator may', async () => {
  const colleague = await add({});
  expect((await ask(head.id, colleague)).status).toBe(403);
});

test('who made it for whom is noted, without the link; a later one voids it', async () => {
  const colleague = await add({});
  const first = (await ask(colleague.id)).body as { url: string };
  const second = (await ask(colleague.id)).body as { url: string };
  expect((await confirm(tokenIn(first.url))).status).toBe(410);
  expect((await confirm(tokenIn(second.url))).status).toBe(200);
  const events = await db.select().from(securityLog).where(eq(securityLog.userId, colleague.id));
  expect(events.map(({ event }) => event)).toEqual(['reset-link-made', 'reset-link-made', 'password-reset']);
  expect(events[0]?.detail).toMatchObject({ by: head.id });
  expect(JSON.stringify(events)).not.toContain(tokenIn(second.url));
});

test('whom the administrator knows waits for no letter any more, and has still not verified an email', async () => {
  const waiting = await add({ email: 'never@school.ug', mustVerifyEmail: true });
  const { url } = (await ask(waiting.id)).body as { url: string };
  expect((await confirm(tokenIn(url))).status).toBe(200);
  const [row] = await db.select().from(users).where(eq(users.id, waiting.id));
  expect(row).toMatchObject({ mustVerifyEmail: false, emailVerifiedAt: null });
});
