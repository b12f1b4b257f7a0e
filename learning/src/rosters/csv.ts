/** Parses tables from spreadsheets and messages: commas, semicolons or tabs, with quotes (RFC 4180). */

/** A row and its line number in the text, from 1: a quoted cell may span lines. */
export type CsvLine = { readonly line: number; readonly cells: readonly string[]; readonly raw: string };

const separators = ['\t', ';', ','] as const;
export type Separator = (typeof separators)[number];

/**
 * The separator, outside quotes. A tab if at least half of the separated lines have one, because 'Kato,
 * Aisha' may contain another; else the most frequent one of the first line.
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

/* No roster is wider: further cells are ignored. */
const mostCells = 100;

/** A cursor over a text that visits each character once per searched character. */
const cursorOver = (text: string) => {
  const found = new Map<string, number>();
  let steps = 0;
  return {
    steps: () => steps,
    /** Counts one visited character. */
    step: () => {
      steps += 1;
    },
    /**
     * The next position of the character, or the end of the text. A known position ahead is not searched
     * again.
     */
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

/* The rest of a quoted cell; `end` is after the closing quote. */
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

/* One cell from `at`; `end` is the separator, line break or end of text after it. */
const cellAt = (text: string, at: number, separator: string, cursor: Cursor) => {
  let place = at;
  while (text[place] === ' ') {
    cursor.step();
    place += 1;
  }
  // An unclosed quote is an ordinary character: one slip must not swallow the rest of the list.
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

/** Like `readCsv`, with a count of visited characters: a test checks that it grows linearly. */
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

/**
 * All lines that are not empty. Empty ones still count for line numbers, which then match the user's
 * spreadsheet.
 */
export const readCsv = (given: string, separator: Separator = separatorIn(given)): CsvLine[] =>
  readCounted(given, separator).lines;

/*
 * A spreadsheet runs such a cell as a formula (ASVS 1.2.10); a leading apostrophe makes it text. Tab and line
 * break are included because programs strip them first.
 */
const formula = /^[\s]*[=+\-@\t\r\n|]/;

/** Escapes a cell so that spreadsheets can open it safely. */
export const csvCell = (value: string): string => {
  const safe = formula.test(value) ? `'${value}` : value;
  return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A table for download, with the UTF-8 byte order mark for spreadsheets, and CRLF line ends. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`;
