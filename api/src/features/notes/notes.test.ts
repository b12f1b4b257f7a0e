import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { lessonNotes, ownLessons } from '#db/tables.ts';
import { aClass } from '#testing/a-class.ts';

const { send, db, clock, person, pupil, teacher, room } = await aClass();
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

test('a clock that stands in the year 0 writes a note all the same', async () => {
  const { token } = await person('learner');
  for (const at of ['0000-01-01T00:00:00.000Z', '0001-01-01T00:00:00.000Z'])
    expect(await send('POST', path, { token, body: note('early', { at }) })).toMatchObject({
      status: 201,
      body: { at: '1900-01-01T00:00:00.000Z' },
    });
});

test('at most 200 notes on one lesson and 5,000 in all; one that stands there already may be sent again', async () => {
  const { id: userId, token } = await person('learner');
  const row = (itemId: string) => ({ userId, itemId, id: randomUUID(), text: 'a note', at: clock.now });
  const full = { status: 409, body: { code: 'notes/full' } };
  await db.insert(lessonNotes).values(Array.from({ length: 199 }, () => row('u400-l1')));
  const last = note('the last');
  expect((await send('POST', path, { token, body: last })).status).toBe(201);
  expect(await send('POST', path, { token, body: note('one more') })).toMatchObject(full);
  expect((await send('POST', path, { token, body: last })).status).toBe(201);
  const elsewhere = '/api/lesson/u400-l2/notes';
  expect((await send('POST', elsewhere, { token, body: note('elsewhere') })).status).toBe(201);
  await db.insert(lessonNotes).values(Array.from({ length: 4799 }, () => row('u400-l3')));
  expect(await send('POST', elsewhere, { token, body: note('too many') })).toMatchObject(full);
});

// Several rounds, because a single race may pass by chance.
test.each([1, 2, 3, 4, 5, 6])(
  'sent at the same moment, no more than 200 notes stand on a lesson (%i)',
  async () => {
    const { id: userId, token } = await person('learner');
    const row = () => ({ userId, itemId: 'u400-l1', id: randomUUID(), text: 'a note', at: clock.now });
    await db.insert(lessonNotes).values(Array.from({ length: 199 }, row));
    const atOnce = await Promise.all(
      Array.from({ length: 12 }, () => send('POST', path, { token, body: note('at once') })),
    );
    expect(atOnce.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await notesOf(token)).toHaveLength(200);
  },
);

test('on a teacher’s own lesson whoever sees it writes notes; for others it is not there', async () => {
  const [lesson] = await db
    .insert(ownLessons)
    .values({
      schoolId: 11,
      authorId: teacher.id,
      title: 'Our soil',
      type: 'reading',
      subjectId: 7,
      gradeId: 7,
      visibility: 'class',
      classId: room.id,
      createdAt: clock.now,
      updatedAt: clock.now,
    })
    .returning();
  const own = `/api/lesson/t${lesson?.id}/notes`;
  const [inside, outside] = [await pupil(), await person('learner')];
  const mine = note('soil is alive');
  expect((await send('POST', own, { token: inside.token, body: mine })).status).toBe(201);
  expect((await send('GET', own, { token: inside.token })).body).toEqual([mine]);
  expect((await send('POST', own, { token: outside.token, body: note('a') })).status).toBe(404);
  expect((await send('GET', own, { token: outside.token })).status).toBe(404);
});
