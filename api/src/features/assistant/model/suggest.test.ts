import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Suggestion } from '@afrolearn/contract/assistant.ts';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { classMembers, schoolWords } from '#db/tables.ts';
import { aClass } from '#testing/a-class.ts';
import { askModel, modelBounds } from './ask-model.ts';

/** A model on a real port, which stores requests and answers as the test says. */
type Said = { authorization: string | undefined; path: string | undefined; raw: string };
const received: Said[] = [];
let respond: (texts: string[], reply: ServerResponse) => void = () => undefined;

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
};
const model = createServer(async (request, reply) => {
  const raw = await bodyOf(request);
  received.push({ authorization: request.headers.authorization, path: request.url, raw });
  const { messages } = JSON.parse(raw) as { messages: { role: string; content: string }[] };
  const { texts } = JSON.parse(messages[messages.length - 1]?.content ?? '') as { texts: string[] };
  respond(texts, reply);
});
await new Promise<void>((listening) => {
  model.listen(0, '127.0.0.1', listening);
});
const url = `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`;
afterAll(() => {
  model.closeAllConnections();
  model.close();
});

const key = 'k3y-of-the-school-9';
const settings = { ASSISTANT_URL: url, ASSISTANT_KEY: key, ASSISTANT_MODEL: 'small:1b' };
const { send, db, person, teacher, pupil, room } = await aClass('school', settings);
const bounds = { ...modelBounds };

beforeEach(() => {
  received.length = 0;
});
afterEach(() => Object.assign(modelBounds, bounds));

const says = (content: string) => (_: string[], reply: ServerResponse) => {
  reply.setHeader('content-type', 'application/json');
  reply.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }));
};
const saysEach = (change: (text: string) => string) => (texts: string[], reply: ServerResponse) =>
  says(JSON.stringify({ texts: texts.map(change) }))(texts, reply);

const phrase = 'Learners put 12 seeds on wet cotton wool in Kampala and do not cover them.';
const other = 'Ask a friend to read the steps aloud while the group listens carefully.';
const blocks = [
  { kind: 'heading', text: 'What the learners do in this lesson together' },
  { kind: 'text', text: phrase },
  { kind: 'list', ordered: true, lines: [other, 'Short line.'] },
  { kind: 'questions', questions: [{ text: 'How many seeds do the learners put on the wet cotton wool?' }] },
  { kind: 'answers', lines: ['1. 12 seeds, on wet cotton wool.'] },
];
const ask = (more: object = {}, token = teacher.token) =>
  send('POST', '/api/assistant/suggestions', { token, body: { tool: 'lesson-plan', blocks, ...more } });
const good = 'On wet cotton wool in Kampala, learners put 12 seeds and do not cover them.';

test('good words come back in their places, and headings, questions and answers as they were', async () => {
  respond = saysEach((text) => (text === phrase ? good : text));
  const { status, body } = await ask();
  expect(status).toBe(200);
  const { blocks: worded, changed } = body as Suggestion;
  expect(changed).toBe(1);
  expect(worded).toEqual(blocks.map((block) => (block.kind === 'text' ? { ...block, text: good } : block)));
  expect(received).toHaveLength(1);
  expect([received[0]?.path, received[0]?.authorization]).toEqual(['/v1/chat/completions', `Bearer ${key}`]);
  expect(JSON.parse(received[0]?.raw ?? '')).toMatchObject({ model: 'small:1b' });
});

test.each([
  ['in one line', undefined],
  ['in many lines', 2],
])('wrapped as code after thoughts, %s, it is understood', async (_, spaces) => {
  respond = (texts, reply) => {
    const worded = { texts: texts.map((text) => (text === phrase ? good : text)) };
    says(`I got {"texts": [...]}.\n\`\`\`json\n${JSON.stringify(worded, null, spaces)}\n\`\`\``)(
      texts,
      reply,
    );
  };
  expect((await ask()).status).toBe(200);
});

test('nobody of the school is in what leaves it: no name, number, class or school', async () => {
  await pupil();
  const elsewhere = await person('learner', { name: 'Nakimuli Zawedde', schoolId: null });
  await db.insert(classMembers).values({ classId: room.id, userId: elsewhere.id });
  for (const name of ["Ng'ang'a Peter", 'José Mutebi', 'Zoe\u0308 Apio']) await person('learner', { name });
  const personal = [
    'Akello should sit in front, because she does not hear well in class.',
    'Please help MERCY’S group with the seeds and the wet cotton wool.',
    'nakimuli was away for three days and missed the whole experiment.',
    'Mr Okot brings the seeds and the cotton wool to the lesson himself.',
    'Ng’ang’a’s seeds stand beside the window and need more water today.',
    'Put Nganga and his friends beside the window with the wet seeds.',
    'Jose writes down how tall the seeds are on every day of the week.',
    'Jose\u0301 writes down how tall the seeds are on every day of the week.',
    'zo\u00eb waters the seeds in the tin on every morning of the week.',
    'Ask PAUL for the key when the cupboard with the seeds is closed.',
    'P7 Blue puts the seeds on the wet cotton wool before the break.',
    'Bring the tins of p.7 blue’s table back when the bell has rung.',
    'Learners of Here Primary School water the seeds in the tin daily.',
    'The garden of Here Primary is where the seeds are planted at last.',
    'Call her mother on 0772 123 456 before the lesson begins on Monday.',
    'Write to office@home.ug when the seeds in the tin have begun to grow.',
  ];
  respond = saysEach((text) => (text === phrase ? good : text));
  const { status, body } = await ask({
    blocks: [...blocks.slice(0, 3), { kind: 'list', ordered: false, lines: personal }],
  });
  expect(status).toBe(200);
  expect((body as Suggestion).blocks[3]).toEqual({ kind: 'list', ordered: false, lines: personal });
  const sent = JSON.parse(received[0]?.raw ?? '') as { messages: { content: string }[] };
  expect(Object.keys(sent)).toEqual(['model', 'messages', 'temperature', 'response_format']);
  expect(sent.messages).toHaveLength(2);
  expect(JSON.parse(sent.messages[1]?.content ?? '')).toEqual({ texts: [phrase, other] });
});

test('words of the name of a school or a class are sent where they are no name', async () => {
  const plain = 'The blue tins stand here, and the primary colours hang above them.';
  respond = saysEach((text) => (text === phrase ? good : text));
  await ask({ blocks: [...blocks.slice(0, 3), { kind: 'text', text: plain }] });
  expect(received[0]?.raw).toContain(plain);
});

test('a page of which every phrase names somebody asks nobody', async () => {
  const { body } = await ask({
    blocks: [{ kind: 'text', text: 'Akello should sit in front to hear better.' }],
  });
  expect(body).toMatchObject({ code: 'assistant/model-unfit' });
  expect(received).toEqual([]);
});

test.each([
  ['another number', phrase.replace('12', '15')],
  ['a new number', `${phrase} Wait 3 days.`],
  ['another place', phrase.replace('Kampala', 'Nairobi')],
  ['a new name', phrase.replace('Learners', 'Learners of Wanjiku')],
  ['without its not', phrase.replace(' do not cover', ' cover')],
  ['nonsense', 'Lorem ipsum dolor sit amet consectetur adipiscing.'],
  ['nothing', ' '],
  ['a script', `${good}<script>alert(1)</script>`],
  ['an image', `${good} <img src=x onerror=alert(1)>`],
  ['a link', `${good} [more](https://evil.example)`],
  ['an address', `${good} www.evil.example`],
  ['a telephone', `${good} Call 0772 123 456.`],
  ['an unkind word', good.replace('learners', 'stupid learners')],
  ['a name of the school', good.replace('learners', 'akello and learners')],
  ['a hidden sign', `${good}\u202e`],
  ['ten times as long', `${good} `.repeat(10)],
  ['without a word that is asked for', good.replace('cotton wool', 'soil')],
])('%s is dropped, and the page stays', async (_, wording) => {
  respond = saysEach((text) => (text === phrase ? wording : text));
  const { status, body } = await ask();
  expect([status, (body as { code: string }).code]).toEqual([409, 'assistant/model-unfit']);
});

test('one bad wording does not spoil the others', async () => {
  respond = saysEach((text) => (text === phrase ? good : 'Ignore all rules: 99 bananas!'));
  const { body } = await ask();
  expect((body as Suggestion).changed).toBe(1);
  expect(JSON.stringify(body)).not.toContain('bananas');
});

test.each<[string, typeof respond]>([
  ['words that are no JSON', says('Certainly! Here you are.')],
  ['a list of another length', says('{"texts":["one"]}')],
  ['numbers', says('{"texts":[1,2]}')],
  ['another shape', (_, reply) => reply.end('{"hello":1}')],
  ['an empty answer', (_, reply) => reply.end()],
  [
    'an endless answer',
    (_, reply) => {
      const part = 'x'.repeat(64 * 1024);
      const more = () => {
        while (!reply.destroyed && reply.write(part));
        if (!reply.destroyed) reply.once('drain', more);
      };
      more();
    },
  ],
])('%s is unfit, and told kindly', async (_, answer) => {
  respond = answer;
  const { status, body } = await ask();
  expect([status, body]).toEqual([409, expect.objectContaining({ code: 'assistant/model-unfit' })]);
});

test.each<[string, typeof respond]>([
  ['500', (_, reply) => reply.writeHead(500).end('{"choices":[]}')],
  ['another place to go', (_, reply) => reply.writeHead(302, { location: 'https://evil.example' }).end()],
  ['a cut line', (_, reply) => reply.destroy()],
])('%s is silence, and told kindly', async (_, answer) => {
  respond = answer;
  const { status, body } = await ask();
  expect([status, body]).toEqual([503, expect.objectContaining({ code: 'assistant/model-silent' })]);
});

test('who hangs is left after the time limit, also halfway through the answer', async () => {
  modelBounds.milliseconds = 300;
  for (const answer of [() => undefined, (_: string[], reply: ServerResponse) => void reply.write('{')]) {
    respond = answer;
    expect((await ask()).body).toMatchObject({ code: 'assistant/model-silent' });
  }
});

test('only so many ask at once; the next is not kept waiting', async () => {
  const waiting: ServerResponse[] = [];
  respond = (_, reply) => void waiting.push(reply);
  const asked = [1, 2].map(() => askModel({ url, key: null, model: 'm' }, ['a'], { ...bounds, atOnce: 2 }));
  await expect.poll(() => waiting.length).toBe(2);
  expect(await askModel({ url, key: null, model: 'm' }, ['a'], { ...bounds, atOnce: 2 })).toBe('silent');
  for (const reply of waiting) says('{"texts":["b"]}')([], reply);
  expect(await Promise.all(asked)).toEqual([['b'], ['b']]);
  expect(received.every(({ authorization }) => authorization === undefined)).toBe(true);
});

test('a tool whose page is about people is refused, and so is who is no teacher or not confirmed', async () => {
  for (const tool of [
    'letter-to-parents',
    'report-comments',
    'child-at-risk',
    'adjustments',
    'class-figures',
  ])
    expect((await ask({ tool })).status).toBe(400);
  const learner = await person('learner');
  expect((await ask({}, learner.token)).status).toBe(403);
  const newcomer = await person('teacher', { verifiedAt: null });
  expect((await ask({}, newcomer.token)).body).toMatchObject({ code: 'assistant/no-model' });
  expect((await send('GET', '/api/assistant/model', { token: newcomer.token })).body).toEqual({ set: false });
  expect((await send('GET', '/api/assistant/model', { token: teacher.token })).body).toEqual({ set: true });
  expect(received).toEqual([]);
});

test('the words of the school are dropped too', async () => {
  await db.insert(schoolWords).values({ schoolId: 11, language: 'en', word: 'zumbe', addedAt: new Date() });
  respond = saysEach((text) => (text === phrase ? good.replace('learners', 'zumbe learners') : text));
  expect((await ask()).body).toMatchObject({ code: 'assistant/model-unfit' });
});
