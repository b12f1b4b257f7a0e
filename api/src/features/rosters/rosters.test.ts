/** A name list: checked by line, then imported completely or not at all. */
import { randomUUID } from 'node:crypto';
import type { CheckedLine, RosterCard } from '@afrolearn/contract/rosters.ts';
import { cardText, pinText } from '@afrolearn/learning/people/secrets.ts';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { classMembers, rosterImports, users } from '#db/tables.ts';
import { countQueries } from '#testing/count-queries.ts';
import { listsOfSchools } from './testing/lists.ts';

const { send, database, db, teacher } = await listsOfSchools();

const row = (name: string, line = 1) => ({ line, name });
const size = (classId: number) => db.$count(classMembers, eq(classMembers.classId, classId));
const problemsOf = (lines: CheckedLine[]) =>
  lines.map(({ problems }) => problems.map(({ column, text }) => `${column}: ${text}`));

test('a dry run says how each line is understood and every problem in words, and saves nothing', async () => {
  const { room, lines } = await teacher();
  const yellow = await room('P3 Yellow', 3);
  await room('P4 Orange', 4);
  const before = await db.$count(users);
  const checked = await lines({
    text: 'Name,Class,Grade\nApio Mercy,P4 Orange,P4\nByamukama,,\nOkot <i>,P33 Yellow,S1\nApio Mercy,p4 orange,',
    classId: yellow.id,
  });
  expect(checked.map(({ row: { line }, name, className }) => [line, name, className])).toEqual([
    [2, 'Apio Mercy', 'P4 Orange'],
    [3, 'Byamukama', 'P3 Yellow'],
    [4, 'Okot <i>', ''],
    [5, 'Apio Mercy', 'P4 Orange'],
  ]);
  expect(problemsOf(checked)).toEqual([
    [],
    ['name: There is one name. A second name is missing.'],
    [
      expect.stringMatching(/^name: /),
      'class: There is no class “P33 Yellow” among your classes.',
      'grade: “S1” is not one of P1 to P7.',
    ],
    ['name: The same name stands in line 2 too.'],
  ]);
  expect(await db.$count(users)).toBe(before);
});

test('problems are said in the language of the call', async () => {
  const { token, room } = await teacher();
  const { id } = await room('P3 Yellow', 3);
  const answer = await send('POST', '/api/rosters/check', {
    token,
    headers: { 'accept-language': 'fr' },
    body: { text: 'Byamukama', classId: id, secret: 'card' },
  });
  expect(answer.text).toContain('Le deuxième manque');
});

test('nothing, 301 lines and a class of somebody else are refused', async () => {
  const { check } = await teacher();
  const other = await (await teacher()).room('P5 Red', 5);
  const names = (count: number) =>
    Array.from({ length: count }, (_, at) => `Apio ${'ab'.repeat(at % 9)}`).join('\n');
  expect(await check({ text: ' \n' })).toMatchObject({
    status: 400,
    body: { fields: { text: expect.any(String) } },
  });
  expect(await check({ text: names(301) })).toMatchObject({
    status: 400,
    body: { fields: { text: expect.any(String) } },
  });
  expect((await check({ text: names(300) })).status).toBe(200);
  expect(await check({ text: 'Apio Mercy', classId: other.id })).toMatchObject({
    status: 400,
    body: { fields: { classId: expect.any(String) } },
  });
});

test('a sheet with several classes goes in together, each with the card of its class, and everybody can sign in', async () => {
  const { room, lines, bring } = await teacher();
  const yellow = await room('P3 Yellow', 3);
  const orange = await room('P4 Orange', 4);
  const checked = await lines({
    text: 'Name;Class\nNakato Sharifa;P3 Yellow\nOwori Caleb;P4 Orange\nWasswa Sharif;P3 Yellow',
    secret: 'pictures',
  });
  const answer = await bring(
    checked.map((line) => line.row),
    { secret: 'pictures' },
  );
  expect(answer).toMatchObject({ status: 201, body: { repeated: false, moved: [] } });
  const { cards } = answer.body as { cards: RosterCard[] };
  expect(
    cards.map(({ name, className, grade, secret, line }) => [name, className, grade, secret?.kind, line]),
  ).toEqual([
    ['Nakato Sharifa', 'P3 Yellow', 'Primary 3', 'pictures', 2],
    ['Owori Caleb', 'P4 Orange', 'Primary 4', 'card', 3],
    ['Wasswa Sharif', 'P3 Yellow', 'Primary 3', 'pictures', 4],
  ]);
  expect([await size(yellow.id), await size(orange.id)]).toEqual([2, 1]);
  for (const { studentId, secret } of cards) {
    const password = secret?.kind === 'pictures' ? pinText(secret.pictures) : cardText(secret?.words ?? []);
    expect((await send('POST', '/api/login', { body: { email: studentId, password } })).status).toBe(200);
  }
});

test('one line that is not right, and nobody is added', async () => {
  const { room, bring } = await teacher();
  const { id } = await room('P4 Orange', 4);
  const before = await db.$count(users);
  expect(await bring([row('Apio Mercy', 1), row('Okot', 2)], { classId: id })).toMatchObject({
    status: 409,
    body: { code: 'rosters/problems' },
  });
  expect([await db.$count(users), await size(id)]).toEqual([before, 0]);
});

test('a class of 120 goes in at once', async () => {
  const { room, bring } = await teacher();
  const { id } = await room('P6 Green', 6);
  const letters = 'abcdefghijkl';
  const rows = Array.from({ length: 120 }, (_, at) =>
    row(`Pupil Number${letters[at % 12]}${letters[Math.floor(at / 12)]}`, at + 1),
  );
  const { cards } = (await bring(rows, { classId: id })).body as { cards: RosterCard[] };
  expect(new Set(cards.map(({ studentId }) => studentId)).size).toBe(120);
  expect(await size(id)).toBe(120);
});

test('the 301st seat is refused, and nobody of the list is added', async () => {
  const { room, bring } = await teacher();
  const { id } = await room('P6 Green', 6);
  await db.execute(sql`with made as (
      insert into users (id, role, name) select 920000000 + n, 'learner', 'Somebody' from generate_series(1, 299) n
      returning id)
    insert into class_members (class_id, user_id) select ${id}, id from made`);
  const rows = [row('Apio Mercy', 1), row('Okot Paul', 2)];
  expect(await bring(rows, { classId: id })).toMatchObject({
    status: 409,
    body: { code: 'children/class-full' },
  });
  expect(await size(id)).toBe(299);
});

test('a list that is sent again, twice at once or later, makes nobody twice; lost cards are made new', async () => {
  const { room, bring, token } = await teacher();
  const { id: classId } = await room('P4 Orange', 4);
  const id = randomUUID();
  const rows = [row('Apio Mercy', 1), row('Okot Paul', 2)];
  const both = await Promise.all([bring(rows, { classId, id }), bring(rows, { classId, id })]);
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  const first = both
    .map(({ body }) => body as { repeated: boolean; cards: RosterCard[] })
    .find((one) => !one.repeated);
  const again = (await bring(rows, { classId, id })).body as { repeated: boolean; cards: RosterCard[] };
  expect(again.repeated).toBe(true);
  expect(again.cards.map(({ id: pupil, secret }) => [pupil, secret])).toEqual(
    first?.cards.map(({ id: pupil }) => [pupil, null]),
  );
  expect(await size(classId)).toBe(2);

  const path = `/api/rosters/imports/${id}/cards`;
  expect((await send('POST', path, { token: (await teacher()).token })).status).toBe(404);
  const anew = (await send('POST', path, { token })).body as RosterCard[];
  expect(anew.map(({ name, className, line }) => [name, className, line])).toEqual([
    ['Apio Mercy', 'P4 Orange', 1],
    ['Okot Paul', 'P4 Orange', 2],
  ]);
  const login = (card: RosterCard | undefined) =>
    send('POST', '/api/login', {
      body: {
        email: card?.studentId,
        password: card?.secret?.kind === 'card' ? cardText(card.secret.words) : '',
      },
    });
  expect((await login(anew[0])).status).toBe(200);
  expect((await login(first?.cards[0])).status).toBe(401);
});

test('a list number of somebody else is not there', async () => {
  const mine = await teacher();
  const other = await teacher();
  const { id: classId } = await mine.room('P4 Orange', 4);
  const { id: otherClass } = await other.room('P4 Green', 4);
  const id = randomUUID();
  await mine.bring([row('Apio Mercy')], { classId, id });
  expect((await other.bring([row('Okot Paul')], { classId: otherClass, id })).status).toBe(404);
  expect(await size(otherClass)).toBe(0);
  expect(await db.$count(rosterImports, eq(rosterImports.id, id))).toBe(1);
});

test('a child who is there already is asked about: moved as the same child, or made as another', async () => {
  const { room, lines, bring } = await teacher();
  const old = await room('P2 Yellow', 2);
  const yellow = await room('P3 Yellow', 3);
  const { cards } = (await bring([row('Nabukenya Mary')], { classId: old.id })).body as {
    cards: RosterCard[];
  };
  const [mary] = cards;
  const [asked] = await lines({ text: 'Mary Nabukenya', classId: yellow.id });
  expect(asked?.problems).toMatchObject([
    {
      kind: 'decide',
      text: `Nabukenya Mary is already at this school: ${mary?.studentId}, in P2 Yellow.`,
      pupil: { id: mary?.id },
    },
  ]);
  expect((await bring([row('Mary Nabukenya')], { classId: yellow.id })).status).toBe(409);

  const moved = await bring([{ ...row('Mary Nabukenya'), same: mary?.id }], { classId: yellow.id });
  expect(moved.body).toMatchObject({ cards: [], moved: [{ id: mary?.id, className: 'P3 Yellow' }] });
  expect([await size(old.id), await size(yellow.id)]).toEqual([0, 1]);
  const [after] = await db
    .select()
    .from(users)
    .where(eq(users.id, mary?.id ?? 0));
  expect(after?.gradeId).toBe(3);

  expect(problemsOf(await lines({ text: 'Nabukenya Mary', classId: yellow.id }))).toEqual([
    [`name: Nabukenya Mary is already in this class: ${mary?.studentId}.`],
  ]);
  const another = await bring([{ ...row('Nabukenya Mary'), sure: true }], { classId: yellow.id });
  expect((another.body as { cards: RosterCard[] }).cards).toHaveLength(1);
  expect(await size(yellow.id)).toBe(2);
});

test('a OneRoster file that comes again finds its pupils by their numbers', async () => {
  const { room, lines, bring } = await teacher();
  const yellow = await room('P3 Yellow', 3);
  const text =
    'sourcedId,status,role,givenName,familyName,grades\nlin-1,active,student,Mercy,Apio,03\nlin-2,tobedeleted,student,Paul,Okot,03';
  const [first, second] = await lines({ text, classId: yellow.id });
  expect([first?.problems, second?.problems[0]?.column]).toEqual([[], 'status']);
  await bring([first?.row ?? {}], { classId: yellow.id });
  const [again] = await lines({ text: text.replace('Apio', 'Apiyo'), classId: yellow.id });
  expect(again?.problems).toMatchObject([{ column: 'number', kind: 'fix' }]);
  const colleague = await teacher();
  const blue = await colleague.room('P3 Blue', 3);
  expect(problemsOf(await colleague.lines({ text, classId: blue.id }))[0]).toEqual([
    'number: A student with this number is already at the school. Please ask the head teacher.',
  ]);
});

test('a teacher sees own classes and pupils only; the head all of the school and none of another', async () => {
  const mine = await teacher();
  const colleague = await teacher();
  const head = await teacher({ administrator: true });
  const elsewhere = await teacher({ administrator: true, schoolId: 12 });
  const purple = await mine.room('P7 Purple', 7);
  await mine.bring([row('Lomongin Mark')], { classId: purple.id });
  const names = async (token: string) =>
    ((await send('GET', '/api/rosters/classes', { token })).body as { name: string }[]).map(
      ({ name }) => name,
    );
  expect(await names(mine.token)).toEqual(['P7 Purple']);
  expect(await names(colleague.token)).toEqual([]);
  expect(await names(head.token)).toContain('P7 Purple');
  expect(await names(elsewhere.token)).toEqual([]);
  const pink = await colleague.room('P7 Pink', 7);
  expect(problemsOf(await colleague.lines({ text: 'Lomongin Mark', classId: pink.id }))).toEqual([[]]);
  expect(problemsOf(await head.lines({ text: 'Lomongin Mark', classId: purple.id }))[0]?.[0]).toMatch(
    /already in this class/,
  );
  const answer = await head.bring([row('Nekesa Phiona')], { classId: purple.id });
  expect(answer.status).toBe(201);
});

test('a teacher whom no school has confirmed brings no list', async () => {
  const { check, bring, token, room } = await teacher({ verifiedAt: null, schoolId: null });
  const { id } = await room('P4 Orange', 4);
  const refusal = { status: 403, body: { code: 'children/not-verified' } };
  expect(await check({ text: 'Apio Mercy', classId: id })).toMatchObject(refusal);
  expect(await bring([row('Apio Mercy')], { classId: id })).toMatchObject(refusal);
  expect(await send('GET', '/api/rosters/classes', { token })).toMatchObject(refusal);
});

test('a dry run asks the database the same few questions for 3 lines and for 300', async () => {
  const { room, check } = await teacher();
  const { id } = await room('P6 Green', 6);
  const asked = async (count: number) => {
    const text = Array.from({ length: count }, () => 'Apio Mercy').join('\n');
    return await countQueries(database)(async () =>
      expect((await check({ text, classId: id })).status).toBe(200),
    );
  };
  await asked(3);
  expect(await asked(300)).toBe(await asked(3));
});
