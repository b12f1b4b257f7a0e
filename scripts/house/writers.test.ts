import { expect, test } from 'vitest';
import { allCode } from './tree.ts';
import { ownersIn, tablesIn, tablesOfMany, writesOf } from './writers.ts';

const code = allCode().filter(({ path }) => path.startsWith('api/src/'));
const tables = tablesIn(code);
/* A template placeholder in the planted text. */
const hole = ['$', '{users}'].join('');

test('every table is written by one slice', () => {
  const writes = writesOf(code, tables);
  expect(tablesOfMany(writes)).toEqual([]);
  expect(Object.fromEntries(ownersIn(writes))).toMatchObject({
    users: 'accounts',
    schools: 'schools',
    classes: 'classes',
    class_members: 'classes',
    guardianships: 'families',
    link_codes: 'families',
    consent_log: 'families',
    events: 'record',
  });
});

/*
 * A table without a writer is probably written in a form that the rule does not recognise. Three tables belong to no
 * slice.
 */
test('every table has a writer that the rule can see', () => {
  const seen = new Set(writesOf(code, tables).map(({ table }) => table));
  const elsewhere = ['limit_counters', 'salts', 'security_log'];
  expect([...tables].filter((table) => !seen.has(table) && !elsewhere.includes(table))).toEqual([]);
});

test.each([
  ['an insert', 'await db.insert(users).values({ name });'],
  ['an update', 'await transaction.update(users).set({ name }).where(eq(users.id, id));'],
  ['a delete', 'await inner.delete(users);'],
  ['SQL with the name', 'await db.execute(sql`update users set name = 1`);'],
  ['SQL with the table', `await db.execute(sql\`with gone as (delete from ${hole} returning 1) select 1\`);`],
  ['rows as one value', 'await write(db, [keepRows(users, rows, keys)]);'],
  ['SQL over lines', 'await db.execute(sql`insert\n into users (name) values (1)`);'],
])('control: a second slice that writes users by %s is told', (_how, source) => {
  const path = 'api/src/features/plan/plan.db.ts';
  const planted = [...code.filter((file) => file.path !== path), { path, source }];
  expect(tablesOfMany(writesOf(planted, tables))).toEqual([
    expect.stringMatching(/^users is written by .*accounts.*plan\/plan\.db\.ts/),
  ]);
});

test.each([
  ['locks a row', `sql\`select 1 from ${hole} where id = 1 for update\``],
  ['locks it a little', 'sql`select 1 from users for no key update`'],
  ['reads', 'db.select().from(users)'],
  ['is a test', 'db.insert(users)', 'api/src/features/plan/plan.test.ts'],
  ['makes something for tests', 'db.insert(users)', 'api/src/features/plan/testing/people.ts'],
])('who only %s is not told', (_what, source, path = 'api/src/features/plan/plan.db.ts') => {
  expect(writesOf([{ path, source }], tables)).toEqual([]);
});
