/** Tables as sheets and messages bring them: commas, semicolons or tabs, with quotes (RFC 4180). */

/** A line of cells and where it began in the text, counted from 1: a quoted cell may run over several lines. */
export type CsvLine = { readonly line: number; readonly cells: readonly string[]; readonly raw: string };

const separators = ['\t', ';', ','] as const;
export type Separator = (typeof separators)[number];

/** The sign that parts the cells of the first line: outside quotes the most frequent one, and a tab before all. */
export const separatorIn = (text: string): Separator => {
  const [first = ''] = text.replace(/"(?:[^"]|"")*"/g, '').split(/\r?\n|\r/);
  const count = (sign: string) => first.split(sign).length - 1;
  return separators.reduce<Separator>((best, sign) => (count(sign) > count(best) ? sign : best), ',');
};

const withoutMark = (text: string) => text.replace(/^\ufeff/, '');

type Read = { cells: string[]; end: number; breaks: number };

/* One cell from `at`; `end` is the separator, the line break or the end of the text after it. */
const cellAt = (
  text: string,
  at: number,
  separator: string,
): { cell: string; end: number; breaks: number } => {
  let place = at;
  let cell = '';
  let breaks = 0;
  while (text[place] === ' ') place += 1;
  // A quote that is never closed is a letter like any other: one slip must not swallow the rest of the list.
  if (text[place] === '"' && /"(?:[^"]|"")*"/y.test(text.slice(place))) {
    place += 1;
    while (place < text.length) {
      if (text[place] === '"' && text[place + 1] === '"') {
        cell += '"';
        place += 2;
      } else if (text[place] === '"') {
        place += 1;
        break;
      } else {
        if (text[place] === '\n') breaks += 1;
        cell += text[place];
        place += 1;
      }
    }
  } else place = at;
  const rest = /[^\n]*/y;
  rest.lastIndex = place;
  const line = rest.exec(text)?.[0] ?? '';
  const stop = line.indexOf(separator);
  const tail = stop === -1 ? line : line.slice(0, stop);
  return { cell: (cell + tail).trim(), end: place + tail.length, breaks };
};

const lineAt = (text: string, at: number, separator: string): Read => {
  const cells: string[] = [];
  let end = at;
  let breaks = 0;
  for (;;) {
    const one = cellAt(text, end, separator);
    cells.push(one.cell);
    breaks += one.breaks;
    end = one.end;
    if (text[end] !== separator) return { cells, end, breaks };
    end += 1;
  }
};

/** All lines that hold something. Empty ones are counted, so that a number is the one that the writer's program shows. */
export const readCsv = (given: string, separator: Separator = separatorIn(given)): CsvLine[] => {
  const text = withoutMark(given).replace(/\r\n?/g, '\n');
  const lines: CsvLine[] = [];
  let at = 0;
  let line = 1;
  while (at < text.length) {
    const { cells, end, breaks } = lineAt(text, at, separator);
    if (cells.some((cell) => cell !== '')) lines.push({ line, cells, raw: text.slice(at, end) });
    line += 1 + breaks;
    at = end + 1;
  }
  return lines;
};

/*
 * A cell that begins so is run as a formula by a spreadsheet (ASVS 1.2.10): an apostrophe in front makes it text. Tab
 * and line break are on the list, because programs drop them and look again.
 */
const formula = /^[\s]*[=+\-@\t\r\n|]/;

/** One cell as a spreadsheet may safely open it. */
export const csvCell = (value: string): string => {
  const safe = formula.test(value) ? `'${value}` : value;
  return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A table for download: with the mark by which spreadsheets know UTF-8, and the line ends of the standard. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`;
