import type { Reply } from '@afrolearn/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { limitCounters, textReadings, textSpeakers, users } from '#db/tables.ts';
import { addUser, newSession } from '#features/accounts/index.ts';
import { testApp } from '#testing/test-app.ts';
import { allowSpeaker } from './texts.db.ts';

const { send, database, clock } = await testApp({ SAFETY_PROFILE: 'school' });
const { db } = database;

const person = async (name: string, role: 'teacher' | 'parent' | 'learner' = 'teacher') => {
  const row = await addUser(db, 'school', { role, name, verifiedAt: clock.now });
  if (row === null) throw new Error('nobody was added');
  return { ...row, token: await newSession(db, row, clock.now) };
};
const amina = await person('Amina Juma');
const rose = await person('Nakato Rose', 'parent');

beforeEach(async () => {
  await db.delete(textReadings);
  await db.delete(textSpeakers);
  await allowSpeaker(db, amina.id, ['lg'], clock.now);
});

type Sending = { verdict?: string; wording?: unknown; note?: string; mark?: string; language?: string };
const put = (key: string, mark: string, more: Sending = {}, by = amina) =>
  send('PUT', '/api/texts/readings', {
    token: by.token,
    body: { language: 'lg', key, mark, verdict: 'good', ...more },
  });
const hello = (more: Sending = {}, by = amina) => put('web/lesson.hello', 'aaaaaaaaaaa1', more, by);
const days = (wording: unknown) => put('web/lesson.days', 'aaaaaaaaaaa2', { verdict: 'better', wording });
const list = async (query = '', by = amina) =>
  (await send('GET', `/api/texts/list?language=lg${query}`, { token: by.token }))
    .body as Reply<'GET /texts/list'>;
const keys = async (query = '') => (await list(query)).texts.map(({ key }) => key);

test('whom nobody allowed is refused all three calls, and a text is not changed', async () => {
  const no = { status: 403, body: { code: 'texts/not-allowed' } };
  expect(await send('GET', '/api/texts', { token: rose.token })).toMatchObject(no);
  expect(await send('GET', '/api/texts/list?language=lg', { token: rose.token })).toMatchObject(no);
  expect(await hello({}, rose)).toMatchObject(no);
  expect((await send('GET', '/api/texts')).status).toBe(401);
  expect(await db.select().from(textReadings)).toEqual([]);
});

test('a speaker of Luganda is not let into Kiswahili; who is taken off the list is out at once', async () => {
  const other = await send('GET', '/api/texts/list?language=sw', { token: amina.token });
  expect(other).toMatchObject({ status: 403, body: { code: 'texts/not-allowed' } });
  expect((await hello({ language: 'sw', mark: 'baaaaaaaaaa1' })).status).toBe(403);
  await db.delete(textSpeakers);
  expect((await hello()).status).toBe(403);
});

test('a child who stands on the list by mistake is refused, and one’s own view says nothing of it', async () => {
  const child = await person('Akello Grace', 'learner');
  await allowSpeaker(db, child.id, ['lg'], clock.now);
  expect((await send('GET', '/api/texts', { token: child.token })).status).toBe(403);
  expect((await send('GET', '/api/me', { token: child.token })).body).not.toHaveProperty('readsTexts');
  expect((await send('GET', '/api/me', { token: amina.token })).body).toMatchObject({ readsTexts: true });
  expect((await send('GET', '/api/me', { token: rose.token })).body).not.toHaveProperty('readsTexts');
});

test('a speaker sees each language by feature: what was read, and what waits for a speaker', async () => {
  await hello();
  expect((await send('GET', '/api/texts', { token: amina.token })).body).toEqual([
    {
      language: 'lg',
      texts: 4,
      read: 2,
      asked: 1,
      features: [
        { place: 'web', feature: 'lesson', texts: 2, read: 1, asked: 0 },
        { place: 'web', feature: 'administration', texts: 1, read: 0, asked: 1 },
        { place: 'server', feature: 'accounts', texts: 1, read: 1, asked: 0 },
      ],
    },
  ]);
});

test('a text comes with its English, its places for values, its forms, its reader and what to ask', async () => {
  const { found, texts } = await list();
  expect(found).toBe(4);
  expect(texts[0]).toMatchObject({
    english: ['Hello, {name}'],
    wording: ['Gyebale, {name}'],
    holes: ['{name}'],
    reader: 'learner',
    mostLetters: 56,
    ask: null,
    published: null,
    readings: [],
  });
  expect(texts[1]).toMatchObject({ english: ['{count} day', '{count} days'], holes: ['{count}'] });
  expect(texts[2]).toMatchObject({ reader: 'adult', ask: "A swing: 'olwesuubo'?" });
  expect(texts[3]).toMatchObject({
    place: 'server',
    published: { by: 'Nakato Rose', on: '2026-01-30' },
  });
});

test('texts are found by what they say in both languages, by feature, and by what is still to do', async () => {
  expect(await keys('&search=GYEBALE')).toEqual(['web/lesson.hello']);
  expect(await keys('&search=swing')).toEqual(['web/administration.swing']);
  expect(await keys('&feature=web/lesson')).toEqual(['web/lesson.hello', 'web/lesson.days']);
  expect(await keys('&only=asked')).toEqual(['web/administration.swing']);
  await hello();
  expect(await keys('&only=unread')).toEqual(['web/lesson.days', 'web/administration.swing']);
  expect(await keys('&only=mine')).toEqual(['web/lesson.hello']);
  expect(await keys('&from=3')).toEqual(['server/accounts/refusals.login/failed']);
});

test('a better text is stored with what was read; a second version of the same person replaces the first', async () => {
  expect(await hello({ verdict: 'better', wording: [' Mirembe,  {name} '] })).toMatchObject({ status: 200 });
  const second = await hello({ verdict: 'better', wording: ['Wasuze otya, {name}'], note: ' Kinder. ' });
  expect(second).toMatchObject({
    status: 200,
    body: {
      wording: ['Gyebale, {name}'],
      readings: [
        {
          by: 'Amina Juma',
          mine: true,
          on: '2026-03-09',
          verdict: 'better',
          wording: ['Wasuze otya, {name}'],
          note: 'Kinder.',
        },
      ],
    },
  });
  expect(await db.select().from(textReadings)).toMatchObject([
    { english: 'Hello, {name}', own: 'Gyebale, {name}', proposal: ['Wasuze otya, {name}'] },
  ]);
});

test('twenty of the same at once are one reading', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => hello()));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(await db.select().from(textReadings)).toHaveLength(1);
});

test('two speakers each have their own reading', async () => {
  await allowSpeaker(db, rose.id, ['lg'], clock.now);
  await hello();
  const { body } = await hello({ verdict: 'better', wording: ['Mirembe, {name}'] }, rose);
  const { readings } = body as Reply<'PUT /texts/readings'>;
  expect(readings.map(({ by, mine }) => [by, mine])).toEqual([
    ['Nakato Rose', true],
    ['Amina Juma', false],
  ]);
});

test('who is not sure leaves the text open, for the next speaker', async () => {
  await hello({ verdict: 'unsure', note: 'Is it said in Busoga?' });
  expect(await keys('&only=asked')).toContain('web/lesson.hello');
  expect(await keys('&only=unread')).toContain('web/lesson.hello');
});

test.each<[string, unknown, number, RegExp]>([
  ['a lost place for the name', ['Mirembe'], 0, /keep \{name\}/],
  ['a place that was translated', ['Mirembe, {linnya}'], 0, /keep \{name\}.*\{linnya\}/],
  ['nothing', [' '], 0, /write the text/],
  ['no text at all', undefined, 0, /needs 1 forms/],
  ['a word of the glossary', ['Guluupu ya {name}'], 0, /“guluupu”.*ekibinja/],
  ['a text of an essay’s length', [`{name} ${'x'.repeat(60)}`], 0, /56 letters/],
  ['two lines', ['Mirembe,\n{name}'], 0, /one line/],
  ['the text as it is', ['Gyebale, {name}'], 0, /as it is now/],
])('%s is refused beside its field, and nothing is stored', async (_, wording, form, said) => {
  const answer = await hello({ verdict: 'better', ...(wording === undefined ? {} : { wording }) });
  expect(answer).toMatchObject({
    status: 400,
    body: { fields: { [`wording.${form}`]: expect.stringMatching(said) } },
  });
  expect(await db.select().from(textReadings)).toEqual([]);
});

test('each plural form has its own sentence, and French its own register', async () => {
  expect(await days(['Olunaku {count}', 'Ennaku'])).toMatchObject({
    status: 400,
    body: { fields: { 'wording.1': expect.stringContaining('{count}') } },
  });
  expect((await days(['Lunaku {count}', 'Nnaku {count}'])).status).toBe(200);
  await allowSpeaker(db, amina.id, ['fr'], clock.now);
  const french = (text: string) =>
    put('web/lesson.write', 'ccccccccccc1', { language: 'fr', verdict: 'better', wording: [text] });
  expect(await french('Écrivez votre nom.')).toMatchObject({
    status: 400,
    body: { fields: { 'wording.0': expect.stringContaining('“tu”') } },
  });
  expect((await french('Mets ton nom.')).status).toBe(200);
});

test('a text that was changed meanwhile is not read in its new wording; an unknown one is not there', async () => {
  expect(await hello({ mark: 'another' })).toMatchObject({ status: 409, body: { code: 'texts/changed' } });
  expect((await put('web/lesson.stray', 'aaaaaaaaaaa1')).status).toBe(404);
});

test.each([
  [{ verdict: 'fine' }],
  [{ wording: 'Mirembe' }],
  [{ wording: ['x'.repeat(2001)], verdict: 'better' }],
  [{ note: 'x'.repeat(501) }],
  [{ language: 'en' }],
])('%j is no reading', async (more) => {
  expect((await hello(more)).status).toBe(400);
});

test('a deleted account leaves its wording, without its name', async () => {
  const short = await person('Who Leaves');
  await allowSpeaker(db, short.id, ['lg'], clock.now);
  await hello({ verdict: 'better', wording: ['Mirembe, {name}'] }, short);
  await db.delete(users).where(eq(users.id, short.id));
  const [text] = (await list('&search=hello')).texts;
  expect(text?.readings).toMatchObject([{ by: null, mine: false, wording: ['Mirembe, {name}'] }]);
});

test('after 1,500 readings in a day the next waits for tomorrow', async () => {
  const narrow = await testApp({ SAFETY_PROFILE: 'school' }, { database, limitsWidth: 1 });
  const once = () =>
    narrow.send('PUT', '/api/texts/readings', {
      token: amina.token,
      body: { language: 'lg', key: 'web/lesson.hello', mark: 'aaaaaaaaaaa1', verdict: 'good' },
    });
  const endsAt = new Date(clock.now.getTime() + 3_600_000);
  await db
    .insert(limitCounters)
    .values({ key: `text-reviews:86400:person:${amina.id}`, count: 1499, endsAt })
    .onConflictDoUpdate({ target: limitCounters.key, set: { count: 1499 } });
  expect((await once()).status).toBe(200);
  expect(await once()).toMatchObject({ status: 429, body: { code: 'limits/too-many' } });
});
