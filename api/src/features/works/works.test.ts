/** Works of study tools are stored with their versions, and only their learner can read them. */
import { randomUUID } from 'node:crypto';
import { workLimits } from '@afrolearn/learning/works/limits.ts';
import { beforeEach, expect, test } from 'vitest';
import { madeWorks, madeWorkVersions } from '#db/tables.ts';
import { statementsOf } from '#testing/count-queries.ts';
import { testApp } from '#testing/test-app.ts';
import { data, makersClass, type Someone, tool } from './testing/makers-class.ts';

const { send, db, database, person, learner, content, read, put, listOf, later, otherDevice, fill, clock } =
  await makersClass();

beforeEach(async () => {
  await db.delete(madeWorks);
  later(10);
});

test('a work is stored, listed without its data, and opens on another device', async () => {
  const id = randomUUID();
  const stored = await put(learner, id);
  expect(stored).toMatchObject({
    status: 200,
    body: { id, tool, title: 'My riddles', version: 1, bytes: JSON.stringify(data).length, shown: false },
  });
  expect(await listOf(learner)).toEqual([stored.body]);
  expect(stored.body).not.toHaveProperty('data');
  const device = await otherDevice(learner);
  expect((await read(device, `/me/works/${id}`)).body).toMatchObject({ data, earlier: [], seenBy: null });
});

test('the last changed comes first, and a tool asks for its own', async () => {
  const [one, two] = [randomUUID(), randomUUID()];
  await put(learner, one);
  later(1);
  await put(learner, two);
  expect((await listOf(learner)).map(({ id }) => id)).toEqual([two, one]);
  later(1);
  await put(learner, one, { base: 1, title: 'More riddles' });
  expect((await listOf(learner, `?tool=${tool}`)).map(({ id }) => id)).toEqual([one, two]);
  expect((await read(learner, '/me/works?tool=drawing-buddy')).status).toBe(400);
});

test('the same content sent twice is one version, even from an older base', async () => {
  const id = randomUUID();
  await put(learner, id);
  await put(learner, id, { base: 1, title: 'More riddles' });
  for (const base of [0, 1, 2])
    expect(await put(learner, id, { base, title: 'More riddles' })).toMatchObject({
      status: 200,
      body: { version: 2 },
    });
});

test('changed on two devices: the second is refused, and stored under another id', async () => {
  const id = randomUUID();
  const tablet = await otherDevice(learner);
  await put(learner, id);
  await put(tablet, id, { base: 1, title: 'From the tablet' });
  expect(await put(learner, id, { base: 1, title: 'From the phone' })).toMatchObject({
    status: 409,
    body: { code: 'works/changed-elsewhere' },
  });
  await put(learner, randomUUID(), { title: 'From the phone' });
  expect((await listOf(learner)).map(({ title }) => title).sort()).toEqual([
    'From the phone',
    'From the tablet',
  ]);
});

test('a device that did not get its answer goes on, and no other device does', async () => {
  const id = randomUUID();
  await put(learner, id);
  await put(learner, id, { base: 1, title: 'The answer to this is lost' });
  expect(await put(learner, id, { base: 1, title: 'Its next change' })).toMatchObject({
    status: 200,
    body: { version: 3, title: 'Its next change' },
  });
  const tablet = await otherDevice(learner);
  expect((await put(tablet, id, { base: 1, title: 'From the tablet' })).status).toBe(409);
});

test('after a restored backup a newer base is taken', async () => {
  const id = randomUUID();
  expect(await put(learner, id, { base: 7 })).toMatchObject({ status: 200, body: { version: 8 } });
  expect(await put(learner, id, { base: 12, title: 'Later' })).toMatchObject({ body: { version: 13 } });
});

test('of many changes in a sitting one version stays; of all the last five', async () => {
  const id = randomUUID();
  for (let base = 0; base < 4; base += 1) {
    later(2);
    await put(learner, id, { base, title: `Change ${base + 1}` });
  }
  expect((await read(learner, `/me/works/${id}`)).body).toMatchObject({ version: 4, earlier: [] });
  for (let base = 4; base < 11; base += 1) {
    later(workLimits.sittingMinutes);
    await put(learner, id, { base, title: `Change ${base + 1}` });
  }
  const { body } = await read(learner, `/me/works/${id}`);
  const { earlier } = body as { earlier: { version: number }[] };
  expect(earlier.map(({ version }) => version)).toEqual([10, 9, 8, 7]);
  expect((await read(learner, `/me/works/${id}/versions/8`)).body).toMatchObject({ title: 'Change 8', data });
  expect((await read(learner, `/me/works/${id}/versions/6`)).status).toBe(404);
});

test.each([
  ['no title', { title: ' ' }, 'title'],
  ['a long title', { title: 'x'.repeat(61) }, 'title'],
  ['a tool that is not open', { tool: 'drawing-buddy' }, 'tool'],
  ['no tool', { tool: '../etc' }, 'tool'],
  ['a list', { data: [1] }, 'data'],
  ['nothing', { data: null }, 'data'],
  ['a key that is a sentence', { data: { 'a b': 1 } }, 'data'],
  ['too much', { data: { text: 'x'.repeat(workLimits.bytes) } }, 'data'],
  ['too deep', { data: { a: [[[[[[[[1]]]]]]]] } }, 'data'],
  ['a negative base', { base: -1 }, 'base'],
  ['no moment', { changedAt: 'yesterday' }, 'changedAt'],
])('%s is refused beside its field', async (_, more, field) => {
  expect(await put(learner, randomUUID(), more)).toMatchObject({
    status: 400,
    body: { fields: { [field]: expect.any(String) } },
  });
  expect(await listOf(learner)).toEqual([]);
});

test('as large as it may be is taken; far more is not read', async () => {
  const text = (bytes: number) => ({ data: { text: 'x'.repeat(bytes - '{"text":""}'.length) } });
  expect((await put(learner, randomUUID(), text(workLimits.bytes))).status).toBe(200);
  expect((await put(learner, randomUUID(), text(workLimits.bytes * 3))).status).toBe(413);
});

test('more than 200 works are refused, also at once; a stored one can still be changed', async () => {
  await fill(learner.id, workLimits.works - 1, 2);
  const sent = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const id = randomUUID();
      return { id, ...(await put(learner, id)) };
    }),
  );
  expect(sent.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  expect(sent.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'works/full' });
  const id = sent.find(({ status }) => status === 200)?.id ?? '';
  expect((await put(learner, id, { base: 1, title: 'Changed' })).status).toBe(200);
});

test('all works together have a limit; what gets smaller is always taken', async () => {
  const id = randomUUID();
  await put(learner, id, { data: { text: 'x'.repeat(1000) } });
  await fill(learner.id, 100, workLimits.bytesInAll / 100);
  expect((await put(learner, randomUUID())).body).toMatchObject({ code: 'works/full' });
  expect((await put(learner, id, { base: 1, data: { text: 'x'.repeat(1001) } })).status).toBe(409);
  expect((await put(learner, id, { base: 1, data: { text: 'x'.repeat(10) } })).status).toBe(200);
});

test('a work stays with its tool, and is deleted with its versions', async () => {
  const id = randomUUID();
  await put(learner, id);
  await db.update(madeWorks).set({ tool: 'story-builder' });
  expect((await put(learner, id, { base: 1, title: 'Other' })).body).toMatchObject({
    code: 'works/other-tool',
  });
  expect((await send('DELETE', `/api/me/works/${id}`, { token: learner.token })).status).toBe(200);
  expect((await send('DELETE', `/api/me/works/${id}`, { token: learner.token })).status).toBe(404);
  expect(await db.$count(madeWorkVersions)).toBe(0);
});

test('a clock that is wrong makes no work of tomorrow', async () => {
  const sent = await put(learner, randomUUID(), { changedAt: '2091-01-01T00:00:00Z' });
  expect(sent.body).toMatchObject({ changedAt: clock.now.toISOString() });
  const old = await put(learner, randomUUID(), { changedAt: '1970-01-01T00:00:00Z' });
  expect(old.body).toMatchObject({ madeAt: '2000-01-01T00:00:00.000Z' });
});

test('without consent, where the server is strict, work stays on the device', async () => {
  const strict = await testApp({ SAFETY_PROFILE: 'school', CONSENT_STRICT: 'on' }, { database });
  const putStrictly = ({ token }: Someone) =>
    strict.send('PUT', `/api/me/works/${randomUUID()}`, { token, body: content() });
  const child = await person('learner', { consent: 'none' });
  expect(await putStrictly(child)).toMatchObject({ status: 403, body: { code: 'consent/on-device' } });
  expect(await listOf(child)).toEqual([]);
  expect((await putStrictly(learner)).status).toBe(200);
});

test('the list of 200 works is one query, and saving needs seven', async () => {
  await fill(learner.id, workLimits.works - 1, 2);
  const statements = statementsOf(database);
  const ofWorks = async (act: () => Promise<unknown>) =>
    (await statements(act)).filter((text) => /made_work|for no key update/.test(text));
  expect(await ofWorks(() => listOf(learner))).toHaveLength(1);
  // The seven statements: lock, totals, stored work, the work, its version, deletion of old versions, reply.
  expect(await ofWorks(() => put(learner, randomUUID()))).toHaveLength(7);
});
