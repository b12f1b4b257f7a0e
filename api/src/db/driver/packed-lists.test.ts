import { expect, test } from 'vitest';
import { testDatabase } from '#testing/test-app.ts';
import { wholeStatement } from '../fixed-statement.ts';
import { packedLists } from './packed-lists.ts';

const { db } = await testDatabase();

/** A list as Postgres parses it, as text. */
const understood = async (type: string, values: readonly unknown[]): Promise<unknown[]> => {
  const lists = packedLists(
    [{ type, key: 'value' }],
    values.map((value) => ({ value })),
  );
  const rows = await db.execute<{ told: string | null }>(
    wholeStatement(
      `select value::text as told from unnest($1::${type}[]) with ordinality as one (value, place)
      order by place`,
      lists,
    ),
  );
  return rows.map(({ told }) => told);
};

const id = '0198a1b2-c3d4-7e5f-8a9b-ABCDEF012345';

test.each<[type: string, values: readonly unknown[], told: readonly (string | null)[]]>([
  ['integer', [0, -1, 2_147_483_647, -2_147_483_648, null], ['0', '-1', '2147483647', '-2147483648', null]],
  ['smallint', [7, -32_768, undefined], ['7', '-32768', null]],
  [
    'bigint',
    [1, -1, 4_294_967_296, -4_294_967_297, 9_007_199_254_740_990],
    ['1', '-1', '4294967296', '-4294967297', '9007199254740990'],
  ],
  ['double precision', [0.1, -2.5e-9, 3], ['0.1', '-2.5e-09', '3']],
  ['boolean', [true, false, null], ['true', 'false', null]],
  ['uuid', [id, null], [id.toLowerCase(), null]],
  [
    'text',
    ['', 'Akello', 'ŋŋ ɓ 😀', `${'long '.repeat(60)}é`],
    ['', 'Akello', 'ŋŋ ɓ 😀', `${'long '.repeat(60)}é`],
  ],
  ['date', ['2026-11-17', '2024-02-29', '1900-01-01'], ['2026-11-17', '2024-02-29', '1900-01-01']],
  [
    'jsonb',
    [{ answer: ['½', 2, null] }, 'word', 5, null],
    ['{"answer": ["½", 2, null]}', '"word"', '5', null],
  ],
])('a list of %s arrives as it was', async (type, values, told) => {
  expect(await understood(type, values)).toEqual(told);
});

test('moments arrive to the millisecond, of every year that may be told', async () => {
  const moments = ['1900-01-01T00:00:00.000Z', '1999-12-31T23:59:59.999Z', '2026-11-17T10:00:00.001Z'];
  const far = '9998-12-31T23:59:59.999Z';
  const told = await understood(
    'timestamp with time zone',
    [...moments, far].map((text) => new Date(text)),
  );
  expect(told.map((text) => new Date(String(text)).toISOString())).toEqual([...moments, far]);
});

test.each([
  ['integer', 2_147_483_648],
  ['integer', 1.5],
  ['integer', '1'],
  ['smallint', 32_768],
  ['bigint', 2 ** 53],
  ['double precision', '1'],
  ['boolean', 1],
  ['text', 1],
  ['uuid', 'not an id'],
  ['uuid', `${id.slice(0, -1)}g`],
  ['uuid', id.replace('-', '0')],
  ['date', '2026-13-01'],
  ['date', '2026-02-29'],
  ['date', '2026-04-31'],
  ['timestamp with time zone', new Date('never')],
])('what is no %s is not kept as another: %s', (type, value) => {
  expect(() => packedLists([{ type, key: 'value' }], [{ value }])).toThrow('cannot be kept');
});

test('one that failed leaves nothing in the next, and long lists have room', async () => {
  expect(() => packedLists([{ type: 'text', key: 'value' }], [{ value: 'one' }, { value: 2 }])).toThrow();
  const long = Array.from({ length: 300 }, (_, place) => `${place} ${'ŋ'.repeat(5000)}`);
  expect(await understood('text', long)).toEqual(long);
  expect(await understood('integer', [1, 2, 3])).toEqual(['1', '2', '3']);
});
