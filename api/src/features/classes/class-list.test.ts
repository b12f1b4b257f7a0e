/** A teacher creates the pupils of a class from a list of names and prints their cards. */
import type { IssuedCard } from '@afrolearn/contract/families.ts';
import { cardText, pinText } from '@afrolearn/learning/people/secrets.ts';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { classes, classMembers, schools, users } from '#db/tables.ts';
import { addUser, newSession } from '#features/accounts/index.ts';
import { testApp } from '#testing/test-app.ts';

const places = [
  { id: 11, name: 'Here Primary School' },
  { id: 12, name: 'There Primary School' },
];

const opened = async (profile: 'demo' | 'school' = 'school') => {
  const { send, database, clock } = await testApp({ SAFETY_PROFILE: profile });
  await database.db.insert(schools).values(places);
  const teacher = async (more: object = {}, gradeId = 2) => {
    const row = await addUser(database.db, 'school', {
      role: 'teacher',
      name: 'Achieng Ruth',
      schoolId: 11,
      country: 'Uganda',
      verifiedAt: clock.now,
      ...more,
    });
    if (row === null) throw new Error('nobody was added');
    const [room] = await database.db
      .insert(classes)
      .values({ teacherId: row.id, schoolId: row.schoolId, name: 'P2 Yellow', gradeId, subjectId: 4 })
      .returning();
    if (room === undefined) throw new Error('no class was added');
    const token = await newSession(database.db, row, clock.now);
    const add = (names: unknown, secret = 'card', by = token) =>
      send('POST', `/api/classes/${room.id}/students`, { token: by, body: { names, secret } });
    return { ...row, token, room, add };
  };
  return { send, database, clock, teacher };
};
const { send, database, teacher } = await opened();

const names = ['Apio Mercy', 'Okot Paul', 'Nakato Aisha'];
const textOf = ({ secret }: IssuedCard) =>
  secret?.kind === 'pictures' ? pinText(secret.pictures) : cardText(secret?.words ?? []);

test('each name becomes a pupil of the class with an ID and a card, in the order of the list', async () => {
  const { id, room, token, add } = await teacher();
  const answer = await add(names);
  expect(answer.status).toBe(201);
  const cards = answer.body as IssuedCard[];
  expect(cards.map(({ name }) => name)).toEqual(names);
  for (const card of cards) {
    const login = await send('POST', '/api/login', {
      body: { email: card.studentId, password: textOf(card) },
    });
    expect(login).toMatchObject({ status: 200, body: { user: { role: 'learner', grade: 'Primary 2' } } });
    const [row] = await database.db.select().from(users).where(eq(users.id, card.id));
    expect(row).toMatchObject({
      createdBy: id,
      email: null,
      schoolId: 11,
      country: 'Uganda',
      consent: 'pending',
    });
  }
  const roster = await send('GET', `/api/classes/${room.id}/students`, { token });
  expect(roster.body).toEqual({
    class: { id: room.id, name: 'P2 Yellow', grade: 'Primary 2' },
    students: cards
      .map(({ secret: _, ...child }) => ({ ...child, consentMissing: true }))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
  });
});

test('in the demo the school’s consent is there at once', async () => {
  const demo = await opened('demo');
  const { add } = await demo.teacher();
  const [card] = (await add(['Apio Mercy'])).body as IssuedCard[];
  const [row] = await demo.database.db
    .select()
    .from(users)
    .where(eq(users.id, card?.id ?? 0));
  expect(row?.consent).toBe('school');
});

test('a class of 100 is made at once; 101 names are refused', async () => {
  const { add, room } = await teacher();
  const many = (count: number) => Array.from({ length: count }, () => 'Apio Mercy');
  expect(await add(many(101))).toMatchObject({
    status: 400,
    body: { fields: { names: expect.any(String) } },
  });
  expect(await add([])).toMatchObject({ status: 400 });
  const cards = (await add(many(100))).body as IssuedCard[];
  expect(new Set(cards.map(({ studentId }) => studentId)).size).toBe(100);
  expect(await database.db.$count(classMembers, eq(classMembers.classId, room.id))).toBe(100);
});

test('a class holds 300: of two lists at once for the last seats, one is refused', async () => {
  const { add, room } = await teacher();
  await database.db.execute(sql`
    with made as (
      insert into users (id, role, name) select 900000000 + n, 'learner', 'Somebody' from generate_series(1, 298) n
      returning id)
    insert into class_members (class_id, user_id) select ${room.id}, id from made`);
  const answers = await Promise.all([add(['Apio Mercy', 'Okot Paul']), add(['Apio Mercy', 'Okot Paul'])]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await database.db.$count(classMembers, eq(classMembers.classId, room.id))).toBe(300);
});

test('one bad name stops the whole list and says which one', async () => {
  const { add, room } = await teacher();
  const answer = await add(['Apio Mercy', 'Okot <i>', 'Nakato Aisha']);
  expect(answer).toMatchObject({ status: 400, body: { fields: { 'names.1': expect.any(String) } } });
  expect(await database.db.$count(classMembers, eq(classMembers.classId, room.id))).toBe(0);
});

test('pictures are for Primary 1 to 3', async () => {
  const young = await teacher();
  const old = await teacher({}, 4);
  expect((await young.add(names, 'pictures')).status).toBe(201);
  expect(await old.add(names, 'pictures')).toMatchObject({
    status: 400,
    body: { fields: { secret: expect.any(String) } },
  });
  expect((await old.add(names, 'password')).status).toBe(400);
});

test('a teacher whom the school has not verified makes no pupils and sees none', async () => {
  const { add, room, token } = await teacher({ verifiedAt: null, schoolId: null });
  const refusal = { status: 403, body: { code: 'children/not-verified' } };
  expect(await add(names)).toMatchObject(refusal);
  expect(await send('GET', `/api/classes/${room.id}/students`, { token })).toMatchObject(refusal);
  expect((await send('GET', '/api/classes/mine', { token })).body).toMatchObject([
    { id: room.id, code: null },
  ]);
});

test('another teacher and another school find no such class; the school’s administrator does', async () => {
  const { room, add } = await teacher();
  const colleague = await teacher();
  const head = await teacher({ administrator: true });
  const elsewhere = await teacher({ administrator: true, schoolId: 12 });
  const [pupil] = (await add(names)).body as IssuedCard[];
  const newCard = `/api/classes/${room.id}/students/${pupil?.id}/new-card`;
  const statuses = async (token: string) => [
    (await send('GET', `/api/classes/${room.id}/students`, { token })).status,
    (await add(['Another One'], 'card', token)).status,
    (await send('POST', newCard, { token, body: {} })).status,
    (await send('POST', `/api/children/${pupil?.id}/link-code`, { token })).status,
  ];
  expect(await statuses(colleague.token)).toEqual([404, 404, 404, 404]);
  expect(await statuses(elsewhere.token)).toEqual([404, 404, 404, 404]);
  expect(await statuses(head.token)).toEqual([200, 201, 200, 200]);
});

test('a new card is for pupils of this class only', async () => {
  const mine = await teacher();
  const other = await teacher();
  const [pupil] = (await other.add(names)).body as IssuedCard[];
  const path = `/api/classes/${mine.room.id}/students/${pupil?.id}/new-card`;
  expect(await send('POST', path, { token: mine.token, body: {} })).toMatchObject({ status: 404 });
});

test('a teacher renames a pupil of the class; bad names are told beside the field, and nobody else may', async () => {
  const mine = await teacher();
  const other = await teacher();
  const [pupil] = (await mine.add(['Apio Mercy'])).body as IssuedCard[];
  const rename = (name: unknown, { room, token }: { room: { id: number }; token: string } = mine) =>
    send('PATCH', `/api/classes/${room.id}/students/${pupil?.id}`, { token, body: { name } });
  expect(await rename(' Apio  Mercy Joan ')).toMatchObject({
    status: 200,
    body: { id: pupil?.id, name: 'Apio Mercy Joan', studentId: pupil?.studentId },
  });
  for (const name of ['', 'Apio 0772 123456', 'stupid', 'x'.repeat(61), 42, undefined])
    expect(await rename(name)).toMatchObject({ status: 400, body: { fields: { name: expect.any(String) } } });
  expect((await rename('Somebody Else', other)).status).toBe(404);
  expect((await rename('Somebody Else', { room: mine.room, token: other.token })).status).toBe(404);
  const unknown = await teacher({ verifiedAt: null, schoolId: null });
  expect((await rename('Somebody Else', unknown)).status).toBe(403);
  const [row] = await database.db
    .select()
    .from(users)
    .where(eq(users.id, pupil?.id ?? 0));
  expect(row?.name).toBe('Apio Mercy Joan');
});

test('60 pupils sign in with their new cards from one address', async () => {
  const { add } = await teacher();
  const cards = (
    await add(
      Array.from({ length: 60 }, () => 'Apio Mercy'),
      'pictures',
    )
  ).body as IssuedCard[];
  const answers = await Promise.all(
    cards.map((card) =>
      send('POST', '/api/login', { body: { email: card.studentId, password: textOf(card) } }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
});
