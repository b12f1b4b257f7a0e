/**
 * The cost of the progress calls for a learner with 10 events and for one with 10,000. Requests alternate, so
 * that other load slows both; the ratio is the budget. `queries.test.ts` of the server counts the queries of
 * each call.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { questionsOf } from '@afrolearn/learning/events/catalogue.ts';
import type { EventPayloads, EventType } from '@afrolearn/learning/events/events.ts';
import { mostEvents } from '@afrolearn/learning/events/events.ts';
import type { EntryContent } from '@afrolearn/learning/lessons/lesson.ts';
import { rightAnswer } from '@afrolearn/learning/quizzes/grade-question.ts';
import { likelyMistake } from '@afrolearn/learning/quizzes/likely-mistake.ts';
import { measuredFrom, startBuiltServer } from './built-server.ts';
import { machine, quantile, rounded, writeResult } from './results.ts';

const [few, many] = [10, Number(process.env['EVENTS'] ?? 10_000)];
const rounds = Number(process.env['ROUNDS'] ?? 80);
const mostRatio = 1.5;
const day = 24 * 60 * 60 * 1000;

type Learner = { id: number; token: string; device: string };
type EventOfType = { [T in EventType]: readonly [T, EventPayloads[T]] }[EventType];

const calls = (id: number) => ({
  'GET /xp/:userId': `/xp/${id}`,
  'GET /users/:userId/stats': `/users/${id}/stats`,
  'GET /learner-profiles/stats/:userId': `/learner-profiles/stats/${id}`,
  'GET /progress': '/progress',
  'GET /units/:id/progress': '/units/400/progress',
  'GET /progress-summary': '/progress-summary',
  'GET /lesson-history': '/lesson-history',
  'GET /character-analysis': '/character-analysis',
  'GET /personalized-insights': '/personalized-insights',
  'GET /avatars': '/avatars',
});

const ask = async (
  address: string,
  path: string,
  { token, device }: Partial<Learner> = {},
  body?: unknown,
) => {
  const answer = await fetch(`${address}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      // Responses above 1 kB would be compressed and smaller ones not, which would distort the ratio.
      'accept-encoding': 'identity',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(device === undefined ? {} : { 'x-device': device.replaceAll('-', '') }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  // A refusal is quick and would make the numbers look too good.
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
  return text;
};

/**
 * Two learners of one class, each signed in on the device that sends their work, because work from other
 * devices is doubted. The device is new to the server, so all events count today; of timed work only a
 * quarter of an hour earns seeds.
 */
const signIn = async (address: string, name: string): Promise<Learner> => {
  const people = JSON.parse(await ask(address, '/demo/people')) as { id: number; name: string }[];
  const id = people.find((person) => person.name === name)?.id ?? 0;
  const device = randomUUID();
  const { token } = JSON.parse(await ask(address, '/demo/sign-in', { device }, { personId: id })) as Learner;
  return { id, token, device };
};

/** Every written entry of the catalogue. */
const writtenItems = async (address: string): Promise<EntryContent[]> => {
  const lists = Array.from({ length: 14 }, (_, place) => place + 1).flatMap((subject) =>
    subject > 7
      ? [`subject=${subject}`]
      : Array.from({ length: 7 }, (_, grade) => `subject=${subject}&grade=${grade + 1}`),
  );
  const found: EntryContent[] = [];
  for (const list of lists) {
    const manifest = await ask(address, `/manifest?${list}`).catch(() => '{"items":[]}');
    for (const { id } of (JSON.parse(manifest) as { items: { id: string }[] }).items)
      found.push((JSON.parse(await ask(address, `/lesson/${id}`)) as { content: EntryContent }).content);
  }
  return found;
};

/** A learner's repeated work on an entry: mostly answers, then finishes, then tools. */
const turnsAt = (content: EntryContent, round: number): EventOfType[] => {
  const item = content.id;
  const given = questionsOf(content).map((question, place) => ({
    question: question.id,
    answer: (place + round) % 4 === 0 ? likelyMistake(question) : rightAnswer(question),
  }));
  const end: EventOfType =
    content.type === 'quiz'
      ? ['quiz.finished', { item, attempt: randomUUID(), answers: given }]
      : content.type === 'video'
        ? ['video.finished', { item }]
        : ['reading.read', { item }];
  const answers = given.map((answer): EventOfType => ['answer.given', { item, ...answer }]);
  return [['item.opened', { item }], ...answers, end, ['tool.completed', { tool: 'spelling-bee' }]];
};

const historyOf = (items: readonly EntryContent[], count: number): EventOfType[] => {
  const told: EventOfType[] = [];
  for (let round = 0; told.length < count; round += 1)
    for (const content of items) told.push(...turnsAt(content, round));
  return told.slice(0, count);
};

/** Spread over the last 50 days, in full batches. */
const tell = async (address: string, learner: Learner, told: readonly EventOfType[]) => {
  const { device } = learner;
  const began = Date.now() - 50 * day;
  const events = told.map(([type, payload], seq) => {
    const at = new Date(began + Math.floor((seq / told.length) * 50 * day));
    const id = `${at.getTime().toString(16).padStart(12, '0')}7${randomBytes(10).toString('hex')}`;
    const uuid = id.replace(/^(.{8})(.{4})(.{4}).(.{3})(.{12}).*$/, '$1-$2-$3-8$4-$5');
    const about = { id: uuid, device, seq, zone: 'Africa/Kampala', schema: 1 };
    return { ...about, type, payload, occurredAt: at.toISOString() };
  });
  let stored = 0;
  for (let from = 0; from < events.length; from += mostEvents) {
    const body = { events: events.slice(from, from + mostEvents) };
    const { results } = JSON.parse(await ask(address, '/events', learner, body)) as {
      results: { status: string }[];
    };
    stored += results.filter(({ status }) => status === 'stored').length;
  }
  if (stored !== told.length) throw new Error(`${told.length - stored} events were not stored`);
};

const server = await startBuiltServer();
try {
  const { address } = server;
  const items = await writtenItems(address);
  // Ten events that touch every kind of entry.
  const [small, large] = [await signIn(address, 'Chebet Joy'), await signIn(address, 'Baluku Peter')];
  const kinds = (['video', 'reading', 'quiz'] as const).flatMap(
    (type) => items.find((content) => content.type === type) ?? [],
  );
  const ends = kinds.flatMap((content) => turnsAt(content, 0).filter(([type]) => !type.startsWith('answer')));
  await tell(address, small, ends.slice(0, few - 1).concat([['tool.used', { tool: 'spelling-bee' }]]));
  await tell(address, large, historyOf(items, many));

  // Postgres updates statistics once a minute; until then it plans for empty tables.
  await sleep(75_000);
  const timed = async (learner: Learner, path: string) => {
    const before = performance.now();
    const text = await ask(address, path, learner);
    return { ms: performance.now() - before, bytes: text.length };
  };
  const answers = [];
  for (const name of Object.keys(calls(0)) as (keyof ReturnType<typeof calls>)[]) {
    const times: { few: number[]; many: number[] } = { few: [], many: [] };
    let bytes = { few: 0, many: 0 };
    for (let round = -10; round < rounds; round += 1) {
      const one = await timed(small, calls(small.id)[name]);
      const other = await timed(large, calls(large.id)[name]);
      bytes = { few: one.bytes, many: other.bytes };
      // The first ten rounds only warm up the server.
      if (round < 0) continue;
      times.few.push(one.ms);
      times.many.push(other.ms);
    }
    const [fewMs, manyMs] = [quantile(times.few, 0.5), quantile(times.many, 0.5)];
    const ratio = Math.round((manyMs / fewMs) * 100) / 100;
    answers.push({ call: name, fewMs: rounded(fewMs), manyMs: rounded(manyMs), ratio, bytes });
  }
  const slow = answers.filter(({ ratio }) => ratio > mostRatio).map(({ call }) => call);
  const result = {
    what: `answers about progress after ${few} and after ${many} events, ${items.length} written items, medians of ${rounds}`,
    measured: new Date().toISOString(),
    machine: machine(),
    server: measuredFrom,
    budget: { ratio: mostRatio },
    answers,
    over: slow,
  };
  writeResult('progress', result);
  console.log(JSON.stringify(result, null, 2));
  if (slow.length > 0) process.exitCode = 1;
} finally {
  await server.stop();
}
