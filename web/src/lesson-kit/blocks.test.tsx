import type { Block, Line } from '@afrolearn/learning/lessons/text.ts';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { MemoryRouter } from '#routing/index.ts';
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
] as const)('%s keep their headings', async (_, block, count) => {
  await showAt('/', <Blocks blocks={[block]} />);
  expect(screen.getAllByRole('columnheader')).toHaveLength(count);
});

test.each([
  ['wider than its place is a region with a name that the keyboard reaches', 600, true],
  ['that fits is no stop on the way', 300, false],
])('a table %s', async (_, width, isStop) => {
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  await showAt('/', <Blocks blocks={[table(cells('Animal', 'Food'), cells('hen', 'maize'))]} />);
  const place = screen.getByRole('table').parentElement;
  expect(place?.tabIndex).toBe(isStop ? 0 : -1);
  expect(screen.queryByRole('region', { name: 'Animal Food' })).toBe(isStop ? place : null);
});

test('the text of a lesson is marked as English, and a teacher’s own as of no known language', async () => {
  const said: Block = { kind: 'paragraph', line: [{ text: 'Boil the water.' }] };
  const { rerender } = await showAt('/', <Blocks blocks={[said]} />);
  const marked = () => screen.getByText('Boil the water.').closest('[lang]')?.getAttribute('lang');
  expect(marked()).toBe('en');
  rerender(
    <MemoryRouter>
      <Blocks blocks={[said]} lang="" />
    </MemoryRouter>,
  );
  expect(marked()).toBe('');
});
