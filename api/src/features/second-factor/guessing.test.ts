/** Guessing numbers with a known password, and loss of the data folder. */
import { expect, test } from 'vitest';
import { goodPassword, testApp } from '#testing/test-app.ts';
import { peopleOf } from './testing/people.ts';

const codeIn = ({ body }: { body: unknown }) => (body as { code?: string }).code;

test('after five wrong numbers an account waits, by however many tickets; the wait doubles, and the password still fits', async () => {
  const app = await testApp({ SAFETY_PROFILE: 'school' }, { limitsWidth: 1 });
  const { add, switchOn, ticketFor, giveNumber, wait } = await peopleOf(app);
  const ruth = await add();
  const { phone } = await switchOn(ruth);
  const wrong = String((Number(phone.number()) + 1) % 1_000_000).padStart(6, '0');
  const tickets: string[] = [];
  for (let n = 0; n < 8; n += 1) tickets.push(await ticketFor(ruth));
  const answers = await Promise.all(tickets.map((ticket) => giveNumber(ticket, wrong)));
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
  // During the wait even the right number is refused.
  const early = await giveNumber(await ticketFor(ruth), phone.number());
  expect([early.status, early.headers['retry-after']]).toEqual([429, '900']);
  wait(15 * 60);
  for (let n = 0; n < 5; n += 1) expect((await giveNumber(await ticketFor(ruth), wrong)).status).toBe(403);
  const twice = await giveNumber(await ticketFor(ruth), phone.number());
  expect(twice.headers['retry-after']).toBe('1800');
  wait(30 * 60);
  expect((await giveNumber(await ticketFor(ruth), phone.number())).status).toBe(200);
});

test('a hundred wrong numbers in a row lock it, until the school resets it', async () => {
  const app = await testApp({ SAFETY_PROFILE: 'school' }, { limitsWidth: 1 });
  const { add, switchOn, ticketFor, giveNumber, wait, logIn } = await peopleOf(app);
  const [head, ruth] = [await add({ administrator: true }), await add()];
  const { phone, codes } = await switchOn(ruth);
  for (let round = 0; round < 20; round += 1) {
    const ticket = await ticketFor(ruth);
    for (let n = 0; n < 5; n += 1) await giveNumber(ticket, 'ABCD-ABCD-ABCD');
    wait(24 * 60 * 60);
  }
  expect(codeIn(await giveNumber(await ticketFor(ruth), phone.number()))).toBe('login/locked');
  expect(codeIn(await giveNumber(await ticketFor(ruth), codes[0] ?? ''))).toBe('login/locked');
  const token = (await logIn(head)).body as { token: string };
  const path = `/api/people/${ruth.id}/second-factor`;
  expect((await app.send('DELETE', path, { token: token.token })).status).toBe(200);
  expect((await logIn(ruth)).body).toHaveProperty('token');
});

test('with another data folder no number fits, and a recovery code does', async () => {
  const app = await testApp({ SAFETY_PROFILE: 'school' });
  const { add, switchOn, ticketFor, giveNumber, loseKey, wait } = await peopleOf(app);
  const ruth = await add();
  const { phone, codes } = await switchOn(ruth);
  // Control: before the loss the number is accepted.
  expect((await giveNumber(await ticketFor(ruth), phone.number())).status).toBe(200);
  wait();
  loseKey();
  expect(codeIn(await giveNumber(await ticketFor(ruth), phone.number()))).toBe('second-factor/wrong-number');
  expect((await giveNumber(await ticketFor(ruth), codes[0] ?? '')).status).toBe(200);
});

test('on a server of many schools an administrator heads nothing before the second step is on', async () => {
  const app = await testApp({ SAFETY_PROFILE: 'public' });
  const { send } = app;
  const { add, switchOn, wait } = await peopleOf(app);
  const [head, ruth] = [await add({ administrator: true }), await add()];
  const school = () => send('GET', '/api/school', { token: head.token });
  expect([(await school()).status, codeIn(await school())]).toEqual([403, 'second-factor/needed']);
  expect((await send('GET', '/api/second-factor', { token: head.token })).body).toMatchObject({
    on: false,
    required: true,
  });
  const link = await send('POST', `/api/people/${ruth.id}/reset-link`, { token: head.token });
  expect(link.status).toBe(403);
  const { phone } = await switchOn(head);
  expect((await school()).status).toBe(200);
  // Switching it off removes the powers.
  wait();
  const body = { password: goodPassword, code: phone.number() };
  expect((await send('POST', '/api/second-factor/off', { token: head.token, body })).status).toBe(200);
  expect(codeIn(await school())).toBe('second-factor/needed');
  // Control: on a school's own server it is optional.
  const one = await testApp({ SAFETY_PROFILE: 'school' });
  const people = await peopleOf(one);
  const free = await people.add({ administrator: true });
  expect((await one.send('GET', '/api/school', { token: free.token })).status).toBe(200);
});
