import { expect, expectTypeOf, test, vi } from 'vitest';
import { clearedOnLogout, type LocalKey, localKeys, readLocal, removeLocal, writeLocal } from './local.ts';

const documented = [
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
  'theme',
  'notifications',
];

test('spec 1 §3: every documented local key is known, the per-lesson ones too', () => {
  expect(localKeys).toEqual(expect.arrayContaining(documented));
  expectTypeOf<'afl_discussion_u12-l3'>().toExtend<LocalKey>();
  expectTypeOf<'lesson_content_u12-l3'>().toExtend<LocalKey>();
});

test('our own keys beside the documented ones begin with afl_', () => {
  const own = localKeys.filter((key) => !documented.includes(key));
  expect(own).toEqual([
    'afl_language',
    'afl_country',
    'afl_children',
    'afl_device',
    'afl_voice',
    'afl_faith',
    'afl_read',
    'afl_notes_gone',
    'afl_owner',
  ]);
});

test('spec 1 §4: logging out removes exactly the documented eight', () => {
  expect(clearedOnLogout).toEqual([
    'token',
    'user',
    'lastRoute',
    'lastDashboardView',
    'selectedSubject',
    'selectedGrade',
    'currentView',
    'selectedUnitView',
  ]);
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
  expect(() => writeLocal('theme', 'dark')).not.toThrow();
  expect(readLocal('theme')).toBeNull();
});

/** A store with room for so many entries. */
const roomFor = (most: number) => {
  const entries = new Map<string, string>();
  const store = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (!entries.has(key) && entries.size >= most) throw new DOMException('full', 'QuotaExceededError');
      entries.set(key, value);
    },
    removeItem: (key: string) => entries.delete(key),
    clear: () => entries.clear(),
  };
  // Like a real one it shows its keys, and not its methods.
  return new Proxy(store, {
    ownKeys: () => [...entries.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
};

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
  // Nothing personal outlives a log out in memory.
  expect(readLocal('afl_faith')).toBeNull();
  removeLocal('token');
  expect(readLocal('token')).toBeNull();
});
