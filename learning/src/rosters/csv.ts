/** Tables as sheets and messages bring them: commas, semicolons or tabs, with quotes (RFC 4180). */

/** A line of cells and where it began in the text, counted from 1: a quoted cell may run over several lines. */
export type CsvLine = { readonly line: number; readonly cells: readonly string[]; readonly raw: string };

const separators = ['\t', ';', ','] as const;
export type Separator = (typeof separators)[number];

/**
 * The sign that parts the cells, outside quotes. A tab where it stands in at least half of the parted lines: 'Kato, Aisha'
 * may be one of the others. Otherwise the most frequent sign of the first line.
 */
export const separatorIn = (text: string): Separator => {
  const lines = text.replace(/"(?:[^"]|"")*"/g, '').split(/\r?\n|\r/);
  const [first = ''] = lines;
  const parted = lines.filter((line) => /[\t;,]/.test(line.trim()));
  if (parted.length > 0 && parted.filter((line) => line.trim().includes('\t')).length * 2 >= parted.length)
    return '\t';
  const count = (sign: string) => first.split(sign).length - 1;
  return separators.reduce<Separator>((best, sign) => (count(sign) > count(best) ? sign : best), ',');
};

const withoutMark = (text: string) => text.replace(/^\ufeff/, '');

/* No roster is wider: what follows in a line is not read. */
const mostCells = 100;

/** A text that is read from its beginning to its end, each sign once for each kind that is looked for. */
const cursorOver = (text: string) => {
  const found = new Map<string, number>();
  let steps = 0;
  return {
    steps: () => steps,
    /** One sign was looked at. */
    step: () => {
      steps += 1;
    },
    /** The place of the next such sign, or the end of the text. A place that is still ahead is not looked for again. */
    next: (sign: string, from: number): number => {
      const known = found.get(sign);
      if (known !== undefined && known >= from) return known;
      const place = text.indexOf(sign, from);
      const next = place === -1 ? text.length : place;
      steps += next - from;
      found.set(sign, next);
      return next;
    },
  };
};
type Cursor = ReturnType<typeof cursorOver>;

/* The rest of a quoted cell from its first letter; `end` is behind the closing quote. */
const quotedAt = (text: string, at: number, cursor: Cursor) => {
  let place = at;
  let cell = '';
  let breaks = 0;
  while (place < text.length) {
    cursor.step();
    if (text[place] === '"' && text[place + 1] === '"') {
      cell += '"';
      place += 2;
    } else if (text[place] === '"') return { cell, end: place + 1, breaks };
    else {
      if (text[place] === '\n') breaks += 1;
      cell += text[place];
      place += 1;
    }
  }
  return { cell, end: place, breaks };
};

/* One cell from `at`; `end` is the separator, the line break or the end of the text after it. */
const cellAt = (text: string, at: number, separator: string, cursor: Cursor) => {
  let place = at;
  while (text[place] === ' ') {
    cursor.step();
    place += 1;
  }
  // A quote that is never closed is a letter like any other: one slip must not swallow the rest of the list.
  const isQuoted = text[place] === '"' && cursor.next('"', place + 1) < text.length;
  const quoted = isQuoted ? quotedAt(text, place + 1, cursor) : { cell: '', end: at, breaks: 0 };
  const end = Math.min(cursor.next(separator, quoted.end), cursor.next('\n', quoted.end));
  return { cell: (quoted.cell + text.slice(quoted.end, end)).trim(), end, breaks: quoted.breaks };
};

const lineAt = (text: string, at: number, separator: string, cursor: Cursor) => {
  const cells: string[] = [];
  let end = at;
  let breaks = 0;
  for (;;) {
    const one = cellAt(text, end, separator, cursor);
    cells.push(one.cell);
    breaks += one.breaks;
    end = one.end;
    if (text[end] !== separator) return { cells, end, breaks };
    if (cells.length === mostCells) return { cells, end: cursor.next('\n', end), breaks };
    end += 1;
  }
};

/** As `readCsv`, with the number of signs that were looked at: a test holds that it grows as the text does. */
export const readCounted = (given: string, separator: Separator): { lines: CsvLine[]; steps: number } => {
  const text = withoutMark(given).replace(/\r\n?/g, '\n');
  const cursor = cursorOver(text);
  const lines: CsvLine[] = [];
  let at = 0;
  let line = 1;
  while (at < text.length) {
    const { cells, end, breaks } = lineAt(text, at, separator, cursor);
    if (cells.some((cell) => cell !== '')) lines.push({ line, cells, raw: text.slice(at, end) });
    line += 1 + breaks;
    at = end + 1;
  }
  return { lines, steps: cursor.steps() };
};

/** All lines that hold something. Empty ones are counted, so that a number is the one that the writer's program shows. */
export const readCsv = (given: string, separator: Separator = separatorIn(given)): CsvLine[] =>
  readCounted(given, separator).lines;

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
