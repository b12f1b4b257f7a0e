/** The demo's people: created once, one-tap sign-in, and never together with real ones. */
import { isNotNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Db } from '#db/connect.ts';
import { attendanceMarks, classes, classMembers, guardianships, schools, users } from '#db/tables.ts';
import { type Env, readEnv, StartError } from '#env.ts';
import { forms, testApp, testDatabase } from '#testing/test-app.ts';
import { manyPupils } from './big-class/pupils.ts';
import { fillDemo } from './fill.ts';
import { classmates, learners, newcomer, parents, school, teachers, wish } from './people.ts';
import { prepareProfile } from './prepare.ts';

const worldOf = (db: Db, profile: Env['profile'] = 'demo') => ({
  db,
  env: readEnv({ SAFETY_PROFILE: profile }),
  now: () => new Date('2026-03-09T06:00:00Z'),
});

const everybody = learners.length + teachers.length + parents.length;
// And a new learner who requests a class.
const inAll = everybody + classmates.length + manyPupils.length + 1;
const counts = async (db: Db) => ({
  schools: await db.$count(schools),
  people: await db.$count(users),
  classes: await db.$count(classes),
  guardianships: await db.$count(guardianships),
});

const filledDemo = async () => {
  const { send, database } = await testApp();
  await prepareProfile(worldOf(database.db));
  const people = (await send('GET', '/api/demo/people')).body as { id: number; name: string; role: string }[];
  return { send, database, people };
};

test('an empty demo is filled once; the second start finds it done', async () => {
  const { db } = await testDatabase();
  expect(await fillDemo(worldOf(db))).toBe('filled');
  const after = await counts(db);
  expect(after).toMatchObject({ schools: 1, people: inAll });
  expect(await fillDemo(worldOf(db))).toBe('already there');
  expect(await counts(db)).toEqual(after);
});

test('a teacher finds last year’s class among the archived ones, and can bring it back', async () => {
  const { send, people } = await filledDemo();
  const { id = 0 } = people.find(({ name }) => name === 'Achieng Ruth') ?? {};
  const { token } = (await send('POST', '/api/demo/sign-in', { body: { personId: id } })).body as {
    token: string;
  };
  const row = { name: 'P6 Blue', students: classmates.length, archived: true, code: null };
  expect((await send('GET', '/api/classes/archived', { token })).body).toMatchObject([row]);
});

test('four processes that start at once fill it once', async () => {
  const { db } = await testDatabase();
  const told = await Promise.all(Array.from({ length: 4 }, () => fillDemo(worldOf(db))));
  expect(told.sort()).toEqual(['already there', 'already there', 'already there', 'filled']);
  expect(await counts(db)).toMatchObject({ schools: 1, people: inAll });
});

test('the demo is whole: learners of several grades, a head teacher, parents linked to children', async () => {
  const { database } = await filledDemo();
  const rows = await database.db.select().from(users);
  expect(
    new Set(rows.filter(({ role }) => role === 'learner').map(({ gradeId }) => gradeId)).size,
  ).toBeGreaterThan(2);
  expect(rows.filter(({ administrator }) => administrator)).toHaveLength(1);
  expect(await database.db.$count(guardianships)).toBeGreaterThan(1);
  expect(rows.every(({ schoolId }) => schoolId === school.id)).toBe(true);
  // Classmates without their own sign-in are on no list.
  const silent: readonly string[] = [...classmates, ...manyPupils, newcomer].map(({ name }) => name);
  expect(
    rows
      .filter(({ demoAbout }) => demoAbout === null)
      .map(({ name }) => name)
      .sort(),
  ).toEqual([...silent].sort());
});

test('the Friends tab shows life: friends, somebody who asks, and a friendship that waits for a father', async () => {
  const { send, people } = await filledDemo();
  const as = async (name: string, path: string) => {
    const personId = people.find((one) => one.name === name)?.id;
    const { body } = await send('POST', '/api/demo/sign-in', { body: { personId } });
    return (await send('GET', path, body as { token: string })).body;
  };
  expect(await as('Akello Grace', '/api/friends')).toMatchObject([
    { name: 'Nakato A.' },
    { name: 'Okello James' },
  ]);
  expect(await as('Akello Grace', '/api/friends/pending')).toMatchObject([{ name: 'Baluku P.' }]);
  const child = people.find((one) => one.name === 'Nakato Aisha')?.id;
  expect(await as('Kigozi Hamza', `/api/children/${child}/friends`)).toMatchObject({
    friends: [{ name: 'Akello G.' }],
    waiting: [{ name: 'Okello J.' }],
  });
});

test('the list shows every person of the demo with what they are, and nothing that signs in', async () => {
  const { people, send } = await filledDemo();
  expect(people).toHaveLength(everybody);
  expect(Object.keys(people[0] ?? {}).sort()).toEqual(['about', 'id', 'name', 'picture', 'role']);
  expect((await send('GET', '/api/demo/people')).text).not.toMatch(/@|argon2|token/);
});

test('one tap signs in as each person of the demo', async () => {
  const { people, send } = await filledDemo();
  for (const { id, name, role } of people) {
    const answer = await send('POST', '/api/demo/sign-in', { body: { personId: id } });
    expect(answer).toMatchObject({ status: 200, body: { user: { id, name, role } } });
    const { token } = answer.body as { token: string };
    expect((await send('GET', '/api/me', { token })).body).toMatchObject({ id, name });
  }
});

test('one tap never reaches a person who registered, nor somebody who is not there', async () => {
  const { send, database } = await filledDemo();
  const answer = await send('POST', '/api/register', { body: forms.learner('akello@home.ug') });
  const { id } = (answer.body as { user: { id: number } }).user;
  for (const personId of [id, 1, 2_147_483_647]) {
    expect(await send('POST', '/api/demo/sign-in', { body: { personId } })).toMatchObject({
      status: 404,
      body: { code: 'demo/no-such-person' },
    });
  }
  expect((await send('GET', '/api/demo/people')).text).not.toContain(String(id));
  expect(await database.db.$count(users, isNotNull(users.demoAbout))).toBe(everybody);
});

test.each([0, -1, 1.5, '7', null, 1e12, [1], { id: 1 }])(
  'one tap with the id %j is refused beside its field',
  async (personId) => {
    const { send } = await testApp();
    const answer = await send('POST', '/api/demo/sign-in', { body: { personId } });
    expect(answer).toMatchObject({ status: 400, body: { fields: { personId: expect.any(String) } } });
  },
);

test('in the demo a registration joins the school of the demo, with consent and verification (permissions)', async () => {
  const { send, database } = await filledDemo();
  for (const [role, email] of [
    ['learner', 'a@b.ug'],
    ['teacher', 'c@d.ug'],
    ['parent', 'e@f.ug'],
  ] as const) {
    const answer = await send('POST', '/api/register', { body: forms[role](email) });
    expect(answer.body).toMatchObject({ user: { school } });
  }
  const rows = (await database.db.select().from(users)).filter(({ demoAbout }) => demoAbout === null);
  for (const { role, consent, verifiedAt } of rows) {
    if (role === 'learner') expect(consent).toBe('school');
    else expect(verifiedAt).not.toBeNull();
  }
});

test.each(['school', 'public'] as const)(
  'in the profile %s a registration is only a wish',
  async (profile) => {
    const { send, database } = await testApp({ SAFETY_PROFILE: profile });
    await prepareProfile(worldOf(database.db, profile));
    for (const role of ['learner', 'teacher', 'parent'] as const) {
      expect((await send('POST', '/api/register', { body: forms[role](`${role}@home.ug`) })).status).toBe(
        201,
      );
    }
    for (const row of await database.db.select().from(users)) {
      expect(row).toMatchObject({ consent: 'none', verifiedAt: null, schoolId: null, administrator: false });
    }
    // The class of an unverified teacher has no code.
    expect(await database.db.select({ code: classes.code }).from(classes)).toEqual([{ code: null }]);
  },
);

test('the demo refuses a database that holds a real school, and leaves it as it is', async () => {
  const { db } = await testDatabase();
  await db.insert(schools).values({ id: 12, name: 'Kibuli Primary School' });
  await expect(prepareProfile(worldOf(db))).rejects.toThrow(StartError);
  await expect(prepareProfile(worldOf(db))).rejects.toThrow(
    /holds a real school, so the demo will not open it/,
  );
  expect(await counts(db)).toMatchObject({ schools: 1, people: 0 });
});

test.each(['school', 'public'] as const)('the profile %s refuses a demo database', async (profile) => {
  const { db } = await testDatabase();
  await fillDemo(worldOf(db));
  await expect(prepareProfile(worldOf(db, profile))).rejects.toThrow(
    `This database holds the demo school, so SAFETY_PROFILE=${profile} will not open it.`,
  );
});

test.each(['school', 'public'] as const)(
  'the profile %s opens an empty database and one of its own, with nobody in it',
  async (profile) => {
    const { db } = await testDatabase();
    await prepareProfile(worldOf(db, profile));
    await db.insert(schools).values({ id: 12, name: 'Kibuli Primary School' });
    await prepareProfile(worldOf(db, profile));
    expect(await counts(db)).toMatchObject({ schools: 1, people: 0 });
  },
);

test('the young ones also sign in as at school, by what `about` tells', async () => {
  const { send } = await filledDemo();
  const people = (await send('GET', '/api/demo/people')).body as { id: number; about: string }[];
  const told = people.flatMap(({ id, about }) => {
    const [, kind, words = ''] = /(pictures|card): (.*)$/.exec(about) ?? [];
    return kind === undefined ? [] : [{ id, secret: `${kind === 'card' ? 'card' : 'pin'}:${words}` }];
  });
  expect(told).toHaveLength(3);
  for (const { id, secret } of told) {
    const body = { email: `AFRO${String(id).padStart(6, '0')}`, password: secret };
    expect(await send('POST', '/api/login', { body })).toMatchObject({ status: 200, body: { user: { id } } });
  }
});

test('the demo has study groups, and one waits for the learner of Primary 7', async () => {
  const { send, people } = await filledDemo();
  const akello = people.find(({ name }) => name === 'Akello Grace');
  const { token } = (await send('POST', '/api/demo/sign-in', { body: { personId: akello?.id } })).body as {
    token: string;
  };
  expect((await send('GET', '/api/groups', { token })).body).toMatchObject([
    { name: 'Omweso Counters', memberCount: 3, currentUserRole: 'owner' },
    { name: 'Lake Explorers', memberCount: 3, hasPendingInvitation: true },
    { name: 'Solar Builders', memberCount: 2, currentUserRole: null },
  ]);
  const [invitation] = (await send('GET', '/api/groups/invitations/pending', { token })).body as {
    id: number;
  }[];
  expect(invitation).toMatchObject({ group: { name: 'Lake Explorers' }, inviter: { name: 'Nakato A.' } });
  const path = `/api/groups/invitations/${invitation?.id}/accept`;
  expect((await send('POST', path, { token })).status).toBe(200);
});

test('one report waits for the teacher of P7, about what a classmate wrote', async () => {
  const { send, people } = await filledDemo();
  const personId = people.find(({ name }) => name === 'Achieng Ruth')?.id;
  const { token } = (await send('POST', '/api/demo/sign-in', { body: { personId } })).body as {
    token: string;
  };
  expect((await send('GET', '/api/reports', { token })).body).toMatchObject({
    cases: [{ kind: 'note', words: 'You ask silly things. Go away.', state: 'waiting', urgent: false }],
  });
});

test('a newcomer asks for a class and a learner for a teacher, and each can be answered', async () => {
  const { send, people } = await filledDemo();
  const as = async (name: string) => {
    const personId = people.find((person) => person.name === name)?.id;
    const { body } = await send('POST', '/api/demo/sign-in', { body: { personId } });
    return (body as { token: string }).token;
  };
  const [achieng, mugisha, akello] = [
    await as('Achieng Ruth'),
    await as('Mugisha Daniel'),
    await as('Akello Grace'),
  ];
  const asked = async (token: string) =>
    (await send('GET', '/api/class-requests', { token })).body as { id: number; class: { id: number } }[];
  expect(await asked(achieng)).toMatchObject([{ user: { name: newcomer.name }, class: { name: 'P7 Blue' } }]);
  expect(await asked(mugisha)).toMatchObject([{ class: { id: null, name: wish.className } }]);
  expect((await send('GET', '/api/my-pending-teachers', { token: akello })).body).toMatchObject([
    { className: wish.className },
  ]);
  const [request] = await asked(achieng);
  const answer = await send('POST', `/api/class-requests/${request?.id}/approve`, { token: achieng });
  expect(answer.status).toBe(200);
});

test('every class has its registers of two terms, until yesterday: some 90 of 100 were there', async () => {
  const { db } = (await filledDemo()).database;
  const marks = await db.select().from(attendanceMarks);
  const there = marks.filter(({ state }) => state !== 'absent').length;
  expect(Math.round((there / marks.length) * 100)).toBeGreaterThanOrEqual(88);
  expect(Math.round((there / marks.length) * 100)).toBeLessThanOrEqual(93);
  expect(new Set(marks.map(({ learnerId }) => learnerId)).size).toBe(
    (await db.selectDistinct({ id: classMembers.userId }).from(classMembers)).length,
  );
  const days = marks.map(({ day }) => day).sort();
  expect([days[0], days.at(-1)]).toEqual(['2025-09-15', '2026-03-06']);
});

test('a demo person who is paused is told so, and gets no session that is dead at once', async () => {
  const { send, database, people } = await filledDemo();
  const personId = people[0]?.id;
  await database.db.update(users).set({ suspendedAt: new Date('2026-03-09T06:00:00Z') });
  const answer = await send('POST', '/api/demo/sign-in', { body: { personId } });
  expect(answer).toMatchObject({ status: 403, body: { code: 'login/suspended' } });
});
