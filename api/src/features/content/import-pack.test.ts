import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { Db } from '#db/connect.ts';
import { itemProgress, items, packs, searchEntries, toolContents, unitProgress, units } from '#db/tables.ts';
import { addUser } from '#features/accounts/index.ts';
import { countQueries } from '#testing/count-queries.ts';
import { packedCurriculum } from '#testing/packed-curriculum.ts';
import { testApp, testDatabase } from '#testing/test-app.ts';
import { importPack } from './import-pack.ts';
import { PackError } from './pack-files.ts';

const now = new Date('2026-03-09T06:00:00Z');
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A copy of the real pack that a test may change. */
const copyOfPack = () => {
  const folder = mkdtempSync(join(tmpdir(), 'pack-'));
  folders.push(folder);
  cpSync(packedCurriculum(), folder, { recursive: true });
  return folder;
};
const change = <T>(folder: string, file: string, act: (json: T) => void) => {
  const json = JSON.parse(readFileSync(join(folder, file), 'utf8')) as T;
  act(json);
  writeFileSync(join(folder, file), JSON.stringify(json));
};
type CatalogueJson = { units: { id: number; title: string }[] };
const newHash = (folder: string) =>
  change<{ hash: string }>(folder, 'pack.json', (pack) => {
    pack.hash = `${pack.hash}-changed`;
  });

test('all 454 units and 2,741 lessons come in; the same pack a second time does nothing', async () => {
  const { db } = await testDatabase();
  const first = await importPack(db, packedCurriculum(), now);
  const second = await importPack(db, packedCurriculum(), now);
  const [lessons] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(items)
    .where(eq(items.type, 'video'));
  expect([first.units, lessons?.count]).toEqual([454, 2741]);
  expect(second).toEqual({ units: 0, items: 0, contents: 0, searchEntries: 0, unchanged: true });
});

test('only what changed is written', async () => {
  const { db } = await testDatabase();
  const folder = copyOfPack();
  await importPack(db, folder, now);
  change<CatalogueJson>(folder, 'catalogue.json', ({ units: all }) => {
    const unit = all.find(({ id }) => id === 400);
    if (unit !== undefined) unit.title = 'Electricity at home';
  });
  newHash(folder);
  const report = await importPack(db, folder, now);
  // The unit, and its six lessons and two readings, whose results show its title.
  expect([report.units, report.contents, report.searchEntries]).toEqual([1, 0, 9]);
  const found = await db.select().from(searchEntries).where(eq(searchEntries.name, 'Electricity at home'));
  expect(found).toHaveLength(1);
});

test('a unit that a pack leaves out is hidden, not deleted, and comes back with its content', async () => {
  const { db } = await testDatabase();
  const folder = copyOfPack();
  await importPack(db, folder, now);
  change<CatalogueJson>(folder, 'catalogue.json', (catalogue) => {
    catalogue.units = catalogue.units.filter(({ id }) => id !== 1);
  });
  newHash(folder);
  await importPack(db, folder, now);
  expect(await db.select({ id: units.id }).from(units).where(isNotNull(units.removedAt))).toEqual([
    { id: 1 },
  ]);
  await importPack(db, packedCurriculum(), now);
  expect(await db.select({ id: units.id }).from(units).where(isNotNull(units.removedAt))).toEqual([]);
});

test.each([
  ['pack.json', '{ "format": 2 }', /pack\.json/],
  ['catalogue.json', '{ "units": [{ "id": "one" }] }', /catalogue\.json: units\.0\.id/],
  ['catalogue.json', 'not json', /catalogue\.json/],
  [
    'items/u400-l1.json',
    '{ "hash": "x", "content": { "id": "u400-l2", "type": "video", "unitId": 400 } }',
    /u400-l1\.json/,
  ],
])('a broken %s changes nothing and is named', async (file, text, message) => {
  const { db } = await testDatabase();
  const folder = copyOfPack();
  writeFileSync(join(folder, file), text);
  const error = await importPack(db, folder, now).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(PackError);
  expect((error as Error).message).toMatch(message);
  expect(await db.select({ id: units.id }).from(units).limit(1)).toEqual([]);
});

test('two servers that start at once import once', async () => {
  const database = await testDatabase();
  const reports = await Promise.all([1, 2].map(() => importPack(database.db, packedCurriculum(), now)));
  expect(reports.map(({ unchanged }) => unchanged).sort()).toEqual([false, true]);
  const [count] = await database.db
    .select({ all: sql<number>`count(*)::int` })
    .from(units)
    .where(isNull(units.removedAt));
  expect(count?.all).toBe(454);
});

test('what a stopped server left uncounted of a changed unit is counted at the next start', async () => {
  const { db } = await testDatabase();
  const folder = copyOfPack();
  await importPack(db, folder, now);
  const someone = { role: 'learner', name: 'Akello Grace', country: 'Uganda', gradeId: 7 } as const;
  const { id: userId = 0 } = (await addUser(db, 'public', someone)) ?? {};
  const video = { userId, unitId: 400, itemId: 'u400-l1', openedAt: now, completedAt: now, points: 100 };
  await db.insert(itemProgress).values(video);
  await db.insert(unitProgress).values({ userId, unitId: 400, points: 100, percent: 99, reached: 99 });
  const percent = async () => (await db.select().from(unitProgress))[0]?.percent;
  expect((await importPack(db, folder, now)).unchanged).toBe(true);
  expect(await percent()).toBe(99);
  // The state after an import, before recounting.
  await db.update(packs).set({ toRecount: [400] });
  expect((await importPack(db, folder, now)).unchanged).toBe(true);
  expect(await percent()).toBe(9);
  expect(await db.select({ left: packs.toRecount }).from(packs)).toEqual([{ left: [] }]);
});

type ManifestJson = { items: { id: string; hash: string }[] };
type PackJson = { hash: string; manifests: { file: string; hash: string }[] };

/** A changed lesson with matching file, manifest and pack hashes. */
const rewrite = (folder: string, id: string, title: string, honest = true) => {
  const file = 'manifests/7-science.json';
  change<{ hash: string; content: { title: string } }>(folder, `items/${id}.json`, (item) => {
    item.content.title = title;
    const hash = createHash('sha256').update(JSON.stringify(item.content)).digest('hex');
    item.hash = hash;
    change<ManifestJson>(folder, file, (manifest) => {
      for (const entry of manifest.items) if (entry.id === id) entry.hash = honest ? hash : 'f'.repeat(64);
    });
  });
  change<PackJson>(folder, 'pack.json', (pack) => {
    pack.hash = `${pack.hash}-${title}`;
    for (const one of pack.manifests) if (one.file === file) one.hash = `${one.hash}-${title}`;
  });
};

const shown = async (db: Db) =>
  await db.select({ title: items.title, hash: items.hash }).from(items).where(eq(items.id, 'u400-l1'));

test('an import that breaks in the middle leaves every lesson as it was; health says so until one goes well', async () => {
  const { send, database, clock } = await testApp();
  const { db } = database;
  const health = async () => (await send('GET', '/api/health')).body;
  const folder = copyOfPack();
  await importPack(db, folder, clock.now);
  const before = await shown(db);
  expect(await health()).not.toHaveProperty('lessons');
  // The first lesson is valid and written before the second, whose hash is wrong.
  rewrite(folder, 'u400-l1', 'A new beginning');
  rewrite(folder, 'u400-l2', 'Cut short', false);
  await expect(importPack(db, folder, clock.now)).rejects.toThrow(/u400-l2\.json: it is not of this pack/);
  expect(await shown(db)).toEqual(before);
  expect((await send('GET', '/api/lesson/u400-l1')).body).toMatchObject({ title: before[0]?.title });
  expect(await health()).toMatchObject({ lessons: 'old' });
  // Control: both changes are imported when valid.
  rewrite(folder, 'u400-l2', 'Whole again');
  expect(await importPack(db, folder, clock.now)).toMatchObject({ contents: 2, units: 0 });
  expect((await send('GET', '/api/lesson/u400-l1')).body).toMatchObject({ title: 'A new beginning' });
  expect(await health()).not.toHaveProperty('lessons');
});

test('an import has minutes for a statement where a request has ten seconds', async () => {
  const { db } = await testDatabase();
  await db.execute(sql`create table seen (allowed text)`);
  await db.execute(sql`
    create function see() returns trigger language plpgsql as $$
      begin insert into seen values (current_setting('statement_timeout')); return null; end $$`);
  await db.execute(sql`create trigger see after update on items for each statement execute function see()`);
  await importPack(db, packedCurriculum(), now);
  // Control: outside of an import.
  await db.update(items).set({ n: 1 }).where(eq(items.id, 'none'));
  const seen = await db.selectDistinct({ allowed: sql<string>`allowed` }).from(sql`seen`);
  expect(seen.map(({ allowed }) => allowed).sort()).toEqual(['10s', '15min']);
});

test('a start with nothing changed reads one file and asks one question', async () => {
  const database = await testDatabase();
  const files: string[] = [];
  const noting = (path: string) => {
    files.push(path);
    return readFileSync(path, 'utf8');
  };
  await importPack(database.db, packedCurriculum(), now, noting);
  expect(files.length).toBeGreaterThan(100);
  files.length = 0;
  const statements = await countQueries(database)(() =>
    importPack(database.db, packedCurriculum(), now, noting),
  );
  expect([files.length, statements]).toEqual([1, 1]);
});

test('one changed lesson reads its file, its manifest, the catalogue and the pack, and no other', async () => {
  const { db } = await testDatabase();
  const folder = copyOfPack();
  await importPack(db, folder, now);
  rewrite(folder, 'u400-l1', 'A new beginning');
  const files: string[] = [];
  const report = await importPack(db, folder, now, (path) => {
    files.push(path.slice(folder.length + 1));
    return readFileSync(path, 'utf8');
  });
  expect(files).toEqual(['pack.json', 'catalogue.json', 'manifests/7-science.json', 'items/u400-l1.json']);
  expect(report).toMatchObject({ units: 0, items: 0, contents: 1, searchEntries: 1 });
});

test('the data of a tool comes in when it changed, is not read otherwise, and goes with its tool', async () => {
  const { db } = await testDatabase();
  const folder = copyOfPack();
  type PackJson = { tools: { tool: string; file: string; hash: string }[] };
  const ofRiddles = ({ tool }: { tool: string }) => tool === 'jokes-riddles';
  const stored = async () =>
    (await db.select().from(toolContents)).filter(ofRiddles).map(({ tool, hash }) => [tool, hash]);
  await importPack(db, folder, now);
  const [first] = await stored();
  expect(first).toEqual(['jokes-riddles', expect.stringMatching(/^[0-9a-f]{64}$/)]);

  // Data that differs from the pack's hash is refused, and nothing changes.
  change<{ entries: unknown[] }>(folder, 'tools/jokes-riddles.json', (book) => book.entries.pop());
  newHash(folder);
  expect(await importPack(db, folder, now)).toMatchObject({ contents: 0 });
  change<PackJson>(folder, 'pack.json', ({ tools }) => {
    for (const tool of tools.filter(ofRiddles)) tool.hash = '0'.repeat(64);
  });
  newHash(folder);
  await expect(importPack(db, folder, now)).rejects.toThrow(
    /tools\/jokes-riddles\.json: it is not of this pack/,
  );
  expect(await stored()).toEqual([first]);

  change<PackJson>(folder, 'pack.json', ({ tools }) => {
    const text = readFileSync(join(folder, 'tools/jokes-riddles.json'), 'utf8');
    for (const tool of tools.filter(ofRiddles)) tool.hash = createHash('sha256').update(text).digest('hex');
  });
  newHash(folder);
  await importPack(db, folder, now);
  expect(await stored()).not.toEqual([first]);

  change<PackJson>(folder, 'pack.json', (pack) => {
    pack.tools = [];
  });
  newHash(folder);
  await importPack(db, folder, now);
  expect(await db.select().from(toolContents)).toEqual([]);
});
