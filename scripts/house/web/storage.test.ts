import { expect, test } from 'vitest';
import { allCode } from '../tree.ts';
import { storageProblems } from './storage.ts';

test('no page opens the storage of a device but through its table', () => {
  expect(allCode().flatMap(storageProblems)).toEqual([]);
});

const page = 'web/src/features/lesson/lesson-page.tsx';

test.each([
  [page, "localStorage.setItem('my_key', 'words');", 'localStorage'],
  [page, "export const kept = globalThis.sessionStorage.getItem('my_key');", 'sessionStorage'],
  [page, "export const kept = globalThis['localStorage'];", 'localStorage'],
  [page, 'export const { localStorage: kept } = globalThis;', 'localStorage'],
  [page, "export const other = indexedDB.open('mine');", 'indexedDB'],
  [page, "export const pages = await caches.open('pages');", 'caches'],
  [page, "document.cookie = 'who=akello';", 'cookie'],
  [page, "import { openDB } from 'idb';\nexport const other = openDB('mine');", 'idb'],
  ['web/src/offline/database.ts', 'localStorage.clear();', 'localStorage'],
])('%s with %s is told', (path, source, name) => {
  expect(storageProblems({ path, source })).toEqual([expect.stringContaining(`reaches ${name};`)]);
});

test.each([
  ['web/src/lib/local.ts', 'export const store = () => globalThis.localStorage;'],
  ['web/src/offline/database.ts', "import { openDB } from 'idb';\nexport const open = openDB;"],
  ['web/src/features/lesson/lesson-page.test.tsx', 'localStorage.clear();'],
  ['e2e/src/school.spec.ts', 'localStorage.clear();'],
])('%s with %s is fine', (path, source) => {
  expect(storageProblems({ path, source })).toEqual([]);
});
