import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { closeDatabase, openDatabase } from './database.ts';
import { keepQuiz, keptQuiz } from './kept-quiz.ts';
import { seal, unseal } from './sealed.ts';

beforeEach(async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
});

const note = 'afl_discussion_u400-l1';

test('what a child wrote is gone after log out, not there for the next one, and back for the first (C9)', async () => {
  localStorage.setItem(note, 'secret words of Akello');
  localStorage.setItem('afl_read', '["u400-r1"]');
  localStorage.setItem('theme', 'dark');
  await seal(71);
  expect(JSON.stringify({ ...localStorage })).not.toContain('Akello');
  expect(localStorage.getItem('afl_read')).toBeNull();
  expect(localStorage.getItem('theme')).toBe('dark');
  await unseal(72);
  localStorage.setItem(note, 'words of Okello');
  await seal(72);
  await unseal(71);
  expect(localStorage.getItem(note)).toBe('secret words of Akello');
});

test('a quiz under way goes and comes with its child; figures from the server are forgotten (C9)', async () => {
  await keepQuiz(71, 'u400-q1', { answers: { 'u400-q1-2': 'zinc of Akello' } });
  await keepQuiz(711, 'u400-q1', { answers: {} });
  const database = await openDatabase();
  await database.put('facts', '{"at":"…","data":{"totalXP":75}}', 'own 71 xp');
  await seal(71);
  expect((await database.getAllKeys('facts')).sort()).toEqual(['quiz 711 u400-q1', 'sealed 71']);
  expect(await keptQuiz(71, 'u400-q1')).toBeNull();
  await unseal(72);
  expect(await keptQuiz(72, 'u400-q1')).toBeNull();
  await unseal(71);
  expect(await keptQuiz(71, 'u400-q1')).toEqual({ answers: { 'u400-q1-2': 'zinc of Akello' } });
  expect(await database.getAllKeys('facts')).not.toContain('sealed 71');
});

test('who comes back at once finds everything', async () => {
  localStorage.setItem(note, 'mine');
  await Promise.all([seal(71), unseal(71), seal(71), unseal(71)]);
  expect(localStorage.getItem(note)).toBe('mine');
});

test('where nothing can be stored, nothing is taken away', async () => {
  globalThis.indexedDB = {
    open: () => {
      throw new Error('forbidden');
    },
  } as unknown as IDBFactory;
  localStorage.setItem(note, 'mine');
  await expect(seal(71)).rejects.toThrow('forbidden');
  expect(localStorage.getItem(note)).toBe('mine');
});
