/** Every field of register and login with every bad value: a clear error beside the field, nothing stored, no 5xx. */
import { entry } from '@afrolearn/contract/entry.ts';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { classes, sessions, users } from '#db/tables.ts';
import { isWeakPassword } from '#features/accounts/index.ts';
import { serve } from '#http/serve.ts';
import { policy, served } from '#slices.ts';
import { empties, huge, scripts, sqlPayloads, unicode, wrongTypes } from '#testing/bad-values.ts';
import { expectClean } from '#testing/expect-clean.ts';
import { logOf } from '#testing/log.ts';
import { forms, goodPassword, testApp } from '#testing/test-app.ts';

const log = logOf('debug');
const { send, database } = await testApp({}, { logger: log.logger });

let count = 0;
const newEmail = () => `bad${++count}@school.ug`;

const rowCounts = async () => ({
  users: await database.db.$count(users),
  classes: await database.db.$count(classes),
  sessions: await database.db.$count(sessions),
});

afterEach(() => {
  expect(log.lines(), 'the server logged a failure').toEqual([]);
});

/** One of our own messages, never a library's. */
const sentence = /^(?!.*(invalid|expected|received|undefined|NaN|regex|pattern))[A-Z].{8,}[.]$/i;

const missing = Symbol('missing');
const badValues: Record<string, unknown> = {
  missing,
  ...wrongTypes,
  ...empties,
  ...huge,
  ...unicode,
  ...scripts,
};

/* Unusual but valid values: the reply is that of a good request. */
const goodNames = ['right to left', 'a letter and its mark'];
const nothingChosen = ['missing', 'null', 'empty'];
const storable = Object.keys({ ...unicode, ...scripts }).filter(
  (kind) => kind !== 'NUL' && !kind.includes('surrogate'),
);

type Field = { name: string; good?: readonly string[] };
const account: Field[] = [
  { name: 'email' },
  // 8 to 128 characters that a table can store.
  { name: 'password', good: storable },
  { name: 'name', good: goodNames },
  { name: 'role' },
  { name: 'birthMonth', good: nothingChosen },
  { name: 'birthYear', good: nothingChosen },
];
const fieldsOf: Record<keyof typeof forms, Field[]> = {
  learner: [...account, { name: 'country' }, { name: 'grade' }],
  teacher: [
    ...account,
    { name: 'country', good: nothingChosen },
    { name: 'subjectId' },
    { name: 'gradeId' },
    // Plain text, displayed as text.
    { name: 'className', good: [...goodNames, 'a javascript address'] },
  ],
  parent: [...account, { name: 'country', good: nothingChosen }],
};

const put = (form: object, field: string, value: unknown): object => {
  const { [field]: _, ...rest } = form as Record<string, unknown>;
  return value === missing ? rest : { ...rest, [field]: value };
};

const cases = (fields: Field[]) =>
  fields.flatMap(({ name, good = [] }) =>
    Object.entries(badValues).map(([kind, value]) => ({ name, kind, value, good: good.includes(kind) })),
  );

const rolesAndFields = (Object.keys(fieldsOf) as (keyof typeof forms)[]).flatMap((role) =>
  fieldsOf[role].map((field) => ({ role, name: field.name, field })),
);

test.each(rolesAndFields)(
  'register as $role: every bad $name is refused beside its field',
  async ({ role, field }) => {
    for (const { name, kind, value, good } of cases([field])) {
      const before = await rowCounts();
      const form = forms[role](newEmail());
      const answer = await send('POST', '/api/register', { body: put(form, name, value) });
      expectClean(answer);
      // An odd value may equal the person's name: valid characters, but a weak password.
      if (good && !(name === 'password' && (await isWeakPassword(String(value), form)))) {
        expect([kind, answer.status, answer.text]).toEqual([kind, 201, expect.any(String)]);
        continue;
      }
      expect([kind, answer.status, answer.body]).toMatchObject([kind, 400, { code: 'request/invalid' }]);
      const { fields } = answer.body as { fields: Record<string, string> };
      expect([kind, fields]).toEqual([kind, { [name]: expect.stringMatching(sentence) }]);
      expect([kind, await rowCounts()]).toEqual([kind, before]);
    }
  },
);

test.each(['email', 'password'])(
  'login: every bad %s is refused beside its field, or is simply not right',
  async (name) => {
    // Any text is valid except unstorable, empty and oversized values.
    const typed = [...storable, ...(name === 'password' ? ['blank', 'blank lines'] : [])];
    for (const { kind, value, good } of cases([{ name, good: typed }])) {
      const before = await rowCounts();
      const form = { email: 'nobody@school.ug', password: goodPassword };
      const answer = await send('POST', '/api/login', { body: put(form, name, value) });
      expectClean(answer);
      if (good)
        expect([kind, answer.status, answer.body]).toMatchObject([kind, 401, { code: 'login/failed' }]);
      else {
        expect([kind, answer.status]).toEqual([kind, 400]);
        const { fields } = answer.body as { fields: Record<string, string> };
        expect([kind, fields]).toEqual([kind, { [name]: expect.stringMatching(sentence) }]);
      }
      expect([kind, await rowCounts()]).toEqual([kind, before]);
    }
  },
);

test('numbers that are nearly right are refused: too low, too high, a fraction, as text', async () => {
  const wrong: Record<string, unknown[]> = {
    subjectId: [0, 15, -7, 6.5, '7', 1e21, 2 ** 53],
    gradeId: [0, 8, -1, 4.5, '4', 1e21],
    birthYear: [2004, 2027, 2100, 14, 2014.5, '14', '02014', '2014.0', '0x7de', -2014, 1e21],
    birthMonth: [0, 13, 1.5, -3, '0x5', '1e0', 'Marchember', '3.0', 1e21],
  };
  for (const [name, values] of Object.entries(wrong)) {
    for (const value of values) {
      const answer = await send('POST', '/api/register', {
        body: put(forms.teacher(newEmail()), name, value),
      });
      expect([name, value, answer.status, answer.body]).toMatchObject([
        ...[name, value, 400],
        { fields: { [name]: expect.stringMatching(sentence) } },
      ]);
    }
  }
});

test('several bad fields are told at once, each beside itself', async () => {
  const body = {
    ...forms.learner('not an email'),
    name: '',
    password: 'short',
    country: 'Atlantis',
    grade: 'P9',
  };
  const answer = await send('POST', '/api/register', { body });
  const { fields } = answer.body as { fields: Record<string, string> };
  expect(Object.keys(fields).sort()).toEqual(['country', 'email', 'grade', 'name', 'password']);
});

test('the longest allowed values pass, one more does not', async () => {
  const email = (length: number) =>
    `${`${++count}`.padStart(length - 246, 'a')}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(59)}.ug`;
  const tall = 'ten zebu in Karamoja graze; '.repeat(5);
  const tries: [string, string, number][] = [
    ['name', 'A'.repeat(60), 201],
    ['name', 'A'.repeat(61), 400],
    ['password', tall.slice(0, 128), 201],
    ['password', tall.slice(0, 129), 400],
    ['password', tall.slice(0, 8), 201],
    ['password', tall.slice(0, 7), 400],
    ['email', email(254), 201],
    ['email', email(255), 400],
  ];
  for (const [name, value, status] of tries) {
    const answer = await send('POST', '/api/register', { body: put(forms.parent(newEmail()), name, value) });
    expect([name, value.length, answer.status]).toEqual([name, value.length, status]);
  }
});

test.each(['/api/register', '/api/login'])(
  '%s: 100 kB is 413, and so is any body over 64 KiB',
  async (path) => {
    const before = await rowCounts();
    for (const size of [64 * 1024, 100_000, 2_000_000]) {
      const body = { ...forms.parent(newEmail()), name: 'a'.repeat(size) };
      const answer = await send('POST', path, { body });
      expectClean(answer);
      expect(answer).toMatchObject({ status: 413, body: { code: 'request/too-large' } });
    }
    expect(await rowCounts()).toEqual(before);
  },
);

/* Random wrong parts in any order, and keywords that reach the form's branches. */
const word = fc.oneof(
  fc.constantFrom('email', 'password', 'name', 'role', 'country', 'grade', 'birthMonth', 'birthYear'),
  fc.constantFrom('subjectId', 'gradeId', 'className', '', 'toString', 'constructor'),
);
const value = fc.oneof(
  fc.constantFrom<unknown>('learner', 'teacher', 'parent', 'Uganda', 'Primary 4', 'a@b.ug', 7, goodPassword),
  fc.constantFrom(...Object.values({ ...unicode, ...scripts })),
  fc.string({ unit: 'binary' }),
  fc.jsonValue(),
);
const anyBody = fc.oneof(
  { weight: 4, arbitrary: fc.dictionary(word, value, { maxKeys: 12 }) },
  {
    weight: 2,
    arbitrary: fc.record({
      role: fc.constantFrom('learner', 'teacher', 'parent'),
      name: value,
      email: value,
    }),
  },
  { weight: 1, arbitrary: fc.jsonValue() },
);

test.each(['/api/register', '/api/login'])('%s: 500 random bodies never bring a 5xx', async (path) => {
  await fc.assert(
    fc.asyncProperty(anyBody, async (body) => {
      const answer = await send('POST', path, {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      });
      expectClean(answer);
    }),
    { numRuns: 500 },
  );
});

test('promise S11: 540 SQL payloads in every string are texts like any other', async () => {
  expect(sqlPayloads.length).toBeGreaterThanOrEqual(200);
  const before = await rowCounts();
  for (const payload of sqlPayloads) {
    const { name, email, className } = { name: payload, email: payload, className: payload };
    const answer = await send('POST', '/api/register', {
      body: { ...forms.teacher(), name, email, className },
    });
    expect([payload, answer.status]).toEqual([payload, 400]);
  }
  for (const payload of sqlPayloads.slice(0, 200)) {
    const answer = await send('POST', '/api/login', { body: { email: payload, password: payload } });
    expect([payload, answer.status]).toEqual([payload, 401]);
  }
  expect(await rowCounts()).toEqual(before);
});

test('control: a login that builds its query from text fails on these payloads, and the log shows it', async () => {
  const { 'POST /login': login } = entry;
  const careless = serve(
    { 'POST /login': login },
    {
      'POST /login': async ({ body, db }) => {
        await db.execute(sql.raw(`select id from users where email = '${body.email}'`));
        throw new Error('not reached by a broken query');
      },
    },
  );
  const doctored = { served: [...served.filter(({ key }) => key !== 'POST /login'), ...careless], policy };
  const careful = logOf('debug');
  const other = await testApp({}, { logger: careful.logger, doctored, database });
  const answer = await other.send('POST', '/api/login', { body: { email: "a' or", password: 'x' } });
  expect(answer.status).toBe(500);
  expect(careful.lines()).toMatchObject([{ msg: 'unexpected failure' }]);
});
