import { expect, test } from 'vitest';
import { newShelf } from './shelf.ts';

const bytes = (text: string) => text.length;

test('a thing is made once, also for those who ask while it is being made; a failure is tried again', async () => {
  const shelf = newShelf(1);
  let made = 0;
  const make = async () => {
    made += 1;
    if (made === 1) throw new Error('not yet');
    return 'lesson';
  };
  await expect(shelf.keep('a', make, bytes)).rejects.toThrow('not yet');
  expect(await Promise.all([1, 2, 3].map(() => shelf.keep('a', make, bytes)))).toEqual(
    Array(3).fill('lesson'),
  );
  expect(made).toBe(2);
});

test('what was not asked for longest makes room; what was asked for stays', async () => {
  const shelf = newShelf(1, 2500);
  const made: string[] = [];
  const ask = (key: string) =>
    shelf.keep(
      key,
      async () => {
        made.push(key);
        return 'x'.repeat(1000);
      },
      bytes,
    );
  for (const key of ['a', 'b', 'a', 'c', 'a']) await ask(key);
  expect(made).toEqual(['a', 'b', 'c']);
  await ask('b');
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

test('what is not there is not kept: who asks for invented things drives nothing out', async () => {
  const shelf = newShelf(1, 2500);
  let made = 0;
  const ask = (key: string, found: string | null) =>
    shelf.keep(
      key,
      async () => {
        made += 1;
        return found;
      },
      (text) => text?.length ?? null,
    );
  await ask('a', 'x'.repeat(1000));
  for (let n = 0; n < 50; n++) expect(await ask(`invented ${n}`, null)).toBeNull();
  expect(made).toBe(51);
  await ask('a', 'x'.repeat(1000));
  expect(made).toBe(51);
  await ask('invented 0', null);
  expect(made).toBe(52);
});

test('what is made is ready without waiting, counts as asked for, and is gone when it made room', async () => {
  const shelf = newShelf(1, 2500);
  const ask = (key: string) => shelf.keep(key, async () => key.repeat(1000), bytes);
  const first = ask('a');
  expect(shelf.ready('a')).toBeUndefined();
  await first;
  await ask('b');
  expect(shelf.ready('a')).toBe('a'.repeat(1000));
  await ask('c');
  expect(['a', 'b', 'c'].map((key) => shelf.ready(key) !== undefined)).toEqual([true, false, true]);
});
