import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { closeDatabase, openDatabase } from '#offline/database.ts';
import { forgetKept, sweepKept } from './sweep.ts';

const now = Date.parse('2026-03-20T09:00:00Z');
const daysAgo = (days: number) => new Date(now - days * 24 * 60 * 60 * 1000).toISOString();
const put = async (name: string, days: number, letters = 10, owner = 71) =>
  (await openDatabase()).put(
    'facts',
    JSON.stringify({ at: daysAgo(days), data: 'x'.repeat(letters) }),
    `own ${owner} ${name}`,
  );
const left = async () => (await (await openDatabase()).getAllKeys('facts')).map((key) => key.slice(4));

beforeEach(async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
});

test('what is older than fourteen days goes; what is another’s, or no class, stays', async () => {
  await put('classes of mine summary 3', 13.9);
  await put('classes of mine summary 4', 14.1);
  await put('stats', 40);
  await put('classes of mine today', 40, 10, 72);
  await sweepKept(71, now);
  expect(await left()).toEqual(['71 classes of mine summary 3', '71 stats', '72 classes of mine today']);
});

test('of more than thirty answers, or a million letters, the oldest go', async () => {
  for (let place = 0; place < 40; place += 1) await put(`classes of mine summary ${place}`, place / 10);
  await sweepKept(71, now);
  expect(await left()).toHaveLength(30);
  expect(await left()).toContain('71 classes of mine summary 29');
  await put('classes of mine today', 0, 999_000);
  await sweepKept(71, now + 1);
  const rest = await left();
  expect(rest).toContain('71 classes of mine today');
  expect(rest.length).toBeLessThan(30);
});

test('one answer can be forgotten, and words that nobody can read go with the next sweep', async () => {
  await put('classes of mine summary 3', 1);
  await (await openDatabase()).put('facts', 'not ours', 'own 71 classes of mine students');
  await forgetKept(71, 'summary 3');
  await sweepKept(71, now);
  expect(await left()).toEqual([]);
});
