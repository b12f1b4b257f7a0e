/**
 * Interprets the cells of a roster: a plain list of names, a sheet with headings, or a OneRoster `users.csv`.
 */
import { type GradeId, isGradeId } from '#catalogue/grades.ts';
import { userIdOf } from '#people/roles.ts';
import {
  type ColumnUse,
  joinSurnames,
  oddCells,
  recogniseColumns,
  type SheetColumn,
  samplesOf,
  withoutPlace,
} from '#rosters/columns.ts';
import { type CsvLine, readCsv, separatorIn } from '#rosters/csv.ts';

/** One pupil as written in the sheet, not validated yet. */
export type SheetRow = {
  /** The line number, from 1, as in the teacher's own program. */
  line: number;
  raw: string;
  name: string;
  /** The class name as written; '' for none. */
  className: string;
  grade: string;
  /** An identifier of the pupil: our student ID, or another system's. */
  number: string;
  /** 'pictures', 'words', or ''. */
  secret: string;
  role: string;
  status: string;
  /** An unexpected cell of an ignored column; usually ''. */
  odd: string;
};

/* Known headings in four languages, without case, spaces and punctuation. The first match wins. */
const headings: Readonly<Record<string, ColumnUse>> = {
  name: 'name',
  names: 'name',
  fullname: 'name',
  studentname: 'name',
  pupil: 'name',
  pupilname: 'name',
  student: 'name',
  learner: 'name',
  learnername: 'name',
  jina: 'name',
  nom: 'name',
  nomcomplet: 'name',
  erinnya: 'name',
  givenname: 'given',
  firstname: 'given',
  othernames: 'given',
  prénom: 'given',
  prenom: 'given',
  middlename: 'middle',
  familyname: 'family',
  surname: 'family',
  lastname: 'family',
  nomdefamille: 'family',
  class: 'class',
  classname: 'class',
  stream: 'class',
  darasa: 'class',
  classe: 'class',
  ekibiina: 'class',
  grade: 'grade',
  grades: 'grade',
  level: 'grade',
  niveau: 'grade',
  kidato: 'grade',
  sourcedid: 'number',
  studentid: 'number',
  id: 'number',
  number: 'number',
  lin: 'number',
  admissionnumber: 'number',
  admno: 'number',
  card: 'secret',
  secret: 'secret',
  pin: 'secret',
  signin: 'secret',
  role: 'role',
  status: 'status',
};

const plain = (heading: string): string =>
  heading
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');

export type Shape = 'names' | 'sheet' | 'oneroster';

/* 'Pupil's name', 'Names of learners', 'Name of child'. */
const nameHeading =
  /^(?:(?:pupil|student|learner|child|children)s*)?names?(?:of(?:the)?(?:pupil|student|learner|child|children)s*)?$/;
const useOf = (cell: string): ColumnUse | undefined => {
  const heading = plain(cell);
  if (nameHeading.test(heading)) return 'name';
  return Object.hasOwn(headings, heading) ? headings[heading] : undefined;
};

/*
 * A first line is a heading if it names the pupil column; a list that begins with a child called 'Grace' has
 * none.
 */
const headedColumns = (lines: readonly CsvLine[]): SheetColumn[] | null => {
  const [first, ...rest] = lines;
  if (first === undefined) return null;
  const seen = new Set<ColumnUse>();
  const columns = first.cells.map((heading, at): SheetColumn => {
    const use = useOf(heading);
    const isNew = use !== undefined && !seen.has(use);
    if (isNew) seen.add(use);
    const samples = samplesOf(rest.map(({ cells }) => cells[at] ?? ''));
    return { heading: heading.slice(0, 60), samples, kind: 'other', use: isNew ? use : 'ignore' };
  });
  return seen.has('name') || seen.has('given') || seen.has('family') ? columns : null;
};

const isOneRoster = ({ cells }: CsvLine): boolean => {
  const words = new Set(cells.map(plain));
  return ['sourcedid', 'givenname', 'familyname'].every((word) => words.has(word));
};

const rowOf = (columns: readonly SheetColumn[], { line, cells, raw }: CsvLine): SheetRow => {
  const at = (wanted: ColumnUse): string =>
    columns
      .flatMap(({ use }, place) => (use === wanted ? [cells[place] ?? ''] : []))
      .filter((cell) => cell !== '')
      .join(' ');
  // Family name first, as in Ugandan registers.
  const parts = [at('name'), at('family'), at('given'), at('middle')].filter((part) => part !== '');
  return {
    line,
    raw,
    name: withoutPlace(parts.join(' ')),
    className: at('class'),
    grade: at('grade'),
    number: at('number'),
    secret: at('secret'),
    role: at('role'),
    status: at('status'),
    odd: oddCells(cells, columns),
  };
};

/* The teacher's choice for a column overrides the recognised use. */
const withChosen = (
  columns: readonly SheetColumn[],
  chosen: readonly ColumnUse[] | undefined,
): SheetColumn[] => columns.map((column, at) => ({ ...column, use: chosen?.[at] ?? column.use }));

type Sheet = { shape: Shape; rows: SheetRow[]; columns: SheetColumn[] };

/** Parses the pupils of a text, its format, and its columns. Only the names of classes are needed. */
export const readSheet = (
  text: string,
  classNames: readonly string[] = [],
  chosen?: readonly ColumnUse[],
): Sheet => {
  const separator = separatorIn(text);
  const lines = readCsv(text, separator);
  const [first] = lines;
  const headed = headedColumns(lines);
  if (first !== undefined && headed !== null) {
    const columns = withChosen(headed, chosen);
    return {
      shape: isOneRoster(first) ? 'oneroster' : 'sheet',
      rows: lines.slice(1).map((line) => rowOf(columns, line)),
      columns,
    };
  }
  const cells = lines.map((line) => line.cells);
  const list = separator === '\t' ? cells : joinSurnames(cells, classNames);
  const columns = withChosen(recogniseColumns(list, classNames), chosen);
  const isCounted = (at: number) => columns[at]?.kind === 'count';
  const rows = lines.flatMap((line, at) => {
    const own = list[at] ?? [];
    // A line with only its number is an empty line of the form.
    if (own.every((cell, place) => cell === '' || (own.length > 1 && isCounted(place)))) return [];
    return [rowOf(columns, { ...line, cells: own })];
  });
  return { shape: 'names', rows, columns };
};

/** 'P4', 'Primary 4', 'p.4', '4' and OneRoster's '04' give 4; null for anything else. */
export const gradeIn = (text: string): GradeId | null => {
  const digits = /^(?:p|primary|grade)?[\s.-]*0?(\d)$/i.exec(text.trim())?.[1];
  const id = Number(digits);
  return digits !== undefined && isGradeId(id) ? id : null;
};

/** The requested kind of secret; null for an unknown word. */
export const secretIn = (text: string): 'pictures' | 'card' | '' | null => {
  const word = plain(text);
  if (word === '') return '';
  if (['pictures', 'picture', 'picha', 'images', 'ebifaananyi'].includes(word)) return 'pictures';
  return ['words', 'word', 'card', 'maneno', 'mots', 'ebigambo'].includes(word) ? 'card' : null;
};

/** Our own student number; null for another system's identifier. */
export const ownNumberIn = (text: string): number | null => userIdOf(text);

/** Normalises a name: case, spaces and the order of its parts do not make another child. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .split(/[\s.,]+/)
    .filter((part) => part !== '')
    .sort()
    .join(' ');
