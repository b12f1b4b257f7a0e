import { expect, test } from 'vitest';
import { importPack } from '#features/content/index.ts';
import { packedCurriculum } from '#testing/packed-curriculum.ts';
import { testApp } from '#testing/test-app.ts';

const { send, database, clock } = await testApp();
await importPack(database.db, packedCurriculum(), clock.now);

type Found = { type: string; id: string | number; name: string; snippet?: string };
const find = async (query: string) => {
  const answer = await send('GET', `/api/search/courses?query=${encodeURIComponent(query)}`);
  expect(answer.status).toBe(200);
  return answer.body as Found[];
};

/** What a child types, and a name that must stand among the first three (spec 1 §2.9, 9). */
const expected: readonly (readonly [string, RegExp])[] = [
  ['electricity', /^Electricity$/],
  ['static electricity', /^Static electricity/],
  ['skeleton', /skeleton/i],
  ['magnet', /Magnet/i],
  ['fractions', /Fractions/],
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

test('people are never found', async () => {
  await send('POST', '/api/register', {
    body: { role: 'parent', name: 'Zzyzx Quagga', email: 'zz@home.ug', password: 'mango tree shade 42' },
  });
  expect(await find('Zzyzx')).toEqual([]);
});
