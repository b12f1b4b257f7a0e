import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partedName } from './columns.ts';
import { readSheet } from './sheet.ts';

const rooms = ['P5 Red', 'P5 Blue'];
const names = (text: string, chosen?: Parameters<typeof readSheet>[2]) =>
  readSheet(text, rooms, chosen).rows.map(({ name, className }) => [name, className]);
const kinds = (text: string) => readSheet(text, rooms).columns.map(({ kind, use }) => `${kind}: ${use}`);

test('a spreadsheet without headings: number, name, sex and age are told apart, and only the name is used', () => {
  const text = '1\tApio Sarah\tF\t12\n2\tKato, Aisha\tF\t11\n3\tOkot Paul\tM\t13';
  expect(kinds(text)).toEqual(['count: ignore', 'words: name', 'sex: ignore', 'age: ignore']);
  expect(names(text)).toEqual([
    ['Apio Sarah', ''],
    ['Kato, Aisha', ''],
    ['Okot Paul', ''],
  ]);
});

test('one line alone is read in the same way', () => {
  expect(names('1\tApio Sarah\tF\t12')).toEqual([['Apio Sarah', '']]);
});

test('index numbers, birth dates and a class are recognised in any order', () => {
  const text =
    'U0012/001;Girl;Apio;Sarah Joy;P5 Red;12/03/2015\nU0012/002;Boy;Okot;Paul;p5 blue;1-4-2014\nU0012/003;Boy;Kato;Aisha;P5 Red;2014';
  expect(kinds(text)).toEqual([
    'index: ignore',
    'sex: ignore',
    'words: family',
    'words: given',
    'class: class',
    'born: ignore',
  ]);
  expect(names(text)).toEqual([
    ['Apio Sarah Joy', 'P5 Red'],
    ['Okot Paul', 'p5 blue'],
    ['Kato Aisha', 'P5 Red'],
  ]);
});

test('a list of mixed lines: a surname before a comma is no name of its own, and a first name no class', () => {
  expect(names('Apio Sarah, F, 12\nKato, Aisha, F, 11\nOkot Paul, M, 13')).toEqual([
    ['Apio Sarah', ''],
    ['Kato Aisha', ''],
    ['Okot Paul', ''],
  ]);
  expect(names('Apio Sarah, P5 Red\nKato, Aisha\nOkot Paul')).toEqual([
    ['Apio Sarah', 'P5 Red'],
    ['Kato Aisha', ''],
    ['Okot Paul', ''],
  ]);
  expect(names('Kato, Aisha\n2\tOkot Paul\tM\n3\tApio Sarah\tF')[1]).toEqual(['Okot Paul', '']);
});

test('streams named by a letter are a class and no sex', () => {
  expect(readSheet('Apio Sarah,B\nOkot Paul,B', ['B']).columns[1]).toMatchObject({
    kind: 'class',
    use: 'class',
  });
});

test('what the teacher chooses for a column holds', () => {
  const text = 'Apio Sarah\tElgon\nOkot Paul\tElgon';
  expect(names(text)[0]).toEqual(['Apio Sarah', 'Elgon']);
  expect(names(text, ['name', 'ignore'])[0]).toEqual(['Apio Sarah', '']);
  expect(names('Sarah\tApio\nPaul\tOkot', ['given', 'family'])).toEqual([
    ['Apio Sarah', ''],
    ['Okot Paul', ''],
  ]);
  expect(names('Name,Sex,House\nApio Sarah,F,P5 Red', ['name', 'ignore', 'class'])).toEqual([
    ['Apio Sarah', 'P5 Red'],
  ]);
});

test('a sheet with headings shows its columns; sex and age are left out', () => {
  expect(readSheet("Pupil's name,Sex,Age\nApio Sarah,F,12").columns).toEqual([
    { heading: "Pupil's name", samples: ['Apio Sarah'], kind: 'other', use: 'name' },
    { heading: 'Sex', samples: ['F'], kind: 'other', use: 'ignore' },
    { heading: 'Age', samples: ['12'], kind: 'other', use: 'ignore' },
  ]);
});

test('a slip in a column that is left out is kept with its line', () => {
  const text = `${Array.from({ length: 9 }, (_, at) => `${at + 1}\tApio Sarah\tF\t12`).join('\n')}\n10\tOkot\tPaul\t13`;
  const { rows } = readSheet(text, rooms);
  expect(rows.map(({ odd }) => odd)).toEqual([...Array(9).fill(''), 'Paul']);
});

test('a line with nothing but its number holds nobody; one with a sex and no name is not dropped', () => {
  expect(names('1\tApio Sarah\tF\n2\t\t\n3\t\tM')).toEqual([
    ['Apio Sarah', ''],
    ['', ''],
  ]);
});

test.each([
  ['Apio Sarah F', 'Apio Sarah', 'F'],
  ['Apio Sarah F 12', 'Apio Sarah', 'F 12'],
  ['Apio Sarah girl 12/3/2015', 'Apio Sarah', 'girl 12/3/2015'],
  ['U0012/001 Apio Sarah', 'Apio Sarah', 'U0012/001'],
  ['Okello J.', 'Okello', 'J.'],
  ['J Okello', 'J Okello', ''],
  ['Apio Sarah', 'Apio Sarah', ''],
  ['F', 'F', ''],
])('%j is the name %j and %j beside it', (text, name, rest) => {
  expect(partedName(text)).toEqual({ name, rest });
});

test('no text makes the reading fail, and no cell of a used column is lost', () => {
  const cell = fc.constantFrom('Apio', 'Apio Sarah', 'F', '12', '1', '', 'P5 Red', '2014', 'U01/3', '-', '"');
  const line = fc.array(cell, { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), fc.constantFrom('\t', ',', ';'), (lines, sign) => {
      const { columns, rows } = readSheet(lines.map((cells) => cells.join(sign)).join('\n'), rooms);
      expect(rows.length).toBeLessThanOrEqual(lines.length);
      if (rows.length > 0) expect(columns.some(({ use }) => use === 'name' || use === 'family')).toBe(true);
    }),
  );
});
