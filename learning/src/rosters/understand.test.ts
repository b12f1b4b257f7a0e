import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gradeIn, nameKey, readSheet } from './sheet.ts';
import { type RosterRow, type Surroundings, understandRoster } from './understand.ts';

const around: Surroundings = {
  classes: [
    { id: 1, name: 'P3 Yellow', gradeId: 3 },
    { id: 2, name: 'P4 Orange', gradeId: 4 },
  ],
  classId: 1,
  secret: 'pictures',
  profile: 'school',
  pupils: [
    { id: 207, name: 'Nabukenya Mary', studentId: 'AFRO000207', classId: 2 },
    { id: 208, name: 'Ocen Joshua', studentId: 'AFRO000208', classId: 1 },
  ],
  numbers: new Map([
    ['lin-7', 207],
    ['lin-9', 999],
  ]),
  refusedNames: new Set(['Kasuku Bad']),
};

const understood = (text: string, more: Partial<RosterRow> = {}, world: Partial<Surroundings> = {}) =>
  understandRoster(
    readSheet(text).rows.map((row) => ({ ...row, ...more })),
    { ...around, ...world },
  );
const keysOf = (text: string, more: Partial<RosterRow> = {}, world: Partial<Surroundings> = {}) =>
  understood(text, more, world).map(({ problems }) =>
    problems.map(({ column, fault }) => `${column} ${fault.key}`),
  );

test('a plain list is names for the chosen class; numbers in front and empty lines are nothing', () => {
  const { shape, rows } = readSheet('1. Apio Mercy\n\n2) Okot Paul\n3 Atim Joy');
  expect(shape).toBe('names');
  expect(rows.map(({ line, name }) => [line, name])).toEqual([
    [1, 'Apio Mercy'],
    [3, 'Okot Paul'],
    [4, 'Atim Joy'],
  ]);
  expect(understood('Apio Mercy')[0]).toMatchObject({ room: { id: 1 }, secret: 'pictures', problems: [] });
});

test('a sheet is read by its headings, in any order and language, with several classes', () => {
  const { shape, rows } = readSheet(
    'No;Class;Student Name;Card\n1;P3 Yellow;Apio Mercy;words\n2;P4 Orange;Okot Paul;',
  );
  expect(shape).toBe('sheet');
  expect(rows.map(({ line, name, className, secret }) => [line, name, className, secret])).toEqual([
    [2, 'Apio Mercy', 'P3 Yellow', 'words'],
    [3, 'Okot Paul', 'P4 Orange', ''],
  ]);
  expect(readSheet('Darasa,Jina\nP4,Apio').rows[0]).toMatchObject({ name: 'Apio', className: 'P4' });
});

test.each([
  ['Okot, Brian\nApio, Mercy Joy', [], ['Okot Brian', 'Apio Mercy Joy'], ['', '']],
  ['1. Okot, Brian\nAtim Joy', [], ['Okot Brian', 'Atim Joy'], ['', '']],
  ['Okot, Brian, P3 Yellow', ['P3 Yellow'], ['Okot Brian'], ['P3 Yellow']],
  ['Okot, Yellow\nApio, Yellow', ['Yellow'], ['Okot', 'Apio'], ['Yellow', 'Yellow']],
  ['Okot,P3 Yellow\nApio,Mercy', ['P3 Yellow'], ['Okot', 'Apio'], ['P3 Yellow', 'Mercy']],
  ['Okot,P9', ['P3 Yellow'], ['Okot'], ['P9']],
  ['Okot Brian,Elgon', ['P3 Yellow'], ['Okot Brian'], ['Elgon']],
])('%j: behind the comma stands a first name, or a class', (text, known, names, rooms) => {
  const { rows } = readSheet(text, known);
  expect(rows.map(({ name }) => name)).toEqual(names);
  expect(rows.map(({ className }) => className)).toEqual(rooms);
});

test('a comma within a name is no part of it, wherever it was written', () => {
  expect(understood('Name,Class\n"Okot, Brian",P3 Yellow')[0]).toMatchObject({
    name: 'Okot Brian',
    problems: [],
  });
  expect(understood('Okot', { name: 'Okot,Brian' })[0]).toMatchObject({ name: 'Okot Brian', problems: [] });
});

test('a list that begins with a child has no heading', () => {
  expect(readSheet('Grace Akello\nName Nobody').rows).toHaveLength(2);
});

test('a OneRoster users.csv is understood: family name first, sourcedId, role, status and grades', () => {
  const text = [
    'sourcedId,status,dateLastModified,enabledUser,orgSourcedIds,role,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password',
    'lin-1,active,2026-01-02,true,"s1,s2",student,am,,Mercy,Apio,,,,,,,03,',
    'lin-2,tobedeleted,2026-01-02,true,s1,student,op,,Paul,Okot,,,,,,,03,',
    'lin-3,active,2026-01-02,true,s1,teacher,ar,,Ruth,Achieng,,,,,,,,',
    'lin-4,active,2026-01-02,true,s1,student,ij,,Joy,Atim,,,,,,,09,',
  ].join('\r\n');
  expect(readSheet(text).shape).toBe('oneroster');
  expect(readSheet(text).rows[0]).toMatchObject({ name: 'Apio Mercy', number: 'lin-1', grade: '03' });
  expect(keysOf(text)).toEqual([[], ['status roster/status'], ['role roster/role'], ['grade roster/grade']]);
});

test.each([
  ['Name,Class\n,P3 Yellow', ['name roster/name-missing']],
  ['Name,Class\nApio <b>,P3 Yellow', ['name name/letters']],
  ['Name,Class\nApio,P3 Yellow', ['name roster/one-name']],
  ['Name,Class\nKasuku Bad,P3 Yellow', ['name name/unkind']],
  ['Name,Class\nApio Mercy,P33 Yellow', ['class roster/class-unknown']],
  ['Name,Grade\nApio Mercy,S1', ['grade roster/grade']],
  ['Name,Grade\nApio Mercy,P4', ['grade roster/grade-of-class']],
  ['Name,Card\nApio Mercy,finger', ['secret roster/secret']],
  ['Name,Class,Card\nApio Mercy,P4 Orange,pictures', ['secret secret/pictures-for-the-young']],
  ['Name,ID\nApio Mercy,AFRO000001', ['number roster/number-unknown']],
  ['Name,ID\nApio Mercy,lin-9', ['number roster/number-taken']],
  ['Name,ID\nNabukenya Mary,lin-7', ['number roster/known-in']],
  ['Name,ID\nNabukenya Mary,AFRO000207', ['number roster/known-in']],
  ['ocen  joshua', ['name roster/here']],
  ['Joshua Ocen', ['name roster/here']],
  ['Nabukenya Mary', ['name roster/known-in']],
  [
    'Name,Class,Grade,Status\n?,P9,P8,tobedeleted',
    ['name name/letters', 'class roster/class-unknown', 'grade roster/grade', 'status roster/status'],
  ],
])('%j: %j', (text, problems) => {
  expect(keysOf(text)).toEqual([problems]);
});

test('without a class for all, a line must name one', () => {
  expect(keysOf('Apio Mercy', {}, { classId: null })).toEqual([['class roster/class-missing']]);
});

test('the same name or number twice asks at the later line, and names the first', () => {
  const [, second] = understood('Apio Mercy\nMERCY APIO');
  expect(second?.problems).toMatchObject([
    { kind: 'decide', fault: { key: 'roster/twice', values: { line: 1 } } },
  ]);
  expect(keysOf('Name,Class\nApio Mercy,P3 Yellow\nApio Mercy,P4 Orange')).toEqual([[], []]);
  expect(keysOf('Name,ID\nApio Mercy,x1\nOkot Paul,x1')).toEqual([[], ['number roster/number-twice']]);
});

test('what the teacher decides is heard: another child, the same child, another class', () => {
  expect(keysOf('Ocen Joshua', { sure: true })).toEqual([[]]);
  expect(keysOf('Apio', { sure: true })).toEqual([[]]);
  expect(understood('Nabukenya Mary', { same: 207 })[0]).toMatchObject({ same: { id: 207 }, problems: [] });
  expect(keysOf('Name,Class\nApio Mercy,P33', { classId: 2 })).toEqual([[]]);
});

test('a letter, an age or a date beside a name is asked about and never taken into the name', () => {
  expect(understood('Apio Sarah F')[0]?.problems).toMatchObject([
    { column: 'name', kind: 'decide', fault: { key: 'roster/beside', values: { text: 'F' } } },
  ]);
  expect(keysOf('Okello J', { whole: true })).toEqual([[]]);
  expect(keysOf('Apio Sarah F', { sure: true })).toEqual([['name roster/beside']]);
  expect(understood('Apio Sarah F 12', { whole: true })[0]?.problems).toMatchObject([
    { kind: 'fix', fault: { key: 'roster/beside', values: { text: 'F 12' } } },
  ]);
});

test('a word that stands in a column of ages asks whether the name is complete', () => {
  const text = `${Array.from({ length: 9 }, (_, at) => `Apio ${'abcdefghi'[at]}a\t12`).join('\n')}\nOkot Sam\tPaul`;
  expect(keysOf(text)[9]).toEqual(['name roster/odd']);
  expect(keysOf(text, { sure: true })[9]).toEqual([]);
});

test('nobody becomes the same child who is not meant, and a number is not talked away', () => {
  expect(understood('Nabukenya Mary', { same: 208 })[0]?.same).toBeNull();
  expect(keysOf('Name,ID\nNabukenya Mary,AFRO000207', { sure: true })).toEqual([['number roster/known-in']]);
});

test('pictures for all become words where a class is too old for them', () => {
  expect(
    understood('Name,Class\nApio Mercy,P4 Orange\nOkot Paul,P3 Yellow').map(({ secret }) => secret),
  ).toEqual(['card', 'pictures']);
});

test('also in the demo, where older children may have pictures: only a line that asks for them gets them', () => {
  const sheet = 'Name,Class,Card\nApio Mercy,P4 Orange,\nOkot Paul,P4 Orange,pictures\nAber Joy,P3 Yellow,';
  expect(understood(sheet, {}, { profile: 'demo' }).map(({ secret }) => secret)).toEqual([
    'card',
    'pictures',
    'pictures',
  ]);
});

test.each([
  ['P4', 4],
  ['Primary 4', 4],
  ['p.4', 4],
  ['04', 4],
  ['7', 7],
  ['P8', null],
  ['0', null],
  ['S1', null],
  ['', null],
])('the grade %j is %j', (text, grade) => {
  expect(gradeIn(text)).toBe(grade);
});

test('any text is understood line by line without failing, and every problem has a column', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 120 }), (text) => {
      const { rows } = readSheet(text);
      const all = understandRoster(rows, around);
      expect(all.map(({ row }) => row.line)).toEqual(rows.map(({ line }) => line));
      for (const { problems, room } of all) expect(room !== null || problems.length > 0).toBe(true);
    }),
  );
});

test('the order, case and spaces of a name make no other child', () => {
  expect(nameKey(' Apio  MERCY')).toBe(nameKey('Mercy Apio'));
  expect(nameKey('Apio Mercy')).not.toBe(nameKey('Apio Mary'));
});

test('of the line of a teacher only that is said, and it is nobody’s double', () => {
  const text = [
    'sourcedId,givenName,familyName,role,class',
    '1,Mercy,Apio,teacher,Nowhere',
    '2,Mercy,Apio,student,P3 Yellow',
    '3,Rose,,Guardian,',
  ].join('\n');
  const keys = understood(text).map(({ problems }) => problems.map(({ fault }) => fault.key));
  expect([keys[0], keys[2]]).toEqual([['roster/role'], ['roster/role']]);
  expect(keys[1]).not.toContain('roster/twice');
});
