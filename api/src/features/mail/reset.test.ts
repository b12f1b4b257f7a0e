/** Forgotten passwords: links by mail, or from the administrator. */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { mailTokens, securityLog, sessions, signInTries, users } from '#db/tables.ts';
import { logOf } from '#testing/log.ts';
import { publicUrl, tokenIn } from '#testing/mailbox.ts';
import { goodPassword, testApp } from '#testing/test-app.ts';
import { hours, minutes, openPostOffice, type PostOffice, tokenOf } from './testing/post-office.ts';

const office = await openPostOffice();
const { box, post, login, personAt, pass, database } = office;
const newPassword = 'groundnut stew 77';

/** A person who can log in, with one open session. */
const member = async (email: string, at: PostOffice = office): Promise<string> => {
  await at.join('learner', email);
  return tokenOf(await at.login(email));
};
const ask = (email: string) => post('/password-reset/request', { email });
const linkFor = async (email: string): Promise<string> => {
  expect(await ask(email)).toMatchObject({ status: 200, body: { done: true, mail: true } });
  return tokenIn(await box.next(email));
};
const confirm = (token: string, password = newPassword) =>
  post('/password-reset/confirm', { token, newPassword: password });

test('the whole story: ask, read the letter, choose, log in; the old password and every session are gone', async () => {
  const session = await member('story@home.ug');
  expect((await ask(' Story@Home.ug ')).status).toBe(200);
  const letter = await box.next('story@home.ug');
  expect(letter.subject).toBe('A new password for AfroLearn');
  expect(letter.text).toContain(`${publicUrl}/reset-password#token=`);
  expect(await confirm(tokenIn(letter))).toMatchObject({ status: 200, body: { done: true } });

  expect((await office.send('GET', '/api/me', { token: session })).status).toBe(401);
  expect((await login('story@home.ug')).status).toBe(401);
  expect((await login('story@home.ug', newPassword)).status).toBe(200);
  // They are notified; and following a mailed link confirms their address.
  expect((await box.next('story@home.ug')).subject).toBe('Your password for AfroLearn has changed');
  expect((await personAt('story@home.ug')).emailVerifiedAt).not.toBeNull();
});

test('the letter is in the language of whoever asked for it', async () => {
  await member('lettre@home.ug');
  const headers = { 'accept-language': 'fr-CD' };
  const body = { email: 'lettre@home.ug' };
  expect((await office.send('POST', '/api/password-reset/request', { body, headers })).status).toBe(200);
  const letter = await box.next('lettre@home.ug');
  expect(letter.subject).toBe('Un nouveau mot de passe pour AfroLearn');
  expect(letter.text).toMatch(/^Bonjour,\n\n/);
  expect(letter.text).toContain(`${publicUrl}/reset-password#token=`);
});

test('asking changes nothing by itself: the old password and the session go on', async () => {
  const session = await member('careful@home.ug');
  await linkFor('careful@home.ug');
  expect((await login('careful@home.ug')).status).toBe(200);
  expect((await office.send('GET', '/api/me', { token: session })).status).toBe(200);
});

test('a link works once, also when twenty try at the same moment', async () => {
  await member('once@home.ug');
  const token = await linkFor('once@home.ug');
  const tries = await Promise.all(Array.from({ length: 20 }, () => confirm(token)));
  expect(tries.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 410)]);
  expect(await confirm(token)).toMatchObject({ status: 410, body: { code: 'mail/link-dead' } });
});

test('a link lives one hour, and a new one puts an end to the one before', async () => {
  await member('hour@home.ug');
  const first = await linkFor('hour@home.ug');
  const second = await linkFor('hour@home.ug');
  expect((await confirm(first)).status).toBe(410);
  pass(hours);
  expect((await confirm(second)).status).toBe(410);
  const third = await linkFor('hour@home.ug');
  pass(hours - 1000);
  expect((await confirm(third)).status).toBe(200);
});

test('a weak password is told beside its field and does not use the link up', async () => {
  await member('weak@home.ug');
  const token = await linkFor('weak@home.ug');
  for (const password of ['password123', 'short', 'weak@home.ug', 'afrolearn1'])
    expect(await confirm(token, password)).toMatchObject({
      status: 400,
      body: { fields: { newPassword: expect.any(String) } },
    });
  expect((await confirm(token)).status).toBe(200);
});

test('the answer is the same for an address that nobody has, in words and headers, and sends nothing', async () => {
  await member('known@home.ug');
  const bare = ({ headers, ...rest }: Awaited<ReturnType<typeof ask>>) => ({
    ...rest,
    headers: { ...headers, date: '' },
  });
  const known = bare(await ask('known@home.ug'));
  await box.next('known@home.ug');
  const before = box.letters.length;
  expect(bare(await ask('nobody@home.ug'))).toEqual(known);
  expect(bare(await ask('amina@kla.learner.invalid'))).toEqual(known);
  await database.db
    .update(users)
    .set({ suspendedAt: office.clock.now })
    .where(eq(users.email, 'known@home.ug'));
  expect(bare(await ask('known@home.ug'))).toEqual(known);
  // By now the work that runs after the response is complete.
  await member('last@home.ug');
  await linkFor('last@home.ug');
  expect(box.letters.slice(before).map(({ to }) => to)).toEqual(['last@home.ug']);
});

test('an address that an adult never verified is verified by a reset, so whoever owns it gets in', async () => {
  await office.join('teacher', 'squatted@school.ug');
  await box.next('squatted@school.ug');
  expect((await login('squatted@school.ug')).status).toBe(403);
  expect((await confirm(await linkFor('squatted@school.ug'))).status).toBe(200);
  expect((await login('squatted@school.ug', newPassword)).status).toBe(200);
});

test('a locked account is free again after a reset', async () => {
  await member('locked@home.ug');
  const { id } = await personAt('locked@home.ug');
  const at = office.clock.now;
  const endsAt = new Date(at.getTime() + hours);
  await database.db
    .insert(signInTries)
    .values({ account: `user:${id}`, wrong: 1e6, wrongInRow: 1e6, endsAt, triedAt: at });
  expect(await login('locked@home.ug')).toMatchObject({ status: 403, body: { code: 'login/locked' } });
  expect((await confirm(await linkFor('locked@home.ug'))).status).toBe(200);
  expect((await login('locked@home.ug', newPassword)).status).toBe(200);
});

test('a link is dead once the password was changed inside, or the person is paused', async () => {
  const session = await member('changed@home.ug');
  const token = await linkFor('changed@home.ug');
  const body = { currentPassword: goodPassword, newPassword };
  expect((await post('/change-password', body, session)).status).toBe(200);
  expect((await confirm(token, 'another mango 42')).status).toBe(410);
  const other = await linkFor('changed@home.ug');
  await database.db
    .update(users)
    .set({ suspendedAt: office.clock.now })
    .where(eq(users.email, 'changed@home.ug'));
  expect((await confirm(other, 'another mango 42')).status).toBe(410);
});

test('only the hash of a token is kept, and it opens nothing', async () => {
  await member('hash@home.ug');
  const token = await linkFor('hash@home.ug');
  const rows = await database.db.select().from(mailTokens);
  expect(JSON.stringify(rows)).not.toContain(token);
  for (const { tokenHash } of rows) {
    expect((await confirm(tokenHash.toString('base64url'))).status).toBe(410);
    expect((await confirm(tokenHash.toString('hex'))).status).toBe(410);
  }
});

test('the mail server away: everybody is told alike, and it does not use up the three of the day', async () => {
  const away = await openPostOffice({ SMTP_URL: 'smtp://127.0.0.1:1' }, { limitsWidth: 1 });
  await member('known@home.ug', away);
  for (const email of ['known@home.ug', 'nobody@home.ug', 'known@home.ug', 'known@home.ug', 'known@home.ug'])
    expect(await away.post('/password-reset/request', { email })).toMatchObject({
      status: 503,
      body: { code: 'mail/failed', error: expect.stringContaining('We could not send the mail just now.') },
    });
});

test('without mail the answer says so, no link is made, and nothing pretends', async () => {
  const { send, database: own } = await testApp();
  const answer = await send('POST', '/api/password-reset/request', { body: { email: 'any@home.ug' } });
  expect(answer).toMatchObject({ status: 200, body: { done: true, mail: false } });
  expect(await own.db.$count(mailTokens)).toBe(0);
});

test('three a day for one address, known or not; 60 an hour from one place', async () => {
  const strict = await openPostOffice({}, { limitsWidth: 1 });
  for (const email of ['nobody@home.ug', 'other@home.ug']) {
    const answers = [];
    for (let n = 0; n < 4; n += 1) answers.push(await strict.post('/password-reset/request', { email }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(Number(answers[3]?.headers['retry-after'])).toBeGreaterThan(3600);
  }
  let status = 200;
  let asked = 6;
  for (; status === 200 && asked < 100; asked += 1) {
    if (asked % 40 === 0) strict.pass(minutes);
    ({ status } = await strict.post('/password-reset/request', { email: `crowd${asked}@home.ug` }));
  }
  expect([status, asked]).toEqual([429, 61]);
});

test('no token and no address stands in the log or the security log, even at debug', async () => {
  const log = logOf('debug');
  const talkative = await openPostOffice({}, { logger: log.logger });
  await talkative.join('teacher', 'quiet@school.ug');
  const verify = tokenIn(await talkative.box.next('quiet@school.ug'));
  await talkative.post('/verify-email', { token: verify });
  await talkative.post('/verify-email', { token: verify });
  await talkative.post('/password-reset/request', { email: 'quiet@school.ug' });
  const reset = tokenIn(await talkative.box.next('quiet@school.ug'));
  await talkative.post('/password-reset/confirm', { token: reset, newPassword: 'short' });
  await talkative.post('/password-reset/confirm', { token: reset, newPassword });
  await talkative.box.close();
  await talkative.post('/password-reset/request', { email: 'quiet@school.ug' });
  const events = await talkative.database.db.select().from(securityLog);
  expect(log.text()).toContain('did not take a letter');
  expect(events.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['email-verified', 'password-reset']),
  );
  for (const secret of [verify, reset, newPassword, 'quiet'])
    expect(log.text() + JSON.stringify(events)).not.toContain(secret);
});

test('sessions of others are left alone', async () => {
  const bystander = await member('bystander@home.ug');
  await member('mine@home.ug');
  expect((await confirm(await linkFor('mine@home.ug'))).status).toBe(200);
  expect((await office.send('GET', '/api/me', { token: bystander })).status).toBe(200);
  expect(await database.db.$count(sessions)).toBeGreaterThan(1);
});
