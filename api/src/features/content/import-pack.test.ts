import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { itemProgress, items, packs, searchEntries, unitProgress, units } from '#db/tables.ts';
import { addUser } from '#features/accounts/index.ts';
import { packedCurriculum } from '#testing/packed-curriculum.ts';
import { testDatabase } from '#testing/test-app.ts';
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
  expect(second).toEqual({ units: 0, items: 0, contents: 0, unchanged: true });
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
  expect([report.units, report.contents]).toEqual([1, 0]);
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
  // As the import leaves it before the first learner is counted.
  await db.update(packs).set({ toRecount: [400] });
  expect((await importPack(db, folder, now)).unchanged).toBe(true);
  expect(await percent()).toBe(11);
  expect(await db.select({ left: packs.toRecount }).from(packs)).toEqual([{ left: [] }]);
});
