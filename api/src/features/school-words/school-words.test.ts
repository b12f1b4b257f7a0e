/** Permissions 'Moderation' 5: school-defined lists, used by every free-text check. */
import type { SchoolWord } from '@afrolearn/contract/school-words.ts';
import { beforeEach, expect, test } from 'vitest';
import { schools, schoolWords } from '#db/tables.ts';
import { aClass } from '#testing/a-class.ts';

const { send, db, clock, person, pupil, teacher, room } = await aClass();
const head = await person('teacher', { administrator: true });
await db.insert(schools).values({ id: 12, name: 'Elsewhere Primary School' });
const stranger = await person('teacher', { administrator: true, schoolId: 12 });

const add = (word: unknown, language = 'en', by = head) =>
  send('POST', '/api/school/words', { token: by.token, body: { language, word } });
const list = async (by = head) =>
  (await send('GET', '/api/school/words', { token: by.token })).body as SchoolWord[];
const rename = async (name: string) => {
  const { id } = await pupil();
  return await send('PATCH', `/api/classes/${room.id}/students/${id}`, {
    token: teacher.token,
    body: { name },
  });
};
const unkind = { status: 400, body: { fields: { name: expect.stringContaining('kind name') } } };

beforeEach(async () => {
  await db.delete(schoolWords);
});

test('the head adds a word and it is refused in names from then on, however it is dressed up', async () => {
  expect((await rename('Toto Donkey')).status).toBe(200);
  expect(await add(' Donkéy ')).toMatchObject({ status: 201, body: { language: 'en', word: 'donkey' } });
  for (const name of ['Toto Donkey', 'DONKEYS Toto', 'Toto Donkeyyy', 'Dónkey'])
    expect(await rename(name)).toMatchObject(unkind);
  // Whole words only, against the Scunthorpe problem.
  expect((await rename('Donkeyman Toto')).status).toBe(200);
});

test('removed, it may be said again; added twice it is there once', async () => {
  const { id } = (await add('donkey')).body as SchoolWord;
  expect((await add('DONKEY')).body).toMatchObject({ id });
  expect(await list()).toHaveLength(1);
  expect((await send('DELETE', `/api/school/words/${id}`, { token: head.token })).status).toBe(200);
  expect((await rename('Toto Donkey')).status).toBe(200);
});

test('a word is its school’s alone', async () => {
  const { id } = (await add('donkey', 'en', stranger)).body as SchoolWord;
  expect(await list()).toEqual([]);
  expect((await rename('Toto Donkey')).status).toBe(200);
  expect((await send('DELETE', `/api/school/words/${id}`, { token: head.token })).status).toBe(404);
});

test('Kiswahili and Luganda have no plural in s: Mavis is a name', async () => {
  await add('embuzi', 'lg');
  expect(await rename('Embuzi Toto')).toMatchObject(unkind);
  expect((await rename('Embuzis Toto')).status).toBe(200);
});

test('every way in asks: pupils, children at home, the own profile, own lessons', async () => {
  await add('donkey');
  const names = await send('POST', `/api/classes/${room.id}/students`, {
    token: teacher.token,
    body: { names: ['Apio Mercy', 'Toto Donkey'], secret: 'card' },
  });
  expect(names).toMatchObject({ status: 400, body: { fields: { 'names.1': expect.any(String) } } });
  const parent = await person('parent');
  expect(
    await send('POST', '/api/children', {
      token: parent.token,
      body: { name: 'Toto Donkey', grade: 'Primary 4', secret: 'card' },
    }),
  ).toMatchObject(unkind);
  expect(
    await send('PATCH', '/api/me', { token: teacher.token, body: { name: 'Donkey Paul' } }),
  ).toMatchObject(unkind);
  expect(
    await send('POST', '/api/lessons', {
      token: teacher.token,
      body: { title: 'The donkey', type: 'reading', subject: 7, grade: 7, content: 'Text' },
    }),
  ).toMatchObject({ status: 400, body: { fields: { title: expect.any(String) } } });
});

test.each([[''], ['a'], ['x'.repeat(41)], [7], ['0772 123 456'], ['<b>'], ['!!']])(
  '%j is no word: refused beside its field',
  async (word) => {
    expect(await add(word)).toMatchObject({ status: 400, body: { fields: { word: expect.any(String) } } });
    expect(await list()).toEqual([]);
  },
);

test('at most 200, and a language that we do not speak is refused', async () => {
  const letters = (n: number) => `word${String.fromCharCode(97 + (n % 26), 97 + Math.floor(n / 26))}`;
  await db.insert(schoolWords).values(
    Array.from({ length: 200 }, (_, n) => ({
      schoolId: 11,
      language: 'en' as const,
      word: letters(n),
      addedBy: head.id,
      addedAt: clock.now,
    })),
  );
  expect(await add('donkey')).toMatchObject({ status: 409, body: { code: 'school-words/full' } });
  expect((await add(letters(3))).status).toBe(201);
  expect((await add('donkey', 'de')).status).toBe(400);
});
