import { expect, test } from 'vitest';
import { allCode } from '../tree.ts';
import { ownersIn, tablesIn, writesOf } from '../writers.ts';
import { readProblems } from './readers.ts';

const code = allCode().filter(({ path }) => path.startsWith('api/src/'));
const owners = ownersIn(writesOf(code, tablesIn(code)));
/* The hole of a template, as the planted text has it. */
const hole = (name: string) => ['$', `{${name}}`].join('');

/* How many such reads each slice still has. The numbers must be exact, so that they only become smaller. */
const stillToMend: Readonly<Record<string, number>> = {
  accounts: 3,
  bonds: 26,
  cases: 1,
  dormancy: 1,
  families: 1,
  growth: 1,
  notifications: 1,
  photos: 1,
  progress: 5,
};

test('a slice reads its own tables and those of slices below it', () => {
  const counts: Record<string, number> = {};
  for (const problem of readProblems(code, owners)) {
    const [, slice = ''] = /features\/([\w-]+)\//.exec(problem) ?? [];
    counts[slice] = (counts[slice] ?? 0) + 1;
  }
  expect(counts).toEqual(stillToMend);
});

const path = 'api/src/features/accounts/planted.db.ts';
const planted = (source: string, at = path) => readProblems([{ path: at, source }], owners);

test.each([
  ['a query', 'db.select().from(plans)', "import { planEntries as plans } from '#db/tables.ts';"],
  ['a join', 'db.select().from(users).leftJoin(planEntries, sql`true`)'],
  ['an alias', 'db.select().from(other)', "const other = aliasedTable(planEntries, 'other');"],
  ['a count', 'db.$count(planEntries)'],
  ['SQL with the table', `sql\`select 1 from ${hole('planEntries')} p\``],
  ['SQL with the name', 'sql`select 1 from users u\n join only plan_entries p on true`'],
  ['the second of a list', 'sql`select 1 from users u, plan_entries p`'],
  ['a part of a query', 'hasRow(sql`plan_entries p`)'],
  ['a plain template', 'fixedStatement(`select * from plan_entries`)'],
  ['a plain text', "rows('select day from plan_entries')"],
  ['a delete that looks at it', 'sql`delete from users u using plan_entries p where true`'],
])('control: %s of a table that a higher slice owns is reported', (_how, source, before = '') => {
  expect(planted(`${before}\n${source};`)).toEqual([
    expect.stringMatching(/:[23] reads plan_entries owned by plan, which does not stand below accounts$/),
  ]);
});

test('control: a table of a slice on the same floor is reported', () => {
  expect(planted('db.select().from(planEntries);', 'api/src/features/administration/planted.db.ts')).toEqual([
    'api/src/features/administration/planted.db.ts:1 reads plan_entries owned by plan, which does not stand below administration',
  ]);
});

test.each([
  ['its own table', 'db.select().from(users)'],
  ['a table of nobody', 'sql`select value from salts`'],
  ['a view', 'sql`select 1 from counted_answers`'],
  ['a column of that name', 'sql`select u.plan_entries from users u`'],
  ['a higher table, in a test', 'db.select().from(planEntries)', 'api/src/features/accounts/planted.test.ts'],
  ['a lower table', 'db.select().from(users)', 'api/src/features/care/planted.db.ts'],
])('%s may be read', (_what, source, at = path) => {
  expect(planted(source, at)).toEqual([]);
});
