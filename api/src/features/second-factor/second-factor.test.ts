import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { recoveryCodes, secondFactors, securityLog, sessions } from '#db/tables.ts';
import { newSession } from '#features/accounts/index.ts';
import { openMailbox } from '#testing/mailbox.ts';
import { goodPassword, testApp } from '#testing/test-app.ts';
import { peopleOf } from './testing/people.ts';

const mailbox = await openMailbox();
const app = await testApp({ SAFETY_PROFILE: 'school', ...mailbox.settings });
const { database, send, clock } = app;
const { add, phoneOf, wait, switchOn, logIn, ticketFor, giveNumber, statusOf } = await peopleOf(app);

const codeIn = ({ body }: { body: unknown }) => (body as { code?: string }).code;
const tokenIn = ({ body }: { body: unknown }) => (body as { token: string }).token;
const events = async (userId: number) => {
  const rows = await database.db.select().from(securityLog).where(eq(securityLog.userId, userId));
  return rows.map(({ event }) => event);
};

describe('switching on', () => {
  test('a password, a key, a first number; ten recovery codes; other sessions end', async () => {
    const ruth = await add();
    const elsewhere = await newSession(database.db, ruth, clock.now);
    const { token } = ruth;
    expect((await send('GET', '/api/second-factor', { token })).body).toEqual({
      on: false,
      since: null,
      codesLeft: 0,
      required: false,
    });
    const wrong = await send('POST', '/api/second-factor', { token, body: { password: 'not it at all' } });
    expect([wrong.status, codeIn(wrong)]).toEqual([403, 'settings/wrong-password']);
    const begun = await send('POST', '/api/second-factor', { token, body: { password: goodPassword } });
    const { key, uri } = begun.body as { key: string; uri: string };
    expect(key).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toContain(`secret=${key}`);

    // The key has no effect before a number was confirmed.
    expect(tokenIn(await logIn(ruth))).toMatch(/.{40}/);
    const slip = await send('PUT', '/api/second-factor', { token, body: { code: '000000' } });
    expect([slip.status, codeIn(slip)]).toEqual([403, 'second-factor/wrong-number']);
    const code = phoneOf(key).number();
    const on = await send('PUT', '/api/second-factor', { token, body: { code } });
    const { codes } = on.body as { codes: string[] };
    expect(new Set(codes).size).toBe(10);
    for (const one of codes) expect(one).toMatch(/^([A-HJKMNP-Z2-9]{4}-){2}[A-HJKMNP-Z2-9]{4}$/);
    expect([await statusOf(token), await statusOf(elsewhere)]).toEqual([200, 401]);
    expect((await send('GET', '/api/second-factor', { token })).body).toMatchObject({
      on: true,
      codesLeft: 10,
    });
    expect(await events(ruth.id)).toContain('second-factor-on');
    expect((await mailbox.letters).flatMap(({ to }) => to)).toContain(ruth.email);
  });

  test('neither key nor codes lie open in the database, nor in any later answer', async () => {
    const ruth = await add();
    const begun = await send('POST', '/api/second-factor', {
      token: ruth.token,
      body: { password: goodPassword },
    });
    const { key } = begun.body as { key: string };
    const code = phoneOf(key).number();
    const on = await send('PUT', '/api/second-factor', { token: ruth.token, body: { code } });
    const { codes } = on.body as { codes: string[] };
    const rows = [
      ...(await database.db.select().from(secondFactors).where(eq(secondFactors.userId, ruth.id))),
      ...(await database.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, ruth.id))),
      ...(await database.db.select().from(securityLog).where(eq(securityLog.userId, ruth.id))),
    ];
    const kept = rows
      .map((row) =>
        JSON.stringify(row, (_, value) =>
          value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
        ),
      )
      .join('\n');
    for (const secret of [key, ...codes, ...codes.map((one) => one.replace(/-/g, ''))])
      expect(kept).not.toContain(secret);
    const { text } = await send('GET', '/api/second-factor', { token: ruth.token });
    expect(text).not.toContain(key);
    const again = await send('POST', '/api/second-factor', {
      token: ruth.token,
      body: { password: goodPassword },
    });
    expect([again.status, codeIn(again)]).toEqual([409, 'second-factor/already-on']);
  });

  test('a learner has none: pictures, cards and passwords are theirs', async () => {
    const pupil = await add({ role: 'learner', email: null, gradeId: 4, verifiedAt: null });
    const answers = [
      await send('GET', '/api/second-factor', { token: pupil.token }),
      await send('POST', '/api/second-factor', { token: pupil.token, body: { password: goodPassword } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
  });

  test('a session that was opened in the very moment, without a number, is none', async () => {
    const ruth = await add();
    await switchOn(ruth);
    const late = await newSession(database.db, ruth, clock.now);
    expect(await statusOf(late)).toBe(401);
    // Control: with a number it is valid.
    expect(await statusOf(await newSession(database.db, ruth, clock.now, null, clock.now))).toBe(200);
  });
});

describe('signing in', () => {
  test('the password opens nothing by itself: the ticket is good for the number alone', async () => {
    const ruth = await add();
    const { phone } = await switchOn(ruth);
    const first = await logIn(ruth);
    expect(first.status).toBe(200);
    expect(Object.keys(first.body as object)).toEqual(['secondFactor']);
    const ticket = await ticketFor(ruth);
    for (const path of ['/api/me', '/api/second-factor', '/api/sessions', '/api/settings'])
      expect((await send('GET', path, { token: ticket })).status).toBe(401);
    const done = await giveNumber(ticket, phone.number());
    expect(done.status).toBe(200);
    expect(await statusOf(tokenIn(done))).toBe(200);
    const again = await giveNumber(ticket, phone.number(1));
    expect([again.status, codeIn(again)]).toEqual([403, 'second-factor/too-late']);
  });

  test('a wrong password is answered as for anybody else', async () => {
    const [ruth, other] = [await add(), await add()];
    await switchOn(ruth);
    const [mine, theirs] = [await logIn(ruth, 'not the password'), await logIn(other, 'not the password')];
    expect([mine.status, mine.body]).toEqual([theirs.status, theirs.body]);
  });

  test('a number works once, and none that is older works after it', async () => {
    const ruth = await add();
    const { phone } = await switchOn(ruth);
    wait(60);
    const code = phone.number();
    expect((await giveNumber(await ticketFor(ruth), code)).status).toBe(200);
    expect(codeIn(await giveNumber(await ticketFor(ruth), code))).toBe('second-factor/wrong-number');
    expect(codeIn(await giveNumber(await ticketFor(ruth), phone.number(-1)))).toBe(
      'second-factor/wrong-number',
    );
    // Control: the next number is accepted.
    wait();
    expect((await giveNumber(await ticketFor(ruth), phone.number())).status).toBe(200);
  });

  test('of many who send one number at once, one comes in', async () => {
    const ruth = await add();
    const { phone } = await switchOn(ruth);
    const tickets = await Promise.all(Array.from({ length: 4 }, () => ticketFor(ruth)));
    const answers = await Promise.all(tickets.map((ticket) => giveNumber(ticket, phone.number())));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('of many who send one recovery code at once, one comes in; another code still works', async () => {
    const ruth = await add();
    const { codes } = await switchOn(ruth);
    const [code = '', second = ''] = codes;
    const tickets = await Promise.all(Array.from({ length: 4 }, () => ticketFor(ruth)));
    const answers = await Promise.all(tickets.map((ticket) => giveNumber(ticket, code)));
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    const [winner] = won;
    const { body } = await send('GET', '/api/second-factor', {
      token: winner === undefined ? '' : tokenIn(winner),
    });
    expect(body).toMatchObject({ codesLeft: 9 });
    // Lower case without hyphens, as people type.
    const typed = second.toLowerCase().replace(/-/g, ' ');
    expect((await giveNumber(await ticketFor(ruth), typed)).status).toBe(200);
  });

  test('a ticket ends after ten minutes, with a new password, and with a pause of the account', async () => {
    const ruth = await add();
    const { phone } = await switchOn(ruth);
    const late = await ticketFor(ruth);
    wait(10 * 60);
    expect(codeIn(await giveNumber(late, phone.number()))).toBe('second-factor/too-late');

    const held = await ticketFor(ruth);
    const token = tokenIn(await giveNumber(await ticketFor(ruth), phone.number()));
    const body = { currentPassword: goodPassword, newPassword: 'quiet banana boats 77' };
    expect((await send('POST', '/api/change-password', { token, body })).status).toBe(200);
    wait();
    expect(codeIn(await giveNumber(held, phone.number()))).toBe('second-factor/too-late');

    const [head, paused] = [await add({ administrator: true }), await add()];
    const own = await switchOn(paused);
    const waiting = await ticketFor(paused);
    await send('POST', `/api/people/${paused.id}/suspend`, { token: head.token });
    expect(codeIn(await giveNumber(waiting, own.phone.number()))).toBe('login/suspended');
  });

  test('a stranger’s ticket is nobody’s', async () => {
    expect(codeIn(await giveNumber('A'.repeat(43), '123456'))).toBe('second-factor/too-late');
  });
});

describe('switching off', () => {
  test('needs password and number, and then the password alone opens the account', async () => {
    const ruth = await add();
    const { phone } = await switchOn(ruth);
    const { token } = ruth;
    const off = (body: object) => send('POST', '/api/second-factor/off', { token, body });
    expect(codeIn(await off({ password: 'not it at all', code: phone.number() }))).toBe(
      'settings/wrong-password',
    );
    expect(codeIn(await off({ password: goodPassword, code: '000000' }))).toBe('second-factor/wrong-number');
    expect((await off({ code: phone.number() })).status).toBe(400);
    expect((await off({ password: goodPassword, code: phone.number() })).status).toBe(200);
    expect(tokenIn(await logIn(ruth))).toMatch(/.{40}/);
    expect(await events(ruth.id)).toContain('second-factor-off');
    expect(codeIn(await off({ password: goodPassword, code: phone.number() }))).toBe('second-factor/off');
  });

  test('new recovery codes end the old ones', async () => {
    const ruth = await add();
    const { phone, codes } = await switchOn(ruth);
    const body = { password: goodPassword, code: phone.number() };
    const made = await send('POST', '/api/second-factor/codes', { token: ruth.token, body });
    const { codes: fresh } = made.body as { codes: string[] };
    expect(codeIn(await giveNumber(await ticketFor(ruth), codes[0] ?? ''))).toBe(
      'second-factor/wrong-number',
    );
    expect((await giveNumber(await ticketFor(ruth), fresh[0] ?? '')).status).toBe(200);
  });
});

describe('an administrator', () => {
  test('resets it for a teacher who lost the phone: sessions end, it is logged, a letter goes', async () => {
    const [head, ruth] = [await add({ administrator: true }), await add()];
    await switchOn(ruth);
    const before = (await mailbox.letters).length;
    const path = `/api/people/${ruth.id}/second-factor`;
    expect((await send('DELETE', path, { token: head.token })).status).toBe(200);
    expect(await statusOf(ruth.token)).toBe(401);
    expect(tokenIn(await logIn(ruth))).toMatch(/.{40}/);
    expect(await events(ruth.id)).toContain('second-factor-reset');
    expect((await mailbox.letters).slice(before)).toHaveLength(1);
  });

  test('not for themselves, not for a learner, and not as a teacher', async () => {
    const head = await add({ administrator: true });
    const [ruth, pupil] = [await add(), await add({ role: 'learner', verifiedAt: null })];
    const reset = (id: number, token: string) => send('DELETE', `/api/people/${id}/second-factor`, { token });
    expect((await reset(head.id, head.token)).status).toBe(409);
    expect((await reset(pupil.id, head.token)).status).toBe(404);
    expect((await reset(head.id, ruth.token)).status).toBe(403);
    const open = await database.db.select().from(sessions).where(eq(sessions.userId, head.id));
    expect(open.some(({ endedAt }) => endedAt !== null)).toBe(false);
  });
});

test('a number that was spent while the clock was years ahead does not use up those of today', async () => {
  const ruth = await add();
  const { phone } = await switchOn(ruth);
  const right = clock.now;
  try {
    clock.now = new Date(right.getTime() + 3650 * 24 * 60 * 60 * 1000);
    expect((await giveNumber(await ticketFor(ruth), phone.number())).status).toBe(200);
    clock.now = right;
    const spent = phone.number();
    expect((await giveNumber(await ticketFor(ruth), spent)).status).toBe(200);
    // And today's number counts as usual.
    expect((await giveNumber(await ticketFor(ruth), spent)).status).toBe(403);
  } finally {
    clock.now = right;
  }
});
