/**
 * Permissions G13: a note is shared with the class through the word filter; a teacher hides it in one tap.
 */
import { randomUUID } from 'node:crypto';
import type { SharedNote } from '@afrolearn/contract/notes.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { reportCases, sharedNotes } from '#db/tables.ts';
import { aClass } from '#testing/a-class.ts';
import { testApp } from '#testing/test-app.ts';

const { send, db, database, person, pupil, teacher } = await aClass();
const head = await person('teacher', { administrator: true });
const path = '/api/lesson/u400-l1/shared';

type Someone = { id: number; token: string };
const share = (by: Someone, text: unknown, id: string = randomUUID()) =>
  send('POST', path, { token: by.token, body: { id, text } });
const seen = async (by: Someone) =>
  (await send('GET', path, { token: by.token })).body as { posts: SharedNote[]; mayShare: boolean };
const texts = async (by: Someone) => (await seen(by)).posts.map(({ text }) => text);
const report = (by: Someone, id: number) =>
  send('POST', '/api/reports', {
    token: by.token,
    body: { id: randomUUID(), about: { kind: 'note', id: String(id) }, reason: 'unkind' },
  });

beforeEach(async () => {
  await db.delete(sharedNotes);
  await db.delete(reportCases);
});

test('classmates, the class teacher and the head read it; nobody else, no parent', async () => {
  const [one, other] = [await pupil(), await pupil()];
  const text = 'Why does the lamp go out when the switch is open?';
  expect(await share(one, text)).toMatchObject({
    status: 201,
    body: { text, own: true, hidden: false, by: { id: one.id, name: one.name } },
  });
  for (const reader of [one, other, teacher, head]) expect(await texts(reader)).toEqual([text]);
  const [schoolmate, colleague] = [await person('learner'), await person('teacher')];
  for (const reader of [schoolmate, colleague, one.parent, other.parent])
    expect(await texts(reader)).toEqual([]);
  // The private note is unchanged.
  expect((await send('GET', '/api/lesson/u400-l1/notes', { token: one.token })).body).toEqual([]);
});

test.each([
  ['without consent', { consent: 'none' }],
  ['of five to seven', { birthYear: new Date().getUTCFullYear() - 7, gradeId: 1 }],
])('a learner %s neither shares nor reads', async (_, more) => {
  const [one, small] = [await pupil(), await pupil()];
  await db.execute(
    sql`update users set consent = ${'consent' in more ? 'none' : 'school'}, grade_id = ${'gradeId' in more ? 1 : 7},
      birth_year = ${'birthYear' in more ? (more.birthYear ?? null) : null}::int where id = ${small.id}`,
  );
  await share(one, 'Water boils.');
  expect(await seen(small)).toEqual({ posts: [], mayShare: false });
  expect(await share(small, 'Water boils.')).toMatchObject({
    status: 403,
    body: { code: 'notes/not-shared' },
  });
});

test('a learner without a class, or whose guardian says no, shares with nobody', async () => {
  expect((await share(await person('learner'), 'Hello')).status).toBe(403);
  const one = await pupil();
  await db.execute(sql`update guardianships set community = false where child_id = ${one.id}`);
  expect((await share(one, 'Hello')).status).toBe(403);
  for (const adult of [teacher, one.parent]) expect((await share(adult, 'Hello')).status).toBe(403);
});

test('after a block neither reads the other', async () => {
  const [one, other] = [await pupil(), await pupil()];
  await share(one, 'From one');
  await share(other, 'From the other');
  await db.execute(sql`insert into blocks values (${one.id}, ${other.id}, now())`);
  expect(await texts(one)).toEqual(['From one']);
  expect(await texts(other)).toEqual(['From the other']);
});

test.each([
  ['an unkind word', 'You are stupid', 'hurt'],
  ['a phone number', 'Call me: 0772 123 456', 'phone numbers'],
  ['a handle', 'add me on snap', 'phone numbers'],
  ['nothing', '   ', 'write something'],
  ['too much', 'a '.repeat(251), '500'],
])('%s is refused beside its field, with a sentence that teaches', async (_, text, says) => {
  const one = await pupil();
  expect(await share(one, text)).toMatchObject({
    status: 400,
    body: { fields: { text: expect.stringContaining(says) } },
  });
  expect(await texts(one)).toEqual([]);
});

test('a word of the school is refused here too', async () => {
  const body = { language: 'lg', word: 'embuzi' };
  await send('POST', '/api/school/words', { token: head.token, body });
  expect(await share(await pupil(), 'Ggwe embuzi')).toMatchObject({
    status: 400,
    body: { fields: { text: expect.any(String) } },
  });
});

test('sent twice it is one; at most 20 a day', async () => {
  const narrow = await testApp({ SAFETY_PROFILE: 'school' }, { limitsWidth: 1, database });
  const one = await pupil();
  const put = (id: string = randomUUID()) =>
    narrow.send('POST', path, { token: one.token, body: { id, text: 'Water boils.' } });
  const id = randomUUID();
  await put(id);
  await put(id);
  expect(await texts(one)).toHaveLength(1);
  for (let time = 1; time < 20; time += 1) expect((await put()).status).toBe(201);
  expect((await put()).status).toBe(429);
  expect(await texts(one)).toHaveLength(20);
});

test('its writer takes it back; nobody else can', async () => {
  const [one, other] = [await pupil(), await pupil()];
  const { id } = (await share(one, 'Water boils.')).body as SharedNote;
  for (const by of [other, teacher])
    expect((await send('DELETE', `${path}/${id}`, { token: by.token })).status).toBe(404);
  expect((await send('DELETE', `${path}/${id}`, { token: one.token })).status).toBe(200);
  expect(await texts(other)).toEqual([]);
});

test('the class teacher hides it in one tap, and can show it again from the desk', async () => {
  const [one, other] = [await pupil(), await pupil()];
  const { id } = (await share(one, 'Water boils.')).body as SharedNote;
  const hide = (by: Someone) => send('POST', `${path}/${id}/hide`, { token: by.token });
  expect((await hide(await person('teacher'))).status).toBe(404);
  expect((await hide(teacher)).status).toBe(200);
  expect(await texts(other)).toEqual([]);
  expect((await seen(teacher)).posts).toMatchObject([{ hidden: true, mayHide: false }]);
  expect((await seen(one)).posts).toMatchObject([{ own: true, hidden: true }]);
  const done = (await send('GET', '/api/reports?state=done', { token: teacher.token })).body as {
    cases: { id: number; words: string }[];
  };
  expect(done.cases).toMatchObject([{ words: 'Water boils.' }]);
  const body = { act: 'show' };
  await send('POST', `/api/reports/${done.cases[0]?.id}/act`, { token: teacher.token, body });
  expect(await texts(other)).toEqual(['Water boils.']);
});

test('reported: the reporter sees it no more; after two learners nobody does, until an adult decides (control)', async () => {
  const [one, two, three, four] = [await pupil(), await pupil(), await pupil(), await pupil()];
  const { id } = (await share(one, 'You ask silly things.')).body as SharedNote;
  expect((await report(two, id)).status).toBe(201);
  expect(await texts(two)).toEqual([]);
  expect(await texts(four)).toEqual(['You ask silly things.']);
  await report(three, id);
  expect(await texts(four)).toEqual([]);
  // A late third report from an offline phone is stored.
  expect((await report(four, id)).status).toBe(201);
  const { cases } = (await send('GET', '/api/reports', { token: teacher.token })).body as {
    cases: { words: string; reporters: unknown[]; hidden: string }[];
  };
  expect(cases).toMatchObject([{ words: 'You ask silly things.', hidden: 'auto' }]);
  expect(cases[0]?.reporters).toHaveLength(3);
});

test('nobody reports their own, nor what another class shared', async () => {
  const one = await pupil();
  const { id } = (await share(one, 'Water boils.')).body as SharedNote;
  expect((await report(one, id)).status).toBe(404);
  expect((await report(await person('learner'), id)).status).toBe(404);
});

test('a lesson that is not there has no discussion', async () => {
  const { token } = await pupil();
  expect((await send('GET', '/api/lesson/u999999-l1/shared', { token })).status).toBe(404);
});
