import { expect, test } from 'vitest';
import { remembered } from './remembered.ts';

const reader = () => {
  const asked: string[] = [];
  const read = remembered((header) => {
    asked.push(header);
    return header.length;
  });
  return { asked, read };
};

test('the same header is read once', () => {
  const { asked, read } = reader();
  expect(['en', 'sw', 'en', ''].map(read)).toEqual([2, 2, 2, 0]);
  expect(['en', 'sw', ''].map(read)).toEqual([2, 2, 0]);
  expect(asked).toEqual(['en', 'sw', '']);
});

test('one that is too long is read each time, and very many push each other out', () => {
  const { asked, read } = reader();
  const long = 'x'.repeat(201);
  expect([read(long), read(long), asked.length]).toEqual([201, 201, 2]);
  read('first');
  for (let n = 0; n < 500; n += 1) read(`${n}`);
  read('first');
  expect(asked.filter((header) => header === 'first')).toHaveLength(2);
});
