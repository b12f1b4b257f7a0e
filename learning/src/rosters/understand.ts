/** Judges each line of a roster: which pupil it means, and all its problems by column. */
import { gradeName } from '#catalogue/grades.ts';
import type { Fault } from '#languages/fault.ts';
import { cleanName, personNameProblem } from '#people/names.ts';
import { mayHave } from '#people/secrets.ts';
import { classKey, partedName } from '#rosters/columns.ts';
import { gradeIn, nameKey, ownNumberIn, type SheetRow, secretIn } from '#rosters/sheet.ts';
import { unkindNameProblem } from '#safety/kind-name.ts';
import { posingPupilProblem } from '#safety/posing-name.ts';

/** More lines are two lists, or no roster. */
export const mostLines = 300;

/** A line with the teacher's decisions about it. */
export type RosterRow = SheetRow & {
  /** The class that the teacher chose for this line, overriding the sheet. */
  classId?: number | undefined;
  /** 'Another child', 'It is right so': the questions about this line are answered. */
  sure?: boolean | undefined;
  /** 'The same child': this pupil joins the class, and no account is made. */
  same?: number | undefined;
  /** 'Part of the name': the letter after the name is kept. */
  whole?: boolean | undefined;
};

export type RosterClass = { readonly id: number; readonly name: string; readonly gradeId: number };
/** A pupil whom the teacher can already see, and one of their classes. */
export type KnownPupil = {
  readonly id: number;
  readonly name: string;
  readonly studentId: string;
  readonly classId: number | null;
};

export type Surroundings = {
  classes: readonly RosterClass[];
  /** For lines without a class. */
  classId: number | null;
  secret: 'pictures' | 'card';
  profile: 'demo' | 'school' | 'public';
  pupils: readonly KnownPupil[];
  /** Identifiers of another system that this school has stored, with their pupils. */
  numbers: ReadonlyMap<string, number>;
  /** Names with a word that this school bans. */
  refusedNames: ReadonlySet<string>;
};

export type RosterColumn = 'name' | 'class' | 'grade' | 'number' | 'secret' | 'role' | 'status';
/** `fix`: must be changed. `decide`: a question that the teacher answers. */
export type RosterProblem = {
  column: RosterColumn;
  kind: 'fix' | 'decide';
  fault: Fault;
  /** The pupil that the line may mean. */
  pupil?: KnownPupil;
};
export type Understood = {
  row: RosterRow;
  name: string;
  room: RosterClass | null;
  secret: 'pictures' | 'card';
  /** Another system's identifier, to store. */
  number: string;
  same: KnownPupil | null;
  problems: readonly RosterProblem[];
};

const fix = (column: RosterColumn, key: string, values?: Fault['values']): RosterProblem => ({
  column,
  kind: 'fix',
  fault: values === undefined ? { key } : { key, values },
});
const decide = (column: RosterColumn, fault: Fault, pupil?: KnownPupil): RosterProblem => ({
  column,
  kind: 'decide',
  fault,
  ...(pupil === undefined ? {} : { pupil }),
});

const roomOf = (row: RosterRow, { classes, classId }: Surroundings): RosterClass | null => {
  const wanted = row.classId ?? (row.className.trim() === '' ? classId : null);
  if (wanted !== null) return classes.find(({ id }) => id === wanted) ?? null;
  const named = classes.filter(({ name }) => classKey(name) === classKey(row.className));
  return named.length === 1 ? (named[0] ?? null) : null;
};

const nameProblems = (name: string, { refusedNames }: Surroundings): RosterProblem[] => {
  const found = personNameProblem(name) ?? unkindNameProblem(name) ?? posingPupilProblem(name);
  // The generic fault is about one's own name; here the teacher types a pupil's.
  if (found?.key === 'name/missing') return [fix('name', 'roster/name-missing')];
  if (found !== null) return [{ column: 'name', kind: 'fix', fault: found }];
  if (refusedNames.has(name)) return [fix('name', 'name/unkind')];
  return name.includes(' ') ? [] : [decide('name', { key: 'roster/one-name' })];
};

/* 'Apio Sarah F': a letter, an age or a date after a name becomes part of it only if the teacher says so. */
const besideProblems = (row: RosterRow, name: string): RosterProblem[] => {
  const { rest } = partedName(name);
  if (rest === '') return [];
  const values = { text: rest.slice(0, 60) };
  if (/\d/.test(rest)) return [fix('name', 'roster/beside', values)];
  return row.whole === true ? [] : [decide('name', { key: 'roster/beside', values })];
};

const oddProblems = ({ odd, sure }: RosterRow): RosterProblem[] =>
  odd === '' || sure === true
    ? []
    : [decide('name', { key: 'roster/odd', values: { text: odd.slice(0, 60) } })];

const classProblems = (row: RosterRow, room: RosterClass | null): RosterProblem[] => {
  if (room !== null) return [];
  return row.className.trim() === '' && row.classId === undefined
    ? [fix('class', 'roster/class-missing')]
    : [fix('class', 'roster/class-unknown', { name: row.className.trim().slice(0, 60) })];
};

const gradeProblems = (row: RosterRow, room: RosterClass | null): RosterProblem[] => {
  // OneRoster may list several grades of a child: the first one counts.
  const written = row.grade.split(',')[0]?.trim() ?? '';
  if (written === '') return [];
  const grade = gradeIn(written);
  if (grade === null) return [fix('grade', 'roster/grade', { grade: written.slice(0, 20) })];
  return room === null || room.gradeId === grade
    ? []
    : [fix('grade', 'roster/grade-of-class', { grade: gradeName(grade), class: room.name })];
};

/* How other programs mark a line as a pupil. */
const pupilRoles = ['', 'student', 'students', 'learner', 'pupil', 'mwanafunzi', 'élève', 'eleve', 'omuyizi'];
const isPupil = ({ role }: RosterRow): boolean => pupilRoles.includes(role.trim().toLowerCase());

const standingProblems = ({ status }: RosterRow): RosterProblem[] => [
  ...(['', 'active'].includes(status.trim().toLowerCase())
    ? []
    : [fix('status', 'roster/status', { status: status.trim().slice(0, 30) })]),
];

const secretOf = (row: RosterRow, room: RosterClass | null, around: Surroundings) => {
  const written = secretIn(row.secret);
  const may = (kind: 'pictures' | 'card') =>
    mayHave(kind, { gradeId: room?.gradeId ?? null, profile: around.profile });
  if (written === null)
    return {
      secret: around.secret,
      problems: [fix('secret', 'roster/secret', { word: row.secret.slice(0, 20) })],
    };
  if (written === 'pictures' && room !== null && !may('pictures')) {
    const key = around.profile === 'public' ? 'secret/pictures-at-school' : 'secret/pictures-for-the-young';
    return { secret: around.secret, problems: [fix('secret', key)] };
  }
  if (written !== '') return { secret: may(written) ? written : ('card' as const), problems: [] };
  // A choice for all lines applies by grade, in the demo too: one sheet may have several classes.
  const isYoung = room !== null && mayHave('pictures', { gradeId: room.gradeId, profile: 'school' });
  const forAll = isYoung && may('pictures') ? around.secret : ('card' as const);
  return { secret: forAll, problems: [] };
};

/** The pupil with the line's number; `strange` is a number that this teacher cannot use. */
const byNumber = (row: RosterRow, { pupils, numbers }: Surroundings) => {
  const written = row.number.trim();
  if (written === '') return { pupil: null, problems: [], number: '' };
  const own = ownNumberIn(written);
  const id = own ?? numbers.get(written) ?? null;
  const pupil = id === null ? null : (pupils.find((one) => one.id === id) ?? null);
  if (pupil !== null) return { pupil, problems: [], number: own === null ? written : '' };
  if (own !== null) return { pupil, problems: [fix('number', 'roster/number-unknown')], number: '' };
  if (id !== null) return { pupil, problems: [fix('number', 'roster/number-taken')], number: '' };
  return { pupil, problems: [], number: written };
};

type Index = ReadonlyMap<string, readonly KnownPupil[]>;

/* Sorted once, because each of 300 lines searches a school of thousands. */
const byName = (pupils: readonly KnownPupil[]): Index => {
  const found = new Map<string, KnownPupil[]>();
  for (const pupil of pupils) {
    const key = nameKey(pupil.name);
    found.set(key, [...(found.get(key) ?? []), pupil]);
  }
  return found;
};

/** Asks whether the line means a pupil who already exists. */
const sameProblems = (
  name: string,
  room: RosterClass | null,
  numbered: KnownPupil | null,
  { pupils, classes, index }: Surroundings & { index: Index },
): RosterProblem[] => {
  const alike =
    numbered === null ? (index.get(nameKey(name)) ?? []) : pupils.filter(({ id }) => id === numbered.id);
  const here = room === null ? undefined : alike.find((one) => one.classId === room.id);
  const [first] = alike;
  if (here !== undefined)
    return [
      numbered === null
        ? decide('name', { key: 'roster/here', values: { name, studentId: here.studentId } })
        : fix('number', 'roster/here', { name: here.name, studentId: here.studentId }),
    ];
  if (first === undefined) return [];
  const inClass = classes.find(({ id }) => id === first.classId);
  const values = { name: first.name, studentId: first.studentId };
  const fault: Fault =
    inClass === undefined
      ? { key: 'roster/known', values }
      : { key: 'roster/known-in', values: { ...values, class: inClass.name } };
  return [decide(numbered === null ? 'name' : 'number', fault, first)];
};

const understandOne = (row: RosterRow, around: Surroundings & { index: Index }): Understood => {
  // 'Okot, Brian': a comma only separates the family name.
  const name = cleanName(row.name.replace(/,/g, ' '));
  const room = roomOf(row, around);
  // A teacher's line is skipped, so its missing class and other problems do not matter.
  if (!isPupil(row)) {
    const role = fix('role', 'roster/role', { role: row.role.trim().slice(0, 30) });
    return { row, name, room, secret: around.secret, number: '', same: null, problems: [role] };
  }
  const { secret, problems: ofSecret } = secretOf(row, room, around);
  const numbered = byNumber(row, around);
  const beside = besideProblems(row, name);
  const named = nameProblems(beside.length === 0 ? name : partedName(name).name, around);
  const isName = beside.length === 0 && named.every(({ kind }) => kind === 'decide');
  const alike = isName ? sameProblems(name, room, numbered.pupil, around) : [];
  // Only a pupil that the line may mean can be chosen.
  const same = alike.find(({ pupil }) => pupil !== undefined && pupil.id === row.same)?.pupil ?? null;
  const open = [...named, ...alike].filter(
    ({ kind, column }) => kind === 'fix' || !(same !== null || (row.sure === true && column !== 'number')),
  );
  return {
    row,
    name,
    room,
    secret,
    number: numbered.number,
    same,
    problems: [
      ...beside,
      ...open,
      ...oddProblems(row),
      ...classProblems(row, room),
      ...gradeProblems(row, room),
      ...numbered.problems,
      ...ofSecret,
      ...standingProblems(row),
    ],
  };
};

/* The same name in the same class, or the same number: the later line gets the question. */
const twice = (all: readonly Understood[]): Understood[] => {
  const names = new Map<string, number>();
  const numbers = new Map<string, number>();
  return all.map((one) => {
    if (!isPupil(one.row)) return one;
    const key = `${one.room?.id ?? ''} ${nameKey(one.name)}`;
    const number = one.number === '' ? (one.same === null ? '' : `#${one.same.id}`) : one.number;
    const firstName = one.name === '' ? undefined : names.get(key);
    const firstNumber = number === '' ? undefined : numbers.get(number);
    if (firstName === undefined) names.set(key, one.row.line);
    if (firstNumber === undefined) numbers.set(number, one.row.line);
    const more = [
      ...(firstNumber === undefined ? [] : [fix('number', 'roster/number-twice', { line: firstNumber })]),
      ...(firstName === undefined || one.row.sure === true || firstNumber !== undefined
        ? []
        : [decide('name', { key: 'roster/twice', values: { line: firstName } })]),
    ];
    return more.length === 0 ? one : { ...one, problems: [...more, ...one.problems] };
  });
};

/** Every line with all its problems. No line is dropped here: the teacher decides that. */
export const understandRoster = (rows: readonly RosterRow[], around: Surroundings): Understood[] => {
  const index = byName(around.pupils);
  return twice(rows.map((row) => understandOne(row, { ...around, index })));
};
