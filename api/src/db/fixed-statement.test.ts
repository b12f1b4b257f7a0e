import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testDatabase } from '#testing/test-app.ts';
import { fixedStatement } from './fixed-statement.ts';

const { db } = await testDatabase();
const sum = fixedStatement<'a' | 'b'>('select {a}::int * 10 + {b}::int + {a}::int as sum');

test('values go where they are named, each time anew, alone and inside of a larger statement', async () => {
  expect(await db.execute(sum({ a: 1, b: 2 }))).toEqual([{ sum: 13 }]);
  expect(await db.execute(sum({ b: 5, a: 3 }))).toEqual([{ sum: 38 }]);
  expect(
    await db.execute(sql`select ${7}::int as before, inner_one.sum from (${sum({ a: 1, b: 1 })}) inner_one`),
  ).toEqual([{ before: 7, sum: 12 }]);
});
