import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { aClass } from '#testing/a-class.ts';

const { send, clock, person } = await aClass();
const path = '/api/lesson/u400-l1/notes';
const note = (text: unknown, more: object = {}) => ({
  id: randomUUID(),
  text,
  at: clock.now.toISOString(),
  ...more,
});
const notesOf = async (token: string) => (await send('GET', path, { token })).body;

test('spec 1 §2.7: a note is saved to the account, seen by its writer only, and can be removed', async () => {
  const learner = await person('learner');
  const other = await person('learner');
  const mine = note('Why does the bulb not use the current up?');
  expect(await send('POST', path, { token: learner.token, body: mine })).toMatchObject({
    status: 201,
    body: mine,
  });
  expect(await notesOf(learner.token)).toEqual([mine]);
  expect(await notesOf(other.token)).toEqual([]);
  expect((await send('DELETE', `${path}/${mine.id}`, { token: other.token })).status).toBe(404);
  expect((await send('DELETE', `${path}/${mine.id}`, { token: learner.token })).status).toBe(200);
  expect(await notesOf(learner.token)).toEqual([]);
});

test('sent twice it is kept once, and the first words stand', async () => {
  const { token } = await person('learner');
  const mine = note('first');
  await send('POST', path, { token, body: mine });
  const again = await send('POST', path, { token, body: { ...mine, text: 'second' } });
  expect(again.body).toMatchObject({ text: 'first' });
  expect(await notesOf(token)).toHaveLength(1);
});

test.each([
  ['nothing', undefined],
  ['blanks', '   '],
  ['a number', 7],
  ['too much', 'a'.repeat(2001)],
])('a note of %s is refused beside its field, and nothing is kept', async (_, text) => {
  const { token } = await person('learner');
  expect(await send('POST', path, { token, body: note(text) })).toMatchObject({
    status: 400,
    body: { fields: { text: expect.any(String) } },
  });
  expect(await notesOf(token)).toEqual([]);
});

test('script and any writing pass as plain text; a clock that runs ahead does not write the future', async () => {
  const { token } = await person('learner');
  const body = note('<script>alert(1)</script> Ŋ ɛ 水 😀', { at: '2099-01-01T00:00:00.000Z' });
  const answer = await send('POST', path, { token, body });
  expect(answer.body).toMatchObject({ text: body.text });
  expect(Date.parse((answer.body as { at: string }).at)).toBeLessThan(clock.now.getTime() + 6 * 60 * 1000);
});

test('a lesson that is not there has no notes', async () => {
  const { token } = await person('learner');
  const missing = '/api/lesson/u999999-l1/notes';
  expect((await send('GET', missing, { token })).status).toBe(404);
  expect((await send('POST', missing, { token, body: note('a') })).status).toBe(404);
});
