import type { Block, Line } from '@afrolearn/learning/lessons/text.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showAt } from '#testing/show.tsx';
import { Blocks } from './blocks.tsx';

const cells = (...words: string[]): Line[] => words.map((text) => (text === '' ? [] : [{ text }]));
const table = (head: readonly Line[], ...rows: readonly Line[][]): Block => ({
  kind: 'table',
  head: [...head],
  rows,
});
const ten = (from: number, gap = -1) =>
  cells(...Array.from({ length: 10 }, (_, at) => (at === gap ? '' : String(from + at))));

test('a number square has no row of headings: its first row is counted like the others', async () => {
  await showAt('/', <Blocks blocks={[table(ten(1), ten(11, 4), ten(91))]} />);
  expect(screen.queryAllByRole('columnheader')).toEqual([]);
  expect(screen.getAllByRole('cell')).toHaveLength(30);
  expect(screen.getByRole('cell', { name: '100' })).toBeTruthy();
});

test.each([
  ['words above numbers', table(cells('a', 'b', 'c', 'd', 'e', 'f'), cells('1', '2', '3', '4', '5', '6')), 6],
  ['a few numbers above room to write', table(cells('5', '6', '7', '8'), cells('', '', '', '')), 4],
] as const)(
  '%s keep their headings, and the wide table is moved by the keyboard',
  async (_, block, count) => {
    await showAt('/', <Blocks blocks={[block]} />);
    expect(screen.getAllByRole('columnheader')).toHaveLength(count);
    expect(screen.getByRole('table').parentElement?.tabIndex).toBe(0);
  },
);
