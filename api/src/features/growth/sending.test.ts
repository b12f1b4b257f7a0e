/** Weekly reports are sent once per child, guardian, week and channel, and only if chosen. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isPhoneText, longestText } from '@afrolearn/learning/growth/phone-text.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { guardianships, reportSendings, users } from '#db/tables.ts';
import { addUser } from '#features/accounts/index.ts';
import { link } from '#features/families/index.ts';
import { setChoices } from '#features/guardian-choices/index.ts';
import type { World } from '#http/context.ts';
import { openMailbox } from '#testing/mailbox.ts';
import { testApp, testSchool } from '#testing/test-app.ts';
import { sendersOf, sendReports, weekToSend } from './sending.ts';

type Got = {
  authorization: string | undefined;
  key: string | undefined;
  body: { to: string; text: string; id: string };
};
const got: Got[] = [];
let answer: (response: ServerResponse) => void = (response) => void response.writeHead(200).end('{}');
const read = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
};
const gateway = createServer((request, response) => {
  void read(request).then((text) => {
    const { authorization, 'idempotency-key': key } = request.headers;
    got.push({ authorization, key: String(key), body: JSON.parse(text) as Got['body'] });
    answer(response);
  });
});
await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
afterAll(() => {
  gateway.closeAllConnections();
  gateway.close();
});
const port = (gateway.address() as AddressInfo).port;

const box = await openMailbox();
const { database, env, clock } = await testApp({
  SAFETY_PROFILE: 'school',
  SMS_URL: `http://127.0.0.1:${port}/messages`,
  SMS_SECRET: 'kigozi-8-goats',
  ...box.settings,
});
const { db } = database;
const world: World = { db, env, now: () => clock.now };
const lines: string[] = [];
const log = { warn: (facts: object, words: string) => void lines.push(`${words} ${JSON.stringify(facts)}`) };
const senders = sendersOf(env, log);
const friday = new Date('2026-03-13T13:00:00Z');

let phones = 100;
const family = async (choices: object, consent: 'school' | 'pending' = 'school') => {
  phones += 1;
  const child = await addUser(db, 'school', {
    role: 'learner',
    name: 'Akello Grace',
    consent,
    gradeId: 4,
    schoolId: testSchool.id,
  });
  const guardian = await addUser(db, 'school', {
    role: 'parent',
    name: 'Lamwaka Grace',
    email: `mother${phones}@home.ug`,
  });
  if (child === null || guardian === null) throw new Error('nobody was added');
  await link(db, guardian.id, child.id, clock.now);
  const phone = `+256772123${phones}`;
  await setChoices(db, guardian.id, { phone, ...choices });
  return { childId: child.id, guardianId: guardian.id, phone };
};
const stateOf = async (childId: number) => {
  const [row] = await db.select().from(reportSendings).where(eq(reportSendings.childId, childId));
  return row;
};

beforeEach(async () => {
  got.length = 0;
  lines.length = 0;
  answer = (response) => void response.writeHead(200).end('{}');
  clock.now = friday;
  await db.delete(reportSendings);
  await db.delete(guardianships);
});

test.each([
  ['2026-03-13T11:59:00Z', null],
  ['2026-03-13T12:00:00Z', '2026-03-09'],
  ['2026-03-15T20:59:00Z', '2026-03-09'],
  ['2026-03-15T21:00:00Z', null],
])('at %s the reports of %s go out', (at, week) => {
  expect(weekToSend(new Date(at))).toBe(week);
});

describe('a text message', () => {
  test('goes by one call with the secret in its head, in the language chosen, in at most 160 letters', async () => {
    const { phone } = await family({ sms: true, language: 'lg' });
    expect(await sendReports(world, senders)).toBe(1);
    expect(got).toHaveLength(1);
    expect(got[0]).toMatchObject({ authorization: 'Bearer kigozi-8-goats', body: { to: phone } });
    expect(got[0]?.key).toBe(got[0]?.body.id);
    const text = got[0]?.body.text ?? '';
    expect(text).toMatch(/^AfroLearn, Grace, 9\/3-15\/3: tasomye ku AfroLearn/);
    expect([text.length <= longestText, isPhoneText(text)]).toEqual([true, true]);
  });

  test('goes once: looked for again, by several at once, and after a restart', async () => {
    await family({ sms: true });
    await family({ sms: true });
    const many = Array.from({ length: 4 }, () => sendReports(world, sendersOf(env, log)));
    await Promise.all(many);
    clock.now = new Date('2026-03-14T08:00:00Z');
    await sendReports(world, senders);
    expect(got.map(({ body }) => body.to).toSorted()).toHaveLength(2);
    expect(new Set(got.map(({ body }) => body.to)).size).toBe(2);
    clock.now = new Date('2026-03-20T13:00:00Z');
    expect(await sendReports(world, senders)).toBe(2);
  });

  test('does not go where nobody chose it, without consent, or before Friday afternoon', async () => {
    await family({ sms: false });
    await family({ sms: true }, 'pending');
    expect(await sendReports(world, senders)).toBe(0);
    await family({ sms: true });
    clock.now = new Date('2026-03-12T13:00:00Z');
    expect(await sendReports(world, senders)).toBe(0);
    expect(got).toEqual([]);
  });

  test('that the gateway refuses is tried four times and given up; no number is in the log', async () => {
    const { childId, phone } = await family({ sms: true });
    answer = (response) => void response.writeHead(503).end(`no credit for ${phone}`);
    for (let look = 0; look < 8; look += 1) {
      await sendReports(world, senders);
      clock.now = new Date(clock.now.getTime() + 2 * 60 * 60 * 1000);
    }
    expect(got).toHaveLength(4);
    expect(new Set(got.map(({ key }) => key)).size).toBe(1);
    expect(await stateOf(childId)).toMatchObject({ state: 'failed', tries: 4 });
    expect(lines.join('\n')).toContain('503');
    expect(lines.join('\n')).not.toContain(phone.slice(-6));
  });

  test('that was refused once and taken then is sent once', async () => {
    const { childId } = await family({ sms: true });
    answer = (response) => {
      answer = (next) => void next.writeHead(200).end();
      response.writeHead(500).end();
    };
    await sendReports(world, senders);
    expect(await sendReports(world, senders)).toBe(0);
    clock.now = new Date(clock.now.getTime() + 60 * 60 * 1000);
    expect(await sendReports(world, senders)).toBe(1);
    expect(await stateOf(childId)).toMatchObject({ state: 'sent', tries: 2 });
  });

  test('that may have arrived is never sent again', async () => {
    const { childId } = await family({ sms: true });
    answer = (response) => void response.destroy();
    await sendReports(world, senders);
    clock.now = new Date(clock.now.getTime() + 24 * 60 * 60 * 1000);
    await sendReports(world, senders);
    expect(got).toHaveLength(1);
    expect(await stateOf(childId)).toMatchObject({ state: 'unsure' });
  });

  test('that waits is dropped when the school cuts the link or a guardian takes consent back', async () => {
    const cut = await family({ sms: true });
    const withdrawn = await family({ sms: true });
    answer = (response) => void response.writeHead(500).end();
    await sendReports(world, senders);
    await db.delete(guardianships).where(eq(guardianships.childId, cut.childId));
    await db.update(users).set({ consent: 'withdrawn' }).where(eq(users.id, withdrawn.childId));
    got.length = 0;
    clock.now = new Date(clock.now.getTime() + 60 * 60 * 1000);
    await sendReports(world, senders);
    expect(got).toEqual([]);
    expect((await stateOf(cut.childId))?.state).toBe('unwanted');
    expect((await stateOf(withdrawn.childId))?.state).toBe('unwanted');
  });
});

test('by email the same week is a letter to the guardian who chose it, once', async () => {
  await family({ mail: true, language: 'fr' });
  await family({ mail: false });
  expect(await sendReports(world, senders)).toBe(1);
  expect(await sendReports(world, senders)).toBe(0);
  const { letters } = box;
  expect(letters).toHaveLength(1);
  expect(letters[0]?.text).toContain('Grace n’a pas travaillé sur AfroLearn cette semaine.');
});
