/** Adults with a second factor, and their app's numbers. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { schools } from '#db/tables.ts';
import { addUser, hashPassword, newSession, type UserRow } from '#features/accounts/index.ts';
import { numberOf, stepOf } from '#features/second-factor/totp.ts';
import { goodPassword, type TestApp, testSchool } from '#testing/test-app.ts';

type Member = UserRow & { token: string };

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const bytesOf = (text: string): Buffer => {
  const bits = [...text].map((sign) => signs.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

type Phone = { number: (steps?: number) => string };

export const peopleOf = async ({ database, env, clock, send }: TestApp) => {
  await database.db.insert(schools).values(testSchool).onConflictDoNothing();
  const passwordHash = await hashPassword(goodPassword);
  let count = 0;
  const add = async (user: Partial<UserRow> = {}): Promise<Member> => {
    count += 1;
    const row = await addUser(database.db, env.profile, {
      role: 'teacher',
      name: 'Achieng Ruth',
      email: `adult${count}@school.ug`,
      passwordHash,
      schoolId: testSchool.id,
      verifiedAt: clock.now,
      createdAt: clock.now,
      ...user,
    });
    if (row === null) throw new Error('nobody was added');
    return { ...row, token: await newSession(database.db, row, clock.now) };
  };
  const phoneOf = (key: string): Phone => ({
    number: (steps = 0) => numberOf(bytesOf(key), stepOf(clock.now) + steps),
  });
  /** Advances to the next number. */
  const wait = (seconds = 30) => {
    clock.now = new Date(clock.now.getTime() + seconds * 1000);
  };
  const switchOn = async ({ token }: { token: string }) => {
    const begun = await send('POST', '/api/second-factor', { token, body: { password: goodPassword } });
    const phone = phoneOf((begun.body as { key: string }).key);
    const confirmed = await send('PUT', '/api/second-factor', { token, body: { code: phone.number() } });
    wait();
    return { phone, codes: (confirmed.body as { codes: string[] }).codes };
  };
  const logIn = (who: { email: string | null }, password = goodPassword) =>
    send('POST', '/api/login', { body: { email: who.email, password } });
  const ticketFor = async (who: { email: string | null }) => {
    const { body } = await logIn(who);
    return (body as { secondFactor: { ticket: string } }).secondFactor.ticket;
  };
  const giveNumber = (ticket: string, code: string) =>
    send('POST', '/api/login/code', { body: { ticket, code } });
  const statusOf = async (token: string) => (await send('GET', '/api/me', { token })).status;
  const loseKey = () => rmSync(join(env.dataDir, 'second-factor.key'));
  return { add, phoneOf, wait, switchOn, logIn, ticketFor, giveNumber, statusOf, loseKey };
};
