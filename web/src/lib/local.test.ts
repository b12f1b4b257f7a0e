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
