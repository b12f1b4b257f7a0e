/** Recognises the columns of a list without headings by all of its lines, and cell parts that are no name. */

/** The possible uses of a column; `ignore` drops it. */
export const columnUses = [
  'name',
  'family',
  'given',
  'middle',
  'class',
  'grade',
  'number',
  'secret',
  'role',
  'status',
  'ignore',
] as const;
export type ColumnUse = (typeof columnUses)[number];

/** The kinds of column we can recognise. Only names and classes are needed; the others are dropped. */
export const columnKinds = ['words', 'class', 'count', 'sex', 'age', 'born', 'index', 'other'] as const;
type ColumnKind = (typeof columnKinds)[number];

export type SheetColumn = {
  /** '' in a list without headings. */
  heading: string;
  /** The first cells that are not empty, to help the teacher choose. */
  samples: readonly string[];
  kind: ColumnKind;
  use: ColumnUse;
};

/** Like `nameKey` for class names: 'p5 red' equals 'P5 Red'. */
export const classKey = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s.-]+/g, '');

const sexWords = new Set(
  [
    'm f b g male female boy girl boys girls',
    'garçon garcon fille masculin féminin feminin',
    'mvulana msichana me ke mume mke',
    'mulenzi muwala omulenzi omuwala',
  ].flatMap((words) => words.split(' ')),
);
const isSex = (cell: string) => sexWords.has(cell.toLowerCase().replace(/\.$/, ''));
const isCount = (cell: string) => /^\d{1,4}[.)]?$/.test(cell);
const isAge = (cell: string) => {
  const years = /^(\d{1,2})(?:\.\d)?\s*(?:y|yr|yrs|years?|ans)?\.?$/i.exec(cell)?.[1];
  return years !== undefined && Number(years) >= 3 && Number(years) <= 25;
};
const isBorn = (cell: string) =>
  /^(?:19|20)\d\d$/.test(cell) ||
  /^\d{1,4}\s*[/.-]\s*(?:\d{1,2}|\p{L}{3,9})\s*[/.-]\s*\d{2,4}$/u.test(cell) ||
  /^\d{1,2}(?:st|nd|rd|th)?\s+\p{L}{3,9},?\s+\d{2,4}$/u.test(cell);
/* Index numbers, LINs and telephone numbers: digits, also with letters and slashes. */
const isIndex = (cell: string) => /^(?=.*\d)[\p{L}\d/ .+-]{2,}$/u.test(cell);
const isWords = (cell: string) => /^[\p{L}\p{M}'’., -]+$/u.test(cell);
const looksLikeClass = (cell: string) => /^p(?:rimary)?[\s.-]*\d/i.test(cell);
/* Placeholders for an empty cell. */
const isNothing = (cell: string) => /^[-–—?.]*$/.test(cell) || /^n\/?a$/i.test(cell);

const fits: Readonly<Record<'count' | 'sex' | 'age' | 'born' | 'index', (cell: string) => boolean>> = {
  count: isCount,
  sex: isSex,
  age: isAge,
  born: isBorn,
  index: isIndex,
};

/* Words, also with a number before or a letter and an age after the name. */
const isNameLike = (cell: string) => {
  const text = withoutPlace(cell);
  const { name } = partedName(text);
  return isWords(text) || (isWords(name) && !isOneWord(name));
};

/* One slip does not change the kind of a column; its line becomes a question to the teacher. */
const enough = 0.8;
const mostly = (cells: readonly string[], test: (cell: string) => boolean) =>
  cells.length > 0 && cells.filter(test).length >= cells.length * enough;

const kindOf = (cells: readonly string[], known: ReadonlySet<string>, isFirst: boolean): ColumnKind => {
  if (mostly(cells, (cell) => known.has(classKey(cell)))) return 'class';
  if (mostly(cells, isSex)) return 'sex';
  if (isFirst && mostly(cells, isCount)) return 'count';
  if (mostly(cells, isAge)) return 'age';
  if (mostly(cells, isBorn)) return 'born';
  if (mostly(cells, (cell) => known.has(classKey(cell)) || looksLikeClass(cell))) return 'class';
  if (mostly(cells, isNameLike)) return 'words';
  return mostly(cells, isIndex) ? 'index' : 'other';
};

export const samplesOf = (cells: readonly string[]): string[] =>
  [...new Set(cells.filter((cell) => cell !== ''))].slice(0, 3).map((cell) => cell.slice(0, 40));

const columnCells = (rows: readonly (readonly string[])[]): string[][] => {
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
  return Array.from({ length: width }, (_, at) => rows.map((row) => row[at] ?? ''));
};

/* A full name has two words; a column of single words is part of one. */
const isOneWord = (cell: string) => !/\s/.test(cell.trim());

/**
 * Recognises columns without headings. The first column of words is the name; two columns of single words are
 * its parts.
 */
export const recogniseColumns = (
  rows: readonly (readonly string[])[],
  classNames: readonly string[],
): SheetColumn[] => {
  const known = new Set(classNames.map(classKey));
  const found = columnCells(rows).map((all, at) => {
    const cells = all.filter((cell) => cell !== '' && !isNothing(cell));
    return { cells, samples: samplesOf(all), kind: kindOf(cells, known, at === 0) };
  });
  const named = [
    found.findIndex(({ kind }) => kind === 'words'),
    found.findIndex(({ kind }) => kind === 'other'),
    found.findIndex(({ kind }) => kind !== 'count'),
  ].find((at) => at !== -1);
  const first = named ?? 0;
  const isParted = found[first + 1]?.kind === 'words' && mostly(found[first]?.cells ?? [], isOneWord);
  const hasClass = found.some(({ kind }) => kind === 'class');
  const useAt = (kind: ColumnKind, at: number): ColumnUse => {
    if (at === first) return isParted ? 'family' : 'name';
    if (kind === 'class') return 'class';
    if (isParted && at === first + 1) return 'given';
    // Words after a full name may be an unknown stream, so the teacher is asked and can ignore the column.
    const isOpen = kind === 'words' || kind === 'other';
    return isOpen && !isParted && !hasClass && at === first + 1 ? 'class' : 'ignore';
  };
  return found.map(({ samples, kind }, at) => ({ heading: '', samples, kind, use: useAt(kind, at) }));
};

/** Cells of an ignored column that do not match its kind: a name may have slipped into it. */
export const oddCells = (cells: readonly string[], columns: readonly SheetColumn[]): string =>
  cells
    .filter((cell, at) => {
      const column = columns[at];
      if (column === undefined || column.use !== 'ignore' || cell === '' || isNothing(cell)) return false;
      return column.kind in fits && !fits[column.kind as keyof typeof fits](cell);
    })
    .join(' ');

/**
 * In a plain comma-separated list 'Kato, Aisha' is one name: joins a single word with the words after it,
 * unless those are a class in this line or, after another single word, in any line.
 */
export const joinSurnames = (
  rows: readonly (readonly string[])[],
  classNames: readonly string[],
): (readonly string[])[] => {
  const known = new Set(classNames.map(classKey));
  const isRoom = (cell: string) => known.has(classKey(cell)) || looksLikeClass(cell);
  const nameAt = (cells: readonly string[]) => (cells.length > 1 && isCount(cells[0] ?? '') ? 1 : 0);
  const isSingle = (cell: string) => isOneWord(withoutPlace(cell)) && isWords(withoutPlace(cell));
  const namesRoom = (cells: readonly string[]) => {
    const [family = '', given = ''] = cells.slice(nameAt(cells));
    return isSingle(family) && isRoom(given);
  };
  if (rows.some(namesRoom)) return [...rows];
  return rows.map((cells) => {
    const at = nameAt(cells);
    const [family = '', given = '', ...rest] = cells.slice(at);
    return isSingle(family) && given !== '' && isWords(given) && !isSex(given)
      ? [...cells.slice(0, at), `${family} ${given}`, ...rest]
      : cells;
  });
};

/** Leading numbers ('12. Okello', '12) Okello') are not part of a name. */
export const withoutPlace = (name: string): string => name.replace(/^\s*\d+(?:\s*[.):-]\s*|\s+)/, '').trim();

const isNoName = (word: string) =>
  /\d/.test(word) || /^\p{L}\.?$/u.test(word) || (isSex(word) && word.length > 2);

/** Separates a name from what follows: 'Apio Sarah F 12' gives 'Apio Sarah' and 'F 12'. */
export const partedName = (text: string): { name: string; rest: string } => {
  const words = text.split(/\s+/).filter((word) => word !== '');
  let from = 0;
  let to = words.length;
  while (from < to - 1 && /\d/.test(words[from] ?? '')) from += 1;
  while (to > from + 1 && isNoName(words[to - 1] ?? '')) to -= 1;
  return {
    name: words.slice(from, to).join(' '),
    rest: [...words.slice(0, from), ...words.slice(to)].join(' '),
  };
};
