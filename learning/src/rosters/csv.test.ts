import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvCell, readCounted, readCsv, separatorIn, writeCsv } from './csv.ts';

const cellsOf = (text: string) => readCsv(text).map(({ cells }) => cells);

test.each([
  [
    'a,b\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a;b\r\nc;d\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a\tb\rc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    '\ufeffName,Class\nOkot Paul,P4',
    [
      ['Name', 'Class'],
      ['Okot Paul', 'P4'],
    ],
  ],
  ['"Okot, Paul";P4', [['Okot, Paul', 'P4']]],
  ['"say ""Okot""",P4', [['say "Okot"', 'P4']]],
  [
    '"two\nlines",P4\nnext,P5',
    [
      ['two\nlines', 'P4'],
      ['next', 'P5'],
    ],
  ],
  ['  Okot Paul  ,  P4  ', [['Okot Paul', 'P4']]],
  [
    '"never closed,P4\nnext,P5',
    [
      ['"never closed', 'P4'],
      ['next', 'P5'],
    ],
  ],
  ['Okot "Paul" X,P4', [['Okot "Paul" X', 'P4']]],
  ['', []],
])('%j is read as %j', (text, cells) => {
  expect(cellsOf(text)).toEqual(cells);
});

test('empty lines hold nobody and are counted, so that a number is the one of the sheet', () => {
  expect(readCsv('Apio\n\n \n"Okot\nPaul"\nAtim').map(({ line }) => line)).toEqual([1, 4, 6]);
});

test('the separator is the one of the first line, outside quotes', () => {
  expect(separatorIn('a;b;"c,d,e,f"')).toBe(';');
  expect(separatorIn('a\tb,c\td')).toBe('\t');
  expect(separatorIn('Okot Paul')).toBe(',');
});

test('whatever is written is read back as it was, but for what could run as a formula', () => {
  const text = fc.string({ maxLength: 12 }).map((cell) => cell.replace(/\r/g, '').trim());
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 6 }), (rows) => {
      const kept = rows.filter((row) => row.some((cell) => cell !== ''));
      const guarded = (cell: string) => (/^\s*[=+\-@\t\r\n|]/.test(cell) ? `'${cell}` : cell);
      expect(readCsv(writeCsv(rows), ',').map(({ cells }) => cells)).toEqual(
        kept.map((row) => row.map(guarded)),
      );
    }),
  );
});

test('no text makes reading fail or invents lines', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      const lines = readCsv(text);
      expect(lines.length).toBeLessThanOrEqual(text.split(/\r\n?|\n/).length);
      for (const [at, { line }] of lines.entries()) expect(line).toBeGreaterThan(lines[at - 1]?.line ?? 0);
    }),
  );
});

test.each(['=1+1', '+256', '-2', '@SUM(A1)', '\t=1', ' =1'])('%j is text in a spreadsheet', (cell) => {
  expect(csvCell(cell).replace(/^"/, '')).toMatch(/^'/);
});

test('each sign is looked at a few times at most, whatever the text: the work grows as the text does', () => {
  const piece = fc.constantFrom(',', ';', '\t', '"', '""', '\n', '\r\n', ' ', 'a', 'a,', '"a",', ',"', '" "');
  fc.assert(
    fc.property(
      fc.array(piece, { minLength: 1, maxLength: 6 }),
      fc.constantFrom(',', ';', '\t'),
      fc.integer({ min: 100, max: 400 }),
      (pieces, separator, times) => {
        const text = pieces.join('').repeat(times);
        expect(readCounted(text, separator as ',').steps).toBeLessThanOrEqual(6 * text.length + 10);
      },
    ),
  );
});

test('65,000 separators in a line are one line of a hundred cells, and the next line is read', () => {
  const [first, second] = readCsv(`a${','.repeat(65_000)}\nb,c`, ',');
  expect(first?.cells).toHaveLength(100);
  expect(second).toEqual({ line: 2, cells: ['b', 'c'], raw: 'b,c' });
});
