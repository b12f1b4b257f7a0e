import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { importPack } from '#features/content/index.ts';
import { countQueries } from '#testing/count-queries.ts';
import { packedCurriculum } from '#testing/packed-curriculum.ts';
import { forms, goodPassword, testApp } from '#testing/test-app.ts';

const { send, database, clock } = await testApp();
await importPack(database.db, packedCurriculum(), clock.now);

type Found = {
  type: string;
  id: string | number;
  name: string;
  snippet?: string;
  written: boolean;
  practice?: string;
  near?: boolean;
};
const find = async (query: string, more: { grade?: number; token?: string } = {}) => {
  const { grade, ...who } = more;
  const path = `/api/search/courses?query=${encodeURIComponent(query)}`;
  const answer = await send('GET', grade === undefined ? path : `${path}&grade=${grade}`, who);
  expect(answer.status).toBe(200);
  return answer.body as Found[];
};

/** A query, and a name expected among the first three (spec 1 §2.9, 9). */
const expected: readonly (readonly [string, RegExp])[] = [
  ['electricity', /^Electricity$/],
  ['static electricity', /^Static electricity/],
  ['skeleton', /skeleton/i],
  ['magnet', /Magnet/i],
  ['fractions', /fraction/i],
  ['Fraction stories', /^Fraction stories$/],
  ['numbers to 200', /^Numbers to 200$/],
  ['light and shadows', /^Light and shadows$/],
  ['friction', /^Friction$/],
  ['first aid', /first aid/i],
  ['weather', /weather/i],
  ['climate of africa', /^Climate of Africa$/],
  ['muscles', /Muscles/],
  ['soil', /soil/i],
  ['malaria', /malaria/i],
  ['letters', /letter/i],
  ['debat', /debat/i],
  ['sets', /sets?/i],
  ['integers', /integers?/i],
  ['perimeter', /perimeter/i],
  ['heart', /heart/i],
  ['holiday', /holiday/i],
  ['population', /population/i],
  ['saving', /sav/i],
  ['budget', /budget/i],
  ['drum', /drum/i],
  ['conductors', /Conductors/],
  ['umeme', /electric|Hydro-power|Conductors|Cells/],
  ['hydro-power', /Hydro-power/],
  ['SCIENCE', /^Science$/],
  // Ten with typing mistakes.
  ['electrisity', /electricity/i],
  ['skelaton', /skeleton/i],
  ['fracshons', /fraction/i],
  ['magnatism', /Magnetism/],
  ['perimiter', /perimeter/i],
  ['wether', /weather/i],
  ['condutors', /Conductors/],
  ['afrca', /Africa/],
  ['populaton', /Population/],
  ['integrs', /integer/i],
  ['vejetables', /vegetable/i],
];

test.each(expected)('%j finds %s among the first three', async (query, name) => {
  const names = (await find(query)).slice(0, 3).map((found) => found.name);
  expect(names).toEqual(expect.arrayContaining([expect.stringMatching(name)]));
});

test('spec 1 §2.9: a unit and a lesson say their class and subject first; a subject needs neither', async () => {
  const found = await find('Electricity');
  expect(found.find(({ type }) => type === 'unit')?.snippet).toMatch(/^Primary 7 · Science: ./);
  expect((await find('static electricity')).find(({ type }) => type === 'lesson')?.snippet).toMatch(
    /^Primary 7 · Science: ./,
  );
  expect((await find('meet the shilling'))[0]?.snippet).toMatch(/^Money Smart: ./);
  expect((await find('SCIENCE')).find(({ type }) => type === 'subject')).not.toHaveProperty('snippet');
});

test('accents do not matter', async () => {
  expect((await find('eléctricity'))[0]?.name).toBe('Electricity');
});

test('at most twenty results, each with a type, an id and a name; a lesson has a text id', async () => {
  const found = await find('the');
  expect(found.length).toBeLessThanOrEqual(20);
  for (const { type, id } of found) expect(typeof id).toBe(type === 'lesson' ? 'string' : 'number');
});

test.each(['', ' a ', 'x', 'a'.repeat(101)])('the query %j is refused beside its field', async (query) => {
  const answer = await send('GET', `/api/search/courses?query=${encodeURIComponent(query)}`);
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ fields: { query: expect.any(String) } });
});

test.each([
  "'; drop table users; --",
  '%_%',
  '& | ! ( )',
  ':*',
  '\\',
  'a:b & !c',
  '<script>alert(1)</script>',
  '\u0000x',
  '😀😀',
])('the query %j is only text', async (query) => {
  const answer = await send('GET', `/api/search/courses?query=${encodeURIComponent(query)}`);
  expect([200, 400]).toContain(answer.status);
});

test('practice is found by its title and by what it is about, as its unit, with what is ready', async () => {
  const found = await find('fractions', { grade: 5 });
  const practice = found.filter((one) => one.practice !== undefined);
  expect(practice.length).toBeGreaterThan(0);
  for (const one of practice)
    expect(one).toMatchObject({ type: 'unit', written: true, id: expect.any(Number) });
  const unwritten = found.findIndex((one) => !one.written);
  expect(found.findLastIndex((one) => one.practice !== undefined)).toBeLessThan(
    unwritten < 0 ? 20 : unwritten,
  );
  expect(await find('simple interest', { grade: 7 })).toContainEqual(
    expect.objectContaining({ practice: 'simple-interest-and-amount', name: 'Simple interest', id: 390 }),
  );
});

test.each(['practise fractions', 'exercises fracshons'])('%j finds practice of fractions', async (query) => {
  expect((await find(query)).some(({ practice }) => practice !== undefined)).toBe(true);
});

test.each([
  ['photosynthesis', /plant|leaves/i],
  ['digestive', /food|digest|body/i],
  ['verbs', /sentence|word|verb/i],
])('%j, which nothing is called, is offered what is near to it, what is ready first', async (query, name) => {
  const found = await find(query);
  expect(found.length).toBeGreaterThan(0);
  const written = found.map((one) => one.written);
  expect(written).toEqual([...written].sort((a, b) => Number(b) - Number(a)));
  expect(found.some((one) => name.test(`${one.name} ${one.snippet}`))).toBe(true);
});

test('what is near says so, and what was found does not', async () => {
  expect((await find('photosynthesis')).map(({ near }) => near)).not.toContain(undefined);
  expect((await find('plants')).map(({ near }) => near)).not.toContain(true);
});

test('people are never found', async () => {
  await send('POST', '/api/register', {
    body: { role: 'parent', name: 'Zzyzx Quagga', email: 'zz@home.ug', password: 'mango tree shade 42' },
  });
  expect(await find('Zzyzx')).toEqual([]);
});

test.each(['zzzz', 'qqqqqq', 'xkcd', 'Zzyzx Quagga', '????'])(
  'spec 1 §4: %j is like nothing, and nothing is found',
  async (query) => {
    expect(await find(query)).toEqual([]);
  },
);

const classOf = ({ snippet = '' }: Found): number => Number(/^Primary (\d)/.exec(snippet)?.[1] ?? Number.NaN);

test.each(['water', 'animals', 'measure'])(
  'of %j what is written comes first, and what is being written last and marked',
  async (query) => {
    const written = (await find(query)).map((one) => one.written);
    expect(written).toEqual([...written].sort((a, b) => Number(b) - Number(a)));
    expect(written).toContain(false);
  },
);

test.each([2, 5, 7])(
  'for a child of class %i water begins with that class and those beside it',
  async (grade) => {
    const found = (await find('water', { grade })).filter(({ written }) => !written).slice(0, 4);
    // The more lessons are written, the fewer others there is room for.
    expect(found.length).toBeGreaterThan(1);
    for (const one of found)
      expect(Math.abs(classOf(one) - grade), JSON.stringify(one)).toBeLessThanOrEqual(1);
  },
);

test('a learner who is signed in gets their own class first without saying it; a chosen class wins', async () => {
  const form = { ...forms.learner('amina@home.ug'), grade: 'Primary 7' };
  await send('POST', '/api/register', { body: form });
  const { email, password } = form;
  const { token } = (await send('POST', '/api/login', { body: { email, password } })).body as {
    token: string;
  };
  const own = await find('water', { token });
  expect(own).toEqual(await find('water', { grade: 7 }));
  expect(own).not.toEqual(await find('water'));
  expect(await find('water', { token, grade: 3 })).toEqual(await find('water', { grade: 3 }));
});

test.each(['0', '8', '7.5', 'x', ''])(
  'a class %j that there is not is refused beside its field',
  async (grade) => {
    const answer = await send('GET', `/api/search/courses?query=water&grade=${grade}`);
    expect([answer.status, answer.body]).toMatchObject([400, { fields: { grade: expect.any(String) } }]);
  },
);

test('a sentence is answered by what has some of its words', async () => {
  expect((await find('how do conductors carry electrisity'))[0]?.name).toMatch(/conductor|electric/i);
});

describe('no text is a sign of a query language', () => {
  const awkward = [
    '2½',
    '1½ litres',
    'ŉ hond',
    '⑴⑴',
    '㎏ ＆ ！',
    '\u2100\u2101',
    "':*&|!()<->\\",
    'ﷺﷺ',
    'İİİ',
  ];

  test.each(awkward)('%j is answered', async (query) => {
    await find(query);
  });

  test('hundreds of texts of any letters are answered', async () => {
    const any = fc.string({ unit: 'binary', minLength: 2, maxLength: 40 });
    const nearly = fc.array(fc.constantFrom(...awkward, 'water', ' ', '½', 'ŉ', '⒜', ':*', "'"), {
      maxLength: 6,
    });
    const texts = fc.oneof(
      any,
      nearly.map((parts) => parts.join('')),
    );
    await fc.assert(
      fc.asyncProperty(texts, async (query) => {
        const answer = await send('GET', `/api/search/courses?query=${encodeURIComponent(query)}`);
        expect([200, 400]).toContain(answer.status);
      }),
      { numRuns: 300 },
    );
  });

  test('control: with the accents taken off after the words were told apart, the same texts break the query', async () => {
    const broken = ['2½', 'ŉ hond', '⑴⑴'].map(async (text) => {
      const words = (text.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `${word}:*`).join(' & ');
      await database.db.execute(sql`select to_tsquery('simple', unaccent(${words}))`);
    });
    for (const one of await Promise.allSettled(broken)) expect(one.status).toBe('rejected');
  });
});

test('what a class asks for again and again is asked of the database once, whoever is signed in', async () => {
  const email = 'again@home.ug';
  await send('POST', '/api/register', { body: forms.learner(email) });
  const login = await send('POST', '/api/login', { body: { email, password: goodPassword } });
  const { token } = login.body as { token: string };
  await find('electricity', { token });
  const asked = await countQueries(database)(async () => {
    for (let n = 0; n < 20; n += 1) await find('electricity', { token });
  });
  // Includes the periodic checks of session and version.
  expect(asked).toBeLessThan(6);
});
