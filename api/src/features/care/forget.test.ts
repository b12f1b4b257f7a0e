/** Promise C7: after deletion no table, file or reply has anything of the person. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Sql } from '#db/connect.ts';
import { newSession } from '#features/accounts/index.ts';
import { aClass } from '#testing/a-class.ts';
import { forget, forgetAll } from './forget.ts';
import { registry } from './registry/index.ts';
import { fillEverything } from './testing/everything.ts';

const here = await aClass();
/* The control's own server, with a broken schema. */
const elsewhere = await aClass();
const { send, db, database, env, clock, person, pupil } = here;
const { sql } = database;
const head = await person('teacher', { administrator: true });
const quiet = { warn: () => undefined };
const place = { db, env, now: () => clock.now };
const days = (n: number) => new Date(clock.now.getTime() + n * 24 * 60 * 60 * 1000);

/** Searches all tables and files for the marks and the id. */
const marksIn = async (base: Sql, folder: string, number: number): Promise<string[]> => {
  const mark = new RegExp(`zqmark[a-z]+|(?<!\\d)${number}(?!\\d)`, 'i');
  const tables = await base<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = 'public' order by 1`;
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await base.unsafe(`select to_jsonb(t)::text as row from ${name} t`);
    for (const { row } of rows as unknown as { row: string }[]) {
      // Photos are stored as hex.
      const plain = row.replace(/\\\\x([0-9a-f]+)/g, (_, hex: string) => Buffer.from(hex, 'hex').toString());
      if (mark.test(plain)) found.push(`${name}: ${mark.exec(plain)?.[0]}`);
    }
  }
  for (const path of await readdir(folder, { recursive: true })) {
    const text = await readFile(join(folder, path), 'utf8').catch(() => '');
    if (mark.test(text)) found.push(`file ${path}`);
  }
  return found;
};

const id = 1_987_654_321;
const filled = async ({
  database: { sql: base },
  env: { dataDir },
  teacher,
  room,
  person: add,
}: typeof here) => {
  const other = await add('learner');
  await fillEverything(
    base,
    { id, other: other.id, teacher: teacher.id, classId: room.id, schoolId: 11 },
    dataDir,
  );
  return other;
};
const leaveNow = (who: number, base = sql) =>
  base`update users set leaves_at = ${clock.now.toISOString()}, leaves_by = ${who} where id = ${who}`;

test('0 marks in every table and file; what belongs to others stays', async () => {
  const other = await filled(here);
  const before = await marksIn(sql, env.dataDir, id);
  // Every table with people had a row of this person.
  const seen = new Set(before.map((line) => line.split(':')[0]));
  const leading = Object.keys(registry).filter((name) => registry[name]?.leads !== undefined);
  expect(leading.filter((name) => !seen.has(name))).toEqual([]);
  expect(before.filter((line) => line.startsWith('file'))).toHaveLength(2);

  await leaveNow(id);
  expect(await forgetAll(place, null, quiet)).toBe(1);
  expect(await marksIn(sql, env.dataDir, id)).toEqual([]);

  const [kept] = await sql<{ teacher: number; work: string; lesson: number; owner: number; group: string }[]>`
    select (select teacher_id from classes where name = 'The class that stays') as teacher,
      (select text from hand_ins where assignment_id = 903) as work,
      (select count(*)::int from own_lessons where id = 602 and author_id is null) as lesson,
      (select owner_id from groups where id = 802) as owner, (select name from groups where id = 802) as group`;
  expect(kept).toEqual({
    teacher: head.id,
    work: 'what stays',
    lesson: 1,
    owner: other.id,
    group: 'Study group 802',
  });
});

test('control: a table whose rows do not go with the person is found', async () => {
  const base = elsewhere.database.sql;
  await filled(elsewhere);
  // A table without a foreign key: its rows keep the id.
  await base`alter table lesson_notes drop constraint lesson_notes_user_id_fkey`;
  await leaveNow(id, base);
  expect(await forget({ ...place, db: elsewhere.db, env: elsewhere.env }, id)).toBe(true);
  expect(await marksIn(base, elsewhere.env.dataDir, id)).toEqual(['lesson_notes: zqmarknote']);
});

test('not an hour before the seven days are over, and not who was kept', async () => {
  const { id: kept, token } = await person('learner');
  expect((await send('DELETE', '/api/me', { token, body: {} })).status).toBe(403);
  const fresh = await person('parent');
  expect(await send('DELETE', '/api/me', { token: fresh.token, body: {} })).toMatchObject({
    status: 200,
    body: { leavesAt: days(7).toISOString(), by: 'self' },
  });
  const there = async (who: number) => (await sql`select 1 from users where id = ${who}`).length;
  await forgetAll({ ...place, now: () => new Date(days(7).getTime() - 60_000) }, null, quiet);
  expect([await there(fresh.id), await there(kept)]).toEqual([1, 1]);
  await forgetAll({ ...place, now: () => days(7) }, null, quiet);
  expect([await there(fresh.id), await there(kept)]).toEqual([0, 1]);
});

test('a device of a deleted account is told so, and no other dead session is', async () => {
  const { id: gone, token } = await person('parent');
  await leaveNow(gone);
  await forgetAll(place, null, quiet);
  expect(await send('GET', '/api/me', { token })).toMatchObject({
    status: 401,
    body: { code: 'session/gone' },
  });
  expect(await send('GET', '/api/me', { token: 'A'.repeat(43) })).toMatchObject({
    status: 401,
    body: { code: 'session/expired' },
  });
});

test('within the seven days only a device that was signed out for it is told; after them each is', async () => {
  const child = await pupil();
  const says = async (token: string) =>
    ((await send('GET', '/api/me', { token })).body as { code: string }).code;
  const minute = () => {
    clock.now = new Date(clock.now.getTime() + 60_000);
  };
  const anew = () => newSession(db, child, clock.now);
  const leftBefore = child.token;
  expect((await send('POST', '/api/logout', { token: leftBefore })).status).toBe(200);
  minute();
  const signedOut = await anew();
  minute();
  const word = { token: child.parent.token, body: {} };
  expect((await send('DELETE', `/api/children/${child.id}/account`, word)).status).toBe(200);
  minute();
  const lookedIn = await anew();
  expect((await send('POST', '/api/logout', { token: lookedIn })).status).toBe(200);
  const all = [leftBefore, signedOut, lookedIn];
  expect(await Promise.all(all.map(says))).toEqual(['session/expired', 'session/gone', 'session/expired']);
  await forgetAll({ ...place, now: () => days(7) }, null, quiet);
  expect(await Promise.all(all.map(says))).toEqual(['session/gone', 'session/gone', 'session/gone']);
});

test('while adults look into a report about somebody, the account waits; for 90 days at most', async () => {
  const { id: reported } = await pupil();
  await sql`insert into report_cases (school_id, kind, thing, about_id, words, first_at, last_at)
    values (11, 'person', ${String(reported)}, ${reported}, 'x', now(), now())`;
  await leaveNow(reported);
  expect(await forgetAll(place, null, quiet)).toBe(0);
  expect(await forgetAll({ ...place, now: () => days(91) }, null, quiet)).toBe(1);
});

test('one account that cannot be deleted keeps no other from it', async () => {
  const stuck = await person('parent');
  const free = await person('parent');
  await sql`create table stones (user_id integer references users (id))`;
  await sql`insert into stones values (${stuck.id})`;
  await leaveNow(stuck.id);
  await leaveNow(free.id);
  let warned = 0;
  expect(await forgetAll(place, null, { warn: () => (warned += 1) })).toBe(1);
  expect(warned).toBe(1);
  await sql`drop table stones`;
});
