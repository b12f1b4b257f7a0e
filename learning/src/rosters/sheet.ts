/** What the cells of a roster mean: a plain list of names, a sheet with headings, or a OneRoster `users.csv`. */
import { type GradeId, isGradeId } from '#catalogue/grades.ts';
import { userIdOf } from '#people/roles.ts';
import { type CsvLine, readCsv } from '#rosters/csv.ts';

/** One pupil as the sheet names them; nothing is judged yet. */
export type SheetRow = {
  /** Of the text, counted from 1: what the teacher's own program shows. */
  line: number;
  raw: string;
  name: string;
  /** The name of a class, as it was written; '' where none stands. */
  className: string;
  grade: string;
  /** A number of the pupil: our own student ID, or that of another system. */
  number: string;
  /** 'pictures', 'words', or ''. */
  secret: string;
  role: string;
  status: string;
};

type Column =
  | 'name'
  | 'given'
  | 'family'
  | 'middle'
  | 'class'
  | 'grade'
  | 'number'
  | 'secret'
  | 'role'
  | 'status';

/* Headings as people write them, in four languages, without case, spaces and signs. The first that fits wins. */
const headings: Readonly<Record<string, Column>> = {
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
type Columns = ReadonlyMap<Column, number>;

/* A first line is a heading if it names the pupil; a list that begins with a child called 'Grace' is none. */
const columnsOf = ({ cells }: CsvLine): Columns | null => {
  const found = new Map<Column, number>();
  for (const [at, cell] of cells.entries()) {
    const heading = plain(cell);
    const column = Object.hasOwn(headings, heading) ? headings[heading] : undefined;
    if (column !== undefined && !found.has(column)) found.set(column, at);
  }
  return found.has('name') || found.has('given') || found.has('family') ? found : null;
};

const isOneRoster = ({ cells }: CsvLine): boolean => {
  const words = new Set(cells.map(plain));
  return ['sourcedid', 'givenname', 'familyname'].every((word) => words.has(word));
};

/* Numbers in front ('12. Okello', '12) Okello') are no part of a name. */
const withoutPlace = (name: string): string => name.replace(/^\s*\d+(?:\s*[.):-]\s*|\s+)/, '').trim();

const rowOf = (columns: Columns, { line, cells, raw }: CsvLine): SheetRow => {
  const at = (column: Column): string => {
    const place = columns.get(column);
    return place === undefined ? '' : (cells[place] ?? '');
  };
  // As Ugandan registers write it: the family name first.
  const parts = [at('family'), at('given'), at('middle')].filter((part) => part !== '');
  const name = columns.has('name') ? at('name') : parts.join(' ');
  return {
    line,
    raw,
    name: withoutPlace(name),
    className: at('class'),
    grade: at('grade'),
    number: at('number'),
    secret: at('secret'),
    role: at('role'),
    status: at('status'),
  };
};

const listColumns: Columns = new Map<Column, number>([
  ['name', 0],
  ['class', 1],
]);

/* A cell that only counts the lines: 'No.' in a sheet without headings. */
const isCount = (cell: string) => /^\d{0,4}[.)]?$/.test(cell);

/*
 * A plain list of 'Surname, First': what stands behind the comma is no class. It is one where any line names a class that
 * is known, has a number in it, or follows a whole name.
 */
const areSurnamesFirst = (list: readonly (readonly string[])[], classNames: readonly string[]): boolean => {
  const known = new Set(classNames.map(classKey));
  const isWord = (cell: string) => /^[\p{L}\p{M}'’.-]+$/u.test(withoutPlace(cell));
  const parted = list.filter(({ length }) => length > 1);
  return (
    parted.length > 0 &&
    parted.every(
      ([family = '', given = '', ...rest]) =>
        isWord(family) &&
        /^[\p{L}\p{M}'’. -]+$/u.test(given) &&
        !known.has(classKey(given)) &&
        rest.every((cell) => cell === '' || known.has(classKey(cell))),
    )
  );
};

/** The pupils of a text, and what kind of text it is; of the classes only their names are needed. */
export const readSheet = (
  text: string,
  classNames: readonly string[] = [],
): { shape: Shape; rows: SheetRow[] } => {
  const lines = readCsv(text);
  const [first] = lines;
  const columns = first === undefined ? null : columnsOf(first);
  if (first !== undefined && columns !== null)
    return {
      shape: isOneRoster(first) ? 'oneroster' : 'sheet',
      rows: lines.slice(1).map((line) => rowOf(columns, line)),
    };
  const list = lines.map(({ cells: [lead = '', ...rest] }) =>
    rest.length > 0 && isCount(lead) ? rest : [lead, ...rest],
  );
  const isParted = areSurnamesFirst(list, classNames);
  const rows = lines.map((line, at) => {
    const [family = '', given, ...rest] = list[at] ?? [];
    const cells = isParted && given !== undefined ? [`${family} ${given}`, ...rest] : (list[at] ?? []);
    return rowOf(listColumns, { ...line, cells });
  });
  return { shape: 'names', rows: rows.filter(({ name, className }) => name !== '' || className !== '') };
};

/** 'P4', 'Primary 4', 'p.4', '4' and OneRoster's '04' are 4; null for what is no grade of ours. */
export const gradeIn = (text: string): GradeId | null => {
  const digits = /^(?:p|primary|grade)?[\s.-]*0?(\d)$/i.exec(text.trim())?.[1];
  const id = Number(digits);
  return digits !== undefined && isGradeId(id) ? id : null;
};

/** The secret that a sheet asks for; null for a word that we do not know. */
export const secretIn = (text: string): 'pictures' | 'card' | '' | null => {
  const word = plain(text);
  if (word === '') return '';
  if (['pictures', 'picture', 'picha', 'images', 'ebifaananyi'].includes(word)) return 'pictures';
  return ['words', 'word', 'card', 'maneno', 'mots', 'ebigambo'].includes(word) ? 'card' : null;
};

/** Our own number of a pupil; null where the sheet has another system's. */
export const ownNumberIn = (text: string): number | null => userIdOf(text);

/** Two spellings of one name: case, spaces and the order of its parts do not make another child. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .split(/[\s.,]+/)
    .filter((part) => part !== '')
    .sort()
    .join(' ');

/** As `nameKey`, for the name of a class: 'p5  red' is 'P5 Red'. */
export const classKey = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s.-]+/g, '');
