import { expect, expectTypeOf, test, vi } from 'vitest';
import { returnLocal } from '#lib/device/return-local.ts';
import { roomFor } from '#testing/full-disk.ts';
import { factTable, type LocalKey, type LocalRow, localRow, localTable } from './device/keys.ts';
import { pageHoldsWork, storeTrouble } from './device/store-trouble.ts';
import { isStoredLocal, readLocal, removeLocal, takeLocal, writeLocal } from './local.ts';

const named = (wanted: (row: LocalRow) => boolean) =>
  Object.entries(localTable).flatMap(([name, row]) => (wanted(row) ? [name] : []));

test('spec 1 §3: the documented local keys are these', () => {
  expect(named(({ name }) => name === 'documented')).toEqual([
    'token',
    'user',
    'lastRoute',
    'lastDashboardView',
    'selectedSubject',
    'selectedGrade',
    'currentView',
    'selectedUnitView',
    'currentGrade',
    'chatbotPanelSize',
    'afl_lesson_tab',
    'afl_discussion_*',
    'lesson_content_*',
    'theme',
    'notifications',
  ]);
});

test('our own keys beside the documented ones begin with afl_', () => {
  for (const name of named((row) => row.name === 'ours')) expect(name).toMatch(/^afl_/);
});

test('spec 1 §4: of the documented keys, logging out clears exactly these eight; the others are sealed (G8)', () => {
  expect(named((row) => row.name === 'documented' && row.atLogout === 'cleared')).toEqual([
    'token',
    'user',
    'lastRoute',
    'lastDashboardView',
    'selectedSubject',
    'selectedGrade',
    'currentView',
    'selectedUnitView',
  ]);
  expect(named((row) => row.name === 'documented' && row.whose === 'device')).toEqual([]);
});

test("what the next child finds is the device's own, and no more than this", () => {
  expect(named(({ whose }) => whose === 'device')).toEqual([
    'afl_language',
    'afl_english_content',
    'afl_country',
    'afl_children',
    'afl_packs',
    'afl_device',
  ]);
  const facts = Object.entries(factTable).filter(([, { whose }]) => whose === 'device');
  expect(facts.map(([name]) => name)).toEqual(['seq']);
});

test('a key belongs to its pattern, and what is not ours to none', () => {
  expect(localRow('afl_discussion_draft_u1-l1')).toBe(localTable['afl_discussion_*']);
  expect(localRow('token2')).toBeNull();
  expectTypeOf<'lesson_content_u12-l3'>().toExtend<LocalKey>();
  // @ts-expect-error a key that the table does not have
  writeLocal('afl_secret', 'words');
  // @ts-expect-error a word that this key never holds
  writeLocal('theme', 'blue');
});

test.each(['blue', '', 'Dark'])("a theme that reads %j is nobody's choice", (words) => {
  localStorage.setItem('theme', words);
  expect(readLocal('theme')).toBeNull();
});

test('what is written is read again until it is removed', () => {
  writeLocal('selectedGrade', 'Primary 4');
  expect(readLocal('selectedGrade')).toBe('Primary 4');
  removeLocal('selectedGrade');
  expect(readLocal('selectedGrade')).toBeNull();
});

test('a full or forbidden storage breaks nothing', () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: full,
    removeItem: () => undefined,
    clear() {},
  });
  expect(() => writeLocal('lesson_content_u1-l1', 'a text')).not.toThrow();
  expect(readLocal('lesson_content_u1-l1')).toBeNull();
});

test('a draft that finds no room lasts as long as the page, which says so', () => {
  vi.stubGlobal('localStorage', roomFor(1));
  writeLocal('afl_own_lesson_new', 'a title');
  expect([isStoredLocal('afl_own_lesson_new'), storeTrouble(), pageHoldsWork()]).toEqual([true, null, false]);
  writeLocal('afl_hand_in_9', '-my answer');
  expect(readLocal('afl_hand_in_9')).toBe('-my answer');
  expect([isStoredLocal('afl_hand_in_9'), storeTrouble(), pageHoldsWork()]).toEqual([false, 'full', true]);
  removeLocal('afl_own_lesson_new');
  writeLocal('afl_hand_in_9', '-my answers');
  expect(localStorage.getItem('afl_hand_in_9')).toBe('-my answers');
  expect([isStoredLocal('afl_hand_in_9'), storeTrouble(), pageHoldsWork()]).toEqual([true, null, false]);
});

test('a full device lets go of lesson texts, which can be fetched again, so that a child can log in', () => {
  vi.stubGlobal('localStorage', roomFor(3));
  writeLocal('afl_discussion_u1-l1', 'my words');
  writeLocal('lesson_content_u1-l1', 'a text');
  writeLocal('lesson_content_u1-l2', 'a text');
  writeLocal('token', 'mango');
  expect(localStorage.getItem('token')).toBe('mango');
  expect(readLocal('afl_discussion_u1-l1')).toBe('my words');
  expect(readLocal('lesson_content_u1-l1')).toBeNull();
});

test('where there is room for nothing a session lasts as long as the visit, and ends with it', () => {
  vi.stubGlobal('localStorage', roomFor(0));
  writeLocal('token', 'mango');
  writeLocal('afl_faith', 'christian');
  expect(readLocal('token')).toBe('mango');
  removeLocal('token');
  expect(readLocal('token')).toBeNull();
  // Log-out also removes values in memory, to seal them.
  expect(takeLocal('sealed')).toEqual({ afl_faith: 'christian' });
  expect(readLocal('afl_faith')).toBeNull();
});

test('what finds no room when its owner is back is given back, to wait for the next time', () => {
  vi.stubGlobal('localStorage', roomFor(1));
  const sealed = {
    'lesson_content_u1-l1': 'a text',
    afl_read: '["u1-r1"]',
    afl_faith: 'islamic',
    token: 'old',
  };
  expect(returnLocal(sealed)).toEqual({ afl_faith: 'islamic' });
  expect(readLocal('afl_read')).toBe('["u1-r1"]');
  expect(readLocal('token')).toBeNull();
});

test('where storage is forbidden a session lasts as long as the visit too', () => {
  vi.stubGlobal('localStorage', undefined);
  writeLocal('token', 'mango');
  expect(readLocal('token')).toBe('mango');
  removeLocal('token');
  expect(readLocal('token')).toBeNull();
  vi.unstubAllGlobals();
});
