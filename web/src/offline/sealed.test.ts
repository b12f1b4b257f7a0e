import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { leaveKeys } from '#lib/device/personal-keys.ts';
import { closeDatabase, openDatabase } from './database.ts';
import { keepQuiz, keptQuiz } from './kept-quiz.ts';
import { forgetOwner, seal, unseal } from './sealed.ts';

beforeEach(async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
});

const note = 'afl_discussion_u400-l1';
const enter = async (owner: number) => {
  localStorage.setItem('afl_owner', `${owner}`);
  await unseal(owner);
};

test('what a child wrote is gone at log out, not there for the next one, and back for the first (C9)', async () => {
  await enter(71);
  localStorage.setItem(note, 'secret words of Akello');
  localStorage.setItem('afl_read', '["u400-r1"]');
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('afl_country', 'Kenya');
  const left = leaveKeys();
  expect(JSON.stringify({ ...localStorage })).not.toContain('Akello');
  expect(localStorage.getItem('afl_read')).toBeNull();
  expect(localStorage.getItem('theme')).toBeNull();
  expect(localStorage.getItem('afl_country')).toBe('Kenya');
  await seal(71, left);
  await enter(72);
  expect(localStorage.getItem(note)).toBeNull();
  localStorage.setItem(note, 'words of Okello');
  await seal(72, leaveKeys());
  await enter(71);
  expect(localStorage.getItem(note)).toBe('secret words of Akello');
});

test('a quiz under way goes and comes with its child; figures from the server are forgotten (C9)', async () => {
  await keepQuiz(71, 'u400-q1', { answers: { 'u400-q1-2': 'zinc of Akello' } });
  await keepQuiz(711, 'u400-q1', { answers: {} });
  const database = await openDatabase();
  await database.put('facts', '{"at":"…","data":{"totalXP":75}}', 'own 71 xp');
  await seal(71, {});
  expect((await database.getAllKeys('facts')).sort()).toEqual(['quiz 711 u400-q1', 'sealed 71']);
  await enter(72);
  expect(await keptQuiz(72, 'u400-q1')).toBeNull();
  await enter(71);
  expect(await keptQuiz(71, 'u400-q1')).toEqual({ answers: { 'u400-q1-2': 'zinc of Akello' } });
  expect(Object.keys({ ...localStorage })).not.toContain('quiz 71 u400-q1');
});

test('who comes back at once finds everything', async () => {
  await enter(71);
  localStorage.setItem(note, 'mine');
  const sealing = seal(71, leaveKeys());
  await Promise.all([sealing, enter(71)]);
  expect(localStorage.getItem(note)).toBe('mine');
});

test('who comes and goes at once, before everything is back, finds it all the next time', async () => {
  await enter(71);
  localStorage.setItem(note, 'mine');
  await keepQuiz(71, 'u400-q1', { at: 3 });
  await seal(71, leaveKeys());
  const coming = enter(71);
  localStorage.setItem('afl_lesson_tab', 'resources');
  await Promise.all([coming, seal(71, leaveKeys())]);
  expect(localStorage.getItem(note)).toBeNull();
  await enter(71);
  expect(localStorage.getItem(note)).toBe('mine');
  expect(localStorage.getItem('afl_lesson_tab')).toBe('resources');
  expect(await keptQuiz(71, 'u400-q1')).toEqual({ at: 3 });
});

test('who goes while a quiz is still being brought back leaves nothing in the keys (C9)', async () => {
  await seal(71, {});
  const database = await openDatabase();
  // The quiz is the first entry of the sealed data. Writing it must not delay the note until after the child has
  // left.
  const kept = { 'quiz 71 u400-q1': '{"at":3}', [note]: 'secret words of Akello' };
  await database.put('facts', JSON.stringify(kept), 'sealed 71');
  localStorage.setItem('afl_owner', '71');
  let left: Record<string, string> = {};
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (this: IDBObjectStore, ...given) {
    left = leaveKeys();
    return put.apply(this, given);
  });
  await unseal(71);
  await seal(71, left);
  expect(JSON.stringify({ ...localStorage })).not.toContain('Akello');
  await enter(71);
  expect(localStorage.getItem(note)).toBe('secret words of Akello');
  expect(await keptQuiz(71, 'u400-q1')).toEqual({ at: 3 });
});

test('what comes too late does not come to somebody else', async () => {
  await enter(71);
  localStorage.setItem(note, 'mine');
  await seal(71, leaveKeys());
  localStorage.setItem('afl_owner', '72');
  await unseal(71);
  expect(localStorage.getItem(note)).toBeNull();
  await enter(71);
  expect(localStorage.getItem(note)).toBe('mine');
});

test('where nothing can be stored, the next child still finds nothing', async () => {
  globalThis.indexedDB = {
    open: () => {
      throw new Error('forbidden');
    },
  } as unknown as IDBFactory;
  localStorage.setItem(note, 'mine');
  await expect(seal(71, leaveKeys())).rejects.toThrow('forbidden');
  expect(localStorage.getItem(note)).toBeNull();
});

test('a quiz that is looked for before everything is unpacked is found', async () => {
  await keepQuiz(71, 'u400-q1', { at: 2 });
  await seal(71, {});
  // The page was reloaded in the middle of a sign-in, and the data was not restored yet.
  localStorage.setItem('afl_owner', '71');
  expect(await keptQuiz(71, 'u400-q1')).toEqual({ at: 2 });
});

test('what was done since the last log out is not overwritten by what was put away then', async () => {
  await keepQuiz(71, 'u400-q1', { at: 2 });
  await seal(71, {});
  await keepQuiz(71, 'u400-q1', { at: 5 });
  await enter(71);
  expect(await keptQuiz(71, 'u400-q1')).toEqual({ at: 5 });
});

test('whose account goes leaves nothing, also what is put away a moment later; others keep theirs', async () => {
  const database = await openDatabase();
  await seal(72, { theme: 'dark' });
  await database.put('facts', 'typed', 'quiz 71 u400-q1');
  await database.put('facts', 7, 'epoch 71');
  const going = forgetOwner(71);
  await Promise.all([going, seal(71, { theme: 'dark' })]);
  const keys = await database.getAllKeys('facts');
  expect(keys.filter((key) => key.includes('71'))).toEqual([]);
  expect(keys).toContain('sealed 72');
  // A person who signs in again is no longer treated as deleted.
  await unseal(71);
  await seal(71, { theme: 'dark' });
  expect(await database.getAllKeys('facts')).toContain('sealed 71');
});
