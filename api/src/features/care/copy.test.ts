/** Promise C8: a copy has every row of the person, and nothing of others. */
import { expect, test } from 'vitest';
import { aClass } from '#testing/a-class.ts';
import { statementsOf } from '#testing/count-queries.ts';
import { registry } from './registry/index.ts';
import { travels } from './registry/travels.ts';
import { fillEverything } from './testing/everything.ts';

const here = await aClass();
const { send, database, env, teacher, room, person, pupil, clock } = here;
const { sql } = database;
const id = 1_987_654_321;
const other = await person('learner');
await fillEverything(
  sql,
  { id, other: other.id, teacher: teacher.id, classId: room.id, schoolId: 11 },
  env.dataDir,
);
const parent = await person('parent');
await sql`insert into guardianships (guardian_id, child_id) values (${parent.id}, ${id})`;

type Copy = {
  about: { name: string; uid: string };
  tables: { table: string; rows: Record<string, unknown>[] }[];
  files: { name: string; base64: string }[];
  titles: Record<string, string>;
  names: Record<string, string>;
  uids: Record<string, Record<string, string>>;
};
const copyOf = async (childId: number, token = parent.token): Promise<{ copy: Copy; text: string }> => {
  const answer = await send('GET', `/api/children/${childId}/export`, { token });
  expect(answer.status).toBe(200);
  return { copy: answer.body as Copy, text: answer.text };
};

/** The rows of the person in each table, counted independently. */
const counted = async (childId: number): Promise<Record<string, number>> => {
  const found: Record<string, number> = {};
  for (const [table, kept] of Object.entries(registry)) {
    if (!('copy' in kept)) continue;
    const where = kept.copy.by.map((column) => `${column} = ${childId}`).join(' or ');
    const [row] = (await sql.unsafe(`select count(*)::int as n from ${table} where ${where}`)) as unknown as {
      n: number;
    }[];
    if (row !== undefined && row.n > 0) found[table] = row.n;
  }
  return found;
};
const rowsIn = ({ tables }: Copy) =>
  Object.fromEntries(tables.map(({ table, rows }) => [table, rows.length]));

test('100 % of the rows of every table, and the photos themselves; the look is written down', async () => {
  const { copy, text } = await copyOf(id);
  expect(rowsIn(copy)).toEqual(await counted(id));
  // A missing table would be left out of both counts.
  expect(Object.keys(rowsIn(copy)).length).toBeGreaterThan(45);
  const marks = new Set(text.match(/zqmark[a-z]+/gi));
  for (const mark of [
    'zqmarknote',
    'zqmarkanswer',
    'zqmarkevent',
    'zqmarkhandin',
    'zqmarkshared',
    'zqmarkemail',
  ])
    expect(marks).toContain(mark);
  expect(copy.files.map(({ base64 }) => Buffer.from(base64, 'base64').toString()).sort()).toEqual([
    'zqmarkfile',
    'zqmarkphoto',
  ]);
  expect(copy.titles['u400-q1']).toBeTypeOf('string');
  expect(copy.names[String(teacher.id)]).toBe('Okot Paul');
  expect(copy.names[String(other.id)]).toBe('Akello M.');
  expect(await sql`select what from looks where learner_id = ${id} and viewer_id = ${parent.id}`).toEqual([
    { what: 'export' },
  ]);
});

/** Each row with a uid, in the form that the copy must use: `table number`. */
const uidsIn = async (tables: readonly string[]): Promise<Map<string, string>> => {
  const found = new Map<string, string>();
  for (const table of tables) {
    const rows = await sql.unsafe(`select id, uid from ${table}`);
    for (const { id: number, uid } of rows as unknown as { id: number; uid: string }[])
      found.set(`${table} ${number}`, uid);
  }
  return found;
};

test('what a row leads to has its uid beside its local number; who is not named has none', async () => {
  const [lesson] = await sql<{ id: number; uid: string }[]>`select id, uid from own_lessons where id = 602`;
  await sql`insert into plan_entries values (${id}, ${`t${lesson?.id}`}, now())`;
  // One adult is in the copy by number only, the other not at all. Both have names of their own.
  const [maker, blocker] = [await person('teacher'), await person('learner')];
  await sql`update users set created_by = ${maker.id} where id = ${id}`;
  await sql`insert into blocks values (${blocker.id}, ${id}, now())`;
  const { copy, text } = await copyOf(id);
  const real = await uidsIn(Object.keys(travels));
  for (const [table, uids] of Object.entries(copy.uids))
    for (const [number, uid] of Object.entries(uids)) expect(real.get(`${table} ${number}`)).toBe(uid);
  expect(copy.about.uid).toBe(real.get(`users ${id}`));
  const led = new Set<string>();
  for (const { table, rows } of copy.tables)
    for (const row of rows) {
      if (table in travels) expect(row['uid']).toBe(real.get(`${table} ${row['id']}`));
      for (const [to, columns] of Object.entries(travels))
        for (const column of columns) if (row[column] != null) led.add(`${to} ${row[column]}`);
    }
  const told = Object.entries(copy.uids).flatMap(([to, uids]) => Object.keys(uids).map((n) => `${to} ${n}`));
  expect([...led].filter((one) => !told.includes(one))).toEqual([]);
  expect(led.size).toBeGreaterThan(8);
  expect(copy.uids['own_lessons']).toMatchObject({ 602: lesson?.uid });
  expect(text).toContain(String(maker.id));
  for (const unknown of [maker, blocker]) expect(text).not.toContain(real.get(`users ${unknown.id}`));
  await sql`delete from blocks where blocker_id = ${blocker.id}`;
});

test('no secret, no report about the child, nobody who blocked them', async () => {
  await sql`insert into blocks values (${other.id}, ${id}, now())`;
  const { copy, text } = await copyOf(id);
  for (const word of ['zqmarkpassword', 'zqmarkcase', 'zqmarkaskedof', 'token_hash', 'code_hash'])
    expect(text).not.toContain(word);
  expect(copy.tables.find(({ table }) => table === 'blocks')?.rows).toHaveLength(1);
  await sql`delete from blocks where blocker_id = ${other.id}`;
});

test('control: a row that the copy left out is counted', async () => {
  const { copy } = await copyOf(id);
  await sql`insert into plan_entries values (${id}, 'unit:1', now())`;
  expect(rowsIn(copy)).not.toEqual(await counted(id));
});

test('a child reads the same copy of themselves; a stranger none', async () => {
  const child = await pupil();
  const own = (await send('GET', '/api/me/export', { token: child.token })).body as Copy;
  const { copy } = await copyOf(child.id, child.parent.token);
  expect(Object.keys(rowsIn(own)).sort()).toEqual(
    Object.keys(rowsIn(copy))
      .filter((name) => name !== 'looks')
      .sort(),
  );
  expect((await send('GET', `/api/children/${child.id}/export`, { token: parent.token })).status).toBe(404);
  expect((await send('GET', `/api/children/${child.id}/export`, { token: child.token })).status).toBe(403);
});

test('ten thousand events are all in the copy, read by as many statements as a thousand', async () => {
  const statements = statementsOf(database);
  const asked = async (count: number) => {
    const child = await pupil();
    await sql`insert into events (user_id, id, device, seq, type, payload, schema, occurred_at, zone, counted_at,
        counted_on, received_at)
      select ${child.id}, gen_random_uuid(), gen_random_uuid(), n, 'item.opened', '{"item": "u400-l1"}', 1,
        ${clock.now.toISOString()}, 'Africa/Kampala', ${clock.now.toISOString()}, '2026-03-01', ${clock.now.toISOString()}
      from generate_series(1, ${count}::int) n`;
    // Warms up the caches for sessions and the like.
    await send('GET', '/api/me', { token: child.parent.token });
    const texts = await statements(async () => {
      const { copy } = await copyOf(child.id, child.parent.token);
      expect(rowsIn(copy)['events']).toBe(count);
    });
    return texts.filter((text) => !text.includes('sessions')).length;
  };
  expect(await asked(10_000)).toBe(await asked(1000));
});
