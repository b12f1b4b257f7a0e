import { expect, test } from 'vitest';
import { empties, huge, scripts, sqlPayloads, unicode, wrongTypes } from '#testing/bad-values.ts';
import { expectClean } from '#testing/expect-clean.ts';
import { type Answered, good, openSchool } from '#testing/lessons-school.ts';
import { testApp } from '#testing/test-app.ts';

const server = await testApp({ SAFETY_PROFILE: 'school', LESSON_LINK_HOSTS: 'learn.ug' });
const { rooms, as, make } = await openSchool(server);
const { id: existing } = await make('teacher', good.quiz);

type Body = Record<string, unknown>;
const usual: Body = {
  ...good.quiz,
  content: 'Text.',
  url: 'https://learn.ug/a',
  visibility: 'class',
  classId: rooms.mine,
};
const send = (body: Body, method: 'POST' | 'PUT' = 'POST') =>
  as('teacher')(method, method === 'POST' ? '/lessons' : `/lessons/${existing}`, { body });

const refusedBeside = async (body: Body, field: string) => {
  for (const method of ['POST', 'PUT'] as const) {
    const answer = await send(body, method);
    expectClean(answer);
    expect(
      [answer.status, Object.keys((answer.body as { fields?: object }).fields ?? {})],
      answer.text,
    ).toEqual([400, [field]]);
  }
};

test('the request that the others change is good', async () => {
  expect((await send(usual)).status).toBe(201);
  expect((await send(usual, 'PUT')).status).toBe(200);
});

test.each(['title', 'type', 'subject', 'grade', 'classId'])(
  'without %s: refused beside its field',
  async (field) => {
    const { [field]: _, ...rest } = usual;
    if (field === 'classId') {
      const answer = await send(rest);
      expect([answer.status, answer.body]).toMatchObject([
        400,
        { fields: { classId: 'Please choose a class.' } },
      ]);
    } else await refusedBeside(rest, field);
  },
);

/* Null and empty text mean none where that is allowed. */
const mayBeNone = ['grade', 'unitId', 'content', 'url', 'questions', 'classId'];
const isId = (value: unknown) => typeof value === 'number' && Number.isInteger(value) && value > 0;

test.each([
  'title',
  'type',
  'subject',
  'grade',
  'unitId',
  'content',
  'url',
  'questions',
  'visibility',
  'classId',
  'version',
])('%s of a wrong type is refused beside its field', async (field) => {
  for (const [kind, value] of Object.entries(wrongTypes)) {
    if (value === null && (mayBeNone.includes(field) || field === 'version')) continue;
    if (field === 'questions' && kind === 'an empty list') continue;
    const method = field === 'version' ? 'PUT' : 'POST';
    const answer = await send({ ...usual, title: `With ${kind}`, [field]: value }, method);
    expectClean(answer);
    // 42 could be a version, but not the current one.
    const expected = field === 'version' && Number.isInteger(value) ? 409 : 400;
    expect([kind, answer.status], answer.text).toEqual([kind, expected]);
    if (expected === 400)
      expect(Object.keys((answer.body as { fields: object }).fields)[0], kind).toMatch(
        new RegExp(`^${field}`),
      );
    if (isId(value) && field === 'unitId') expect(answer.text).toContain('from the list');
  }
});

test.each(['title', 'type', 'visibility', 'subject'])(
  'an empty %s is refused beside its field',
  async (field) => {
    for (const value of Object.values(empties)) await refusedBeside({ ...usual, [field]: value }, field);
  },
);

test('an empty text, link or list is none, which a class cannot be shown', async () => {
  const { questions: _, ...rest } = usual;
  for (const empty of Object.values(empties)) {
    await refusedBeside({ ...rest, type: 'reading', content: empty, url: '' }, 'content');
  }
  await refusedBeside({ ...rest, type: 'video', url: null }, 'url');
  await refusedBeside({ ...rest, questions: [] }, 'questions');
  await refusedBeside(rest, 'questions');
});

test.each(['title', 'type', 'subject', 'grade', 'url', 'visibility'])(
  'a huge %s is refused beside its field',
  async (field) => {
    for (const value of Object.values(huge)) await refusedBeside({ ...usual, [field]: value }, field);
  },
);

test('a title has at most 120 letters, a text at most 50,000, of any alphabet', async () => {
  expect(
    (await make('teacher', { ...usual, title: '😀'.repeat(120), content: 'ኢ'.repeat(50_000) })).content,
  ).toHaveLength(50_000);
  await refusedBeside({ ...usual, title: 'a'.repeat(121) }, 'title');
  await refusedBeside({ ...usual, content: 'a'.repeat(50_001) }, 'content');
  const tooMuch = await send({ ...usual, content: 'a'.repeat(600_000) });
  expect([tooMuch.status, tooMuch.body]).toMatchObject([413, { code: 'request/too-large' }]);
});

const signs = { ...unicode, ...scripts };

test('odd letters and scripts in title and text: refused in words, or kept exactly as plain text', async () => {
  for (const field of ['title', 'content'] as const) {
    for (const [kind, value] of Object.entries(signs)) {
      const answer = await send({ ...usual, [field]: value });
      expectClean(answer);
      expect([201, 400], kind).toContain(answer.status);
      if (answer.status === 201) {
        const kept = (answer.body as Answered)[field];
        const wanted = value.normalize('NFC').replaceAll('\r\n', '\n');
        expect(kept, kind).toBe(field === 'title' ? wanted.replace(/\s+/g, ' ') : wanted);
      }
    }
  }
});

test.each([
  'a turned direction',
  'a bidirectional isolate',
  'NUL',
  'a lone surrogate',
  'a zero-width space',
  'private use',
  'a tag',
  'an escape',
])('a title or text with %s is refused', async (kind) => {
  await refusedBeside({ ...usual, title: unicode[kind] }, 'title');
  await refusedBeside({ ...usual, content: unicode[kind] }, 'content');
});

test.each([
  '<script>alert(1)</script>',
  'Soil <img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<!--',
  '[click](javascript:alert)',
  '[click](JAVASCRIPT:alert)',
  '[click](java\tscript:alert)',
  '[click](data:text/html;base64,PHNj)',
  '[click](http://learn.ug/)',
  '[click](https://learn.ug.evil.example/)',
  '[click](https://lеarn.ug/)',
  '![pixel](https://learn.ug/p.gif)',
  '[x]: javascript:alert(1)',
])('the text %j is refused beside content', async (content) => {
  await refusedBeside({ ...usual, content }, 'content');
});

test.each([
  ...Object.values(scripts),
  'http://learn.ug/',
  'https://learn.ug.evil.example/',
  'https://lеarn.ug/',
  'https://learn.ug@evil.example',
  '/videos/0123456789abcdef0123456789abcdef.mp4',
  '//learn.ug/x',
  '/etc/passwd',
  `https://learn.ug/${'é'.repeat(900)}`,
])('the link %j is refused beside url', async (url) => {
  await refusedBeside({ ...usual, url }, 'url');
});

test.each(sqlPayloads.filter((_, at) => at % 45 === 0))('%j is only text', async (text) => {
  const answer = await send({ ...usual, title: text, content: text });
  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({ content: text });
});

const [question] = good.quiz.questions;
const bad: readonly (readonly [string, unknown, RegExp])[] = [
  ['no prompt', { ...question, prompt: undefined }, /^questions\.0\.prompt$/],
  ['a blank prompt', { ...question, prompt: ' ' }, /^questions\.0\.prompt$/],
  ['a prompt of 501 letters', { ...question, prompt: 'a'.repeat(501) }, /^questions\.0\.prompt$/],
  ['no options', { ...question, options: undefined }, /^questions\.0\.options$/],
  ['one option', { ...question, options: ['Water'] }, /^questions\.0\.options$/],
  [
    'seven options',
    { ...question, options: ['Water', 'b', 'c', 'd', 'e', 'f', 'g'] },
    /^questions\.0\.options$/,
  ],
  ['the same option twice', { ...question, options: ['Water', ' Water '] }, /^questions\.0\.options$/],
  ['an option that is a number', { ...question, options: ['Water', 5] }, /^questions\.0\.options\.1$/],
  [
    'an option of 201 letters',
    { ...question, options: ['Water', 'a'.repeat(201)] },
    /^questions\.0\.options\.1$/,
  ],
  [
    'an option with a hidden sign',
    { ...question, options: ['Water', 'M\u200bilk'] },
    /^questions\.0\.options\.1$/,
  ],
  ['no answer', { ...question, answer: undefined }, /^questions\.0\.answer$/],
  ['an answer that is no option', { ...question, answer: 'Juice' }, /^questions\.0\.answer$/],
  ['an answer by its place', { ...question, answer: 0 }, /^questions\.0\.answer$/],
  ['null', null, /^questions\.0$/],
  ['a text', 'What?', /^questions\.0$/],
];

test.each(bad)('a question with %s is refused beside its field', async (_, one, field) => {
  const answer = await send({ ...usual, questions: [one] });
  expectClean(answer);
  expect(answer.status).toBe(400);
  expect(Object.keys((answer.body as { fields: object }).fields)[0]).toMatch(field);
});

test('50 questions are taken, 51 are not', async () => {
  expect((await make('teacher', { ...usual, questions: Array(50).fill(question) })).questions).toHaveLength(
    50,
  );
  await refusedBeside({ ...usual, questions: Array(51).fill(question) }, 'questions');
});

test('only an own class that is open can be chosen, and nothing tells whether another is there', async () => {
  const texts = new Set<string>();
  for (const classId of [rooms.colleagues, rooms.outside, rooms.archived, 999_999]) {
    const answer = await send({ ...usual, classId });
    expect(answer.status).toBe(400);
    texts.add(answer.text);
  }
  expect(texts.size).toBe(1);
  expect(
    (await as('head')('POST', '/lessons', { body: { ...usual, classId: rooms.colleagues } })).status,
  ).toBe(201);
  expect((await as('head')('POST', '/lessons', { body: { ...usual, classId: rooms.outside } })).status).toBe(
    400,
  );
});

test('fields that nobody may set are dropped', async () => {
  const answer = await send({
    ...usual,
    id: 't1',
    authorId: 5,
    schoolId: 2,
    version: 9,
    createdAt: '1913-05-07',
    deletedAt: null,
  });
  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({ version: 1 });
  expect((await as('outsideHead')('GET', `/lessons/${(answer.body as Answered).id}`)).status).toBe(404);
});

test.each(['', '[]', 'null', '"x"', '{', '{"title":', '[[[['])(
  'the body %j is refused in words',
  async (payload) => {
    for (const [method, path] of [
      ['POST', '/lessons'],
      ['PUT', `/lessons/${existing}`],
    ] as const) {
      const answer = await as('teacher')(method, path, {
        body: payload,
        headers: { 'content-type': 'application/json' },
      });
      expectClean(answer);
      expect(answer.status).toBe(400);
    }
  },
);

test.each([
  ['title', 'Call 0772 123 456'],
  ['content', 'Write to me: okello@gmail.com'],
  ['content', 'My number is +256 772 123456.'],
  ['questions.0.prompt', 'Whom do you call on 0772-123-456?'],
])('contact data in %s is refused beside it: %s', async (field, text) => {
  const [question, ...others] = good.quiz.questions;
  const body = field.startsWith('questions')
    ? { ...usual, questions: [{ ...question, prompt: text }, ...others] }
    : { ...usual, [field]: text };
  await refusedBeside(body, field);
});
