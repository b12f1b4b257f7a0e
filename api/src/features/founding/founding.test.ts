/** `npm run school`: how a server other than the demo gets its school and administrator. */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Database } from '#db/connect.ts';
import { schools, securityLog, users } from '#db/tables.ts';
import { StartError } from '#env.ts';
import { addUser, hashPassword } from '#features/accounts/index.ts';
import { prepareProfile } from '#features/demo/index.ts';
import { forms, goodPassword, testApp, testDatabase } from '#testing/test-app.ts';
import { checkSchools } from './check-schools.ts';
import { schoolCommand } from './command.ts';

const good = {
  SAFETY_PROFILE: 'school',
  SCHOOL_NAME: 'Kibuli Primary School',
  ADMINISTRATOR_NAME: 'Nalubega Sarah',
  ADMINISTRATOR_EMAIL: 'Sarah@Kibuli.UG',
  ADMINISTRATOR_PASSWORD: goodPassword,
};

type Run = {
  database?: Database;
  source?: Record<string, string>;
  argv?: string[];
  /** Simulated keyboard input; without it there is no terminal. */
  typed?: string[];
};

/** Runs the command on a separate open database and returns its output. */
const run = async ({ database, source = good, argv = [], typed }: Run = {}) => {
  const own = database ?? (await testDatabase());
  const said: string[] = [];
  const questions: { question: string; hidden: boolean }[] = [];
  let opened = 0;
  let closed = 0;
  const ask = async (question: string, { hidden }: { hidden: boolean }) => {
    questions.push({ question, hidden });
    const answer = typed?.[questions.length - 1];
    if (answer === undefined) throw new Error(`nobody answers: ${question}`);
    return answer;
  };
  const talk = { say: (line: string) => said.push(line), ask: typed === undefined ? null : ask };
  const open = async () => {
    opened += 1;
    const close = async () => {
      closed += 1;
    };
    return { ...own, close };
  };
  const problem = await schoolCommand({ argv, source, talk }, open).then(
    () => null,
    (error: unknown) => {
      if (error instanceof StartError) return error.message;
      throw error;
    },
  );
  expect(closed).toBe(opened);
  return { database: own, said, questions, problem, opened };
};

const peopleIn = ({ db }: Database) => db.select().from(users);
const schoolsIn = ({ db }: Database) => db.select().from(schools);

test('it makes the school and a verified administrator who can log in at once', async () => {
  const { database, said, problem } = await run();
  expect(problem).toBeNull();
  expect(said).toEqual([
    'Kibuli Primary School is made. Nalubega Sarah is its administrator and logs in with sarah@kibuli.ug.',
  ]);
  const [school] = await schoolsIn(database);
  expect(school).toMatchObject({
    name: 'Kibuli Primary School',
    zone: 'Africa/Kampala',
    photos: false,
    demo: false,
  });
  expect(await peopleIn(database)).toMatchObject([
    { role: 'teacher', administrator: true, schoolId: school?.id, verifiedAt: expect.any(Date) },
  ]);
  const { send } = await testApp({ SAFETY_PROFILE: 'school' }, { database, schoolless: true });
  const login = await send('POST', '/api/login', {
    body: { email: 'sarah@kibuli.ug', password: goodPassword },
  });
  expect(login).toMatchObject({
    status: 200,
    body: { user: { administrator: true, school: { id: school?.id } } },
  });
  expect(
    await database.db.select().from(securityLog).where(eq(securityLog.event, 'school-made')),
  ).toHaveLength(1);
});

test('flags win over the environment', async () => {
  const { database } = await run({
    argv: ['--school', 'St. Mary’s Primary School, Gulu', '--zone', 'Africa/Nairobi', '--name=Okot Paul'],
  });
  expect(await schoolsIn(database)).toMatchObject([
    { name: 'St. Mary’s Primary School, Gulu', zone: 'Africa/Nairobi' },
  ]);
  expect(await peopleIn(database)).toMatchObject([{ name: 'Okot Paul', email: 'sarah@kibuli.ug' }]);
});

test('a person is asked for what is missing, told what is wrong, and asked again', async () => {
  const { database, said, questions } = await run({
    source: { SAFETY_PROFILE: 'school', ADMINISTRATOR_NAME: 'Nalubega Sarah' },
    typed: [
      '',
      'Kibuli Primary School',
      'Kampala',
      '',
      'sarah at kibuli',
      'sarah@kibuli.ug',
      'password1',
      goodPassword,
      'something else 9',
      goodPassword,
      goodPassword,
    ],
  });
  expect(questions.filter(({ hidden }) => hidden)).toHaveLength(5);
  expect(questions.some(({ question }) => question.startsWith('Name of the administrator'))).toBe(false);
  expect(said.slice(0, -1)).toEqual([
    'Please write the name of the school.',
    'Please write a time zone such as Africa/Kampala.',
    expect.stringContaining('does not look like an email'),
    expect.stringContaining('easy to guess'),
    expect.stringContaining('not the same'),
  ]);
  expect(await schoolsIn(database)).toMatchObject([{ zone: 'Africa/Kampala' }]);
});

test.each([
  ['SCHOOL_NAME', 'School <b>', '--school (or SCHOOL_NAME): Please use letters'],
  ['SCHOOL_NAME', ' ', '--school (or SCHOOL_NAME): Please write the name of the school.'],
  [
    'SCHOOL_ZONE',
    'Mars/Olympus',
    '--zone (or SCHOOL_ZONE): Please write a time zone such as Africa/Kampala.',
  ],
  ['SCHOOL_ZONE', '+03:00', '--zone (or SCHOOL_ZONE): Please write a time zone'],
  ['ADMINISTRATOR_NAME', 'R2D2', '--name (or ADMINISTRATOR_NAME): Please use letters'],
  ['ADMINISTRATOR_EMAIL', 'sarah', '--email (or ADMINISTRATOR_EMAIL): That does not look like an email.'],
  ['ADMINISTRATOR_PASSWORD', 'short', 'ADMINISTRATOR_PASSWORD: A password needs 8 characters or more.'],
  ['ADMINISTRATOR_PASSWORD', 'sarah@kibuli', 'ADMINISTRATOR_PASSWORD: That password is easy to guess.'],
])('%s=%j makes nothing and says why', async (name, value, sentence) => {
  const { database, problem } = await run({ source: { ...good, [name]: value } });
  expect(problem).toContain(sentence);
  expect(problem).not.toContain(goodPassword);
  expect(await schoolsIn(database)).toEqual([]);
  expect(await peopleIn(database)).toEqual([]);
});

test('everything that is missing is told at once', async () => {
  const { problem } = await run({ source: { SAFETY_PROFILE: 'school' } });
  for (const name of ['SCHOOL_NAME', 'ADMINISTRATOR_NAME', 'ADMINISTRATOR_EMAIL', 'ADMINISTRATOR_PASSWORD'])
    expect(problem).toContain(name);
  expect(problem).toContain('npm run school -- --school');
});

test('a flag that is unknown, or a password as a flag, stops before the database is opened', async () => {
  for (const argv of [['--schol', 'x'], ['--password', goodPassword], ['Kibuli']]) {
    const { problem, opened } = await run({ argv });
    expect(problem).toContain('npm run school --');
    expect(opened).toBe(0);
  }
});

test('a second time on one school’s server says that the school exists, and changes nothing', async () => {
  const { database } = await run();
  const again = await run({ database, source: { ...good, SCHOOL_NAME: 'Another School' }, typed: [] });
  expect(again.problem).toBeNull();
  expect(again.questions).toEqual([]);
  expect(again.said).toEqual([expect.stringContaining('The school is here already: Kibuli Primary School.')]);
  expect(await schoolsIn(database)).toHaveLength(1);
  expect(await peopleIn(database)).toHaveLength(1);
});

test('twenty commands at once make one school and one administrator', async () => {
  const database = await testDatabase();
  await Promise.all(Array.from({ length: 20 }, () => run({ database })));
  expect(await schoolsIn(database)).toHaveLength(1);
  expect(await peopleIn(database)).toHaveLength(1);
});

test('a public server takes another school; an email that is taken undoes the whole of it', async () => {
  const source = { ...good, SAFETY_PROFILE: 'public' };
  const { database } = await run({ source });
  const taken = await run({ database, source: { ...source, SCHOOL_NAME: 'Second School' } });
  expect(taken.problem).toBe('sarah@kibuli.ug already has an account on this server. Choose another email.');
  expect(await schoolsIn(database)).toHaveLength(1);
  await run({
    database,
    source: { ...source, SCHOOL_NAME: 'Second School', ADMINISTRATOR_EMAIL: 'paul@second.ug' },
  });
  expect((await schoolsIn(database)).map(({ name }) => name).sort()).toEqual([
    'Kibuli Primary School',
    'Second School',
  ]);
});

test('it refuses the demo, and a database that holds it', async () => {
  const demo = await run({ source: { ...good, SAFETY_PROFILE: 'demo' } });
  expect(demo.problem).toContain('SAFETY_PROFILE=school');
  expect(demo.opened).toBe(0);
  const { database, env, clock } = await testApp();
  await prepareProfile({ db: database.db, env, now: () => clock.now });
  const before = await peopleIn(database);
  const { problem } = await run({ database });
  expect(problem).toContain('This database holds the demo school');
  expect(await peopleIn(database)).toEqual(before);
});

test('a school’s server without a school says how to make one, still serves, and refuses a registration kindly', async () => {
  const { database, env, send } = await testApp({ SAFETY_PROFILE: 'school' }, { schoolless: true });
  expect(await checkSchools({ db: database.db, env })).toMatch(
    /^There is no school here yet, .*npm run school\.$/,
  );
  expect((await send('GET', '/api/health')).status).toBe(200);
  expect((await send('GET', '/api/grades')).status).toBe(200);
  for (const role of ['learner', 'teacher', 'parent'] as const) {
    expect(await send('POST', '/api/register', { body: forms[role]() })).toMatchObject({
      status: 503,
      body: { code: 'register/no-school', error: expect.stringContaining('This server has no school yet') },
    });
  }
  expect(await peopleIn(database)).toEqual([]);
  await run({ database });
  expect(await checkSchools({ db: database.db, env })).toBeNull();
  expect((await send('POST', '/api/register', { body: forms.learner() })).status).toBe(201);
});

test('a public server needs no school to register', async () => {
  const { database, env, send } = await testApp({ SAFETY_PROFILE: 'public' });
  expect(await checkSchools({ db: database.db, env })).toBeNull();
  expect((await send('POST', '/api/register', { body: forms.learner() })).status).toBe(201);
});

test('the profile school does not open a database of several schools', async () => {
  const { database, env } = await testApp({ SAFETY_PROFILE: 'school' });
  await database.db.insert(schools).values({ id: 12, name: 'Another' });
  await expect(checkSchools({ db: database.db, env })).rejects.toThrow(
    'This database holds 2 schools, and SAFETY_PROFILE=school is for one.',
  );
});

test('--administrator makes a confirmed teacher one, with a link for a new password, and a locked-out head gets in again', async () => {
  const { database } = await run();
  const passwordHash = await hashPassword(goodPassword);
  const [school] = await schoolsIn(database);
  const add = async (email: string, more: object = {}) =>
    await addUser(database.db, 'school', {
      role: 'teacher',
      name: 'Okot Paul',
      email,
      passwordHash,
      schoolId: school?.id ?? null,
      verifiedAt: new Date(),
      ...more,
    });
  await add('okot@kibuli.ug');
  await add('waits@kibuli.ug', { verifiedAt: null });
  await add('paused@kibuli.ug', { suspendedAt: new Date() });
  await add('parent@kibuli.ug', { role: 'parent' });

  const made = await run({ database, argv: ['--administrator', ' Okot@Kibuli.ug '] });
  expect(made.problem).toBeNull();
  const token = /#token=([\w-]+)/.exec(made.said.join())?.[1];
  const { send, clock } = await testApp({ SAFETY_PROFILE: 'school' }, { database, schoolless: true });
  clock.now = new Date();
  const newPassword = 'seven cows by the lake';
  expect((await send('POST', '/api/password-reset/confirm', { body: { token, newPassword } })).status).toBe(
    200,
  );
  const login = await send('POST', '/api/login', {
    body: { email: 'okot@kibuli.ug', password: newPassword },
  });
  expect(login.body).toMatchObject({ user: { administrator: true } });

  for (const [email, sentence] of [
    ['waits@kibuli.ug', 'No confirmed teacher'],
    ['parent@kibuli.ug', 'No confirmed teacher'],
    ['nobody@kibuli.ug', 'No confirmed teacher'],
    ['paused@kibuli.ug', 'is paused'],
  ] as const) {
    expect((await run({ database, argv: ['--administrator', email] })).problem).toContain(sentence);
  }
  const administrators = (await peopleIn(database)).filter(({ administrator }) => administrator);
  expect(administrators.map(({ email }) => email).sort()).toEqual(['okot@kibuli.ug', 'sarah@kibuli.ug']);
});
