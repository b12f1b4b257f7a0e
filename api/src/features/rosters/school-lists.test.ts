/** Real school lists without headings, and picture PINs for their pupils. */
import type { CheckedLine, RosterCard } from '@afrolearn/contract/rosters.ts';
import { expect, test } from 'vitest';
import { listsOfSchools } from './testing/lists.ts';

const { teacher } = await listsOfSchools();

const problemsOf = (lines: CheckedLine[]) =>
  lines.map(({ problems }) => problems.map(({ column, text }) => `${column}: ${text}`));

test('a list without headings: sex and age are left out, and a column is what the teacher says', async () => {
  const { room, check, lines } = await teacher();
  const { id } = await room('P5 Red', 5);
  const text = '1\tApio Sarah\tF\t12\n2\tOkot Paul\tM\t13';
  const { columns } = (await check({ text, classId: id })).body as { columns: { use: string }[] };
  expect(columns.map(({ use }) => use)).toEqual(['ignore', 'name', 'ignore', 'ignore']);
  expect(problemsOf(await lines({ text, classId: id }))).toEqual([[], []]);
  const chosen = ['ignore', 'name', 'class', 'ignore'];
  expect(problemsOf(await lines({ text, columns: chosen, classId: id }))[0]).toEqual([
    'class: There is no class “F” among your classes.',
  ]);
  expect(problemsOf(await lines({ text: 'Apio Sarah F', classId: id }))).toEqual([
    ['name: Beside the name stands “F”. Is it part of the name?'],
  ]);
});

test('new pupils get African faces and animals, whatever is drawn', async () => {
  const { room, bring } = await teacher();
  const { id } = await room('P4 Faces', 4);
  const rows = Array.from({ length: 40 }, (_, at) => ({ name: 'Apio Mercy', line: at + 1, sure: true }));
  const { cards } = (await bring(rows, { classId: id })).body as { cards: RosterCard[] };
  expect(cards).toHaveLength(40);
  expect(
    cards.filter(({ picture }) => !/^\/avatars\/(african-[1-5]|animal-[12346])\.svg$/.test(picture ?? '')),
  ).toEqual([]);
});
