import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#testing/test-app.ts';
import { isGone, isTaken } from './is-taken.ts';

const { db } = await testDatabase();
beforeAll(async () => {
  await db.execute(sql`create table trees (id int primary key)`);
  await db.execute(sql`create table birds (tree int references trees)`);
  await db.execute(sql`insert into trees values (1)`);
  await db.execute(sql`insert into birds values (1)`);
});

const failureOf = (statement: ReturnType<typeof sql>): Promise<unknown> =>
  db.execute(statement).then(
    () => 'no failure',
    (error: unknown) => error,
  );

test('a row whose other end was removed is gone; a removal that something still refers to is not', async () => {
  expect(isGone(await failureOf(sql`insert into birds values (2)`))).toBe(true);
  expect(isGone(await failureOf(sql`update birds set tree = 2`))).toBe(true);
  const kept = await failureOf(sql`delete from trees`);
  expect(kept).toMatchObject({ cause: { code: '23503' } });
  expect(isGone(kept)).toBe(false);
});

test('a key that is taken is taken and not gone; a reference that fails is not taken', async () => {
  const taken = await failureOf(sql`insert into trees values (1)`);
  expect([isTaken(taken), isGone(taken)]).toEqual([true, false]);
  expect(isTaken(await failureOf(sql`insert into birds values (2)`))).toBe(false);
});
