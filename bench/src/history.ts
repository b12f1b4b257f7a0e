/**
 * The cost of a learner's history: the same calls for learners with 0, 5,000 and 20,000 earlier answers. Requests
 * alternate, so that other load slows all of them. The budget is the ratio to the learner without a history. Half of
 * the answers repeat the same questions, because only repetition grows without limit; the other half goes through the
 * curriculum. It also measures one page, compressed and uncompressed.
 */
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { questionsOf } from '@afrolearn/learning/events/catalogue.ts';
import { mostEvents } from '@afrolearn/learning/events/events.ts';
import type { EntryContent } from '@afrolearn/learning/lessons/lesson.ts';
import { rightAnswer } from '@afrolearn/learning/quizzes/grade-question.ts';
import { newDataFolder, root } from './built-server.ts';
import { type App, buildApp, type Db, load, openDatabase, readEnv } from './in-process.ts';
import { machine, quantile, writeResult } from './results.ts';

const pasts = (process.env['ANSWERS'] ?? '0,5000,20000').split(',').map(Number);
const rounds = Number(process.env['ROUNDS'] ?? 40);
const mostRatio = 1.3;
const minute = 60_000;
const day = 24 * 60 * minute;
/* The number of questions that are answered repeatedly, and of entries that are finished per thousand answers. */
const [drilled, entriesOfThousand] = [50, 20];

type Person = { id: number; schoolId: null; gradeId: 7; role: 'learner' };
type Learner = { person: Person; email: string; token: string; device: string; seq: number };
type Act = readonly [type: string, payload: object];

const { importPack } = await load<{ importPack: (db: Db, folder: string, now: Date) => Promise<unknown> }>(
  'features/content/index.ts',
);
const { receiveOfMany } = await load<{
  receiveOfMany: (
    world: object,
    sent: readonly { user: object; events: readonly object[] }[],
  ) => Promise<readonly { results: readonly { status: string }[] }[]>;
}>('features/events/index.ts');
const { speechIn } = await load<{ speechIn: (language: string) => unknown }>('words/words.ts');

const dataDir = newDataFolder();
const env = readEnv({ DATA_DIR: dataDir, SAFETY_PROFILE: 'public', PORT: '3998' });
const clock = { now: new Date('2026-01-12T06:00:00Z') };
const { db, sql, close } = await openDatabase(env, () => undefined);
const app: App = await buildApp({
  db,
  env,
  now: () => clock.now,
  webFolder: join(root, 'web/dist'),
  limitsWidth: 100_000,
});

const password = 'mango tree by the river';

const ask = async <T>(
  method: 'GET' | 'POST',
  url: string,
  of: Partial<Learner> = {},
  payload?: object,
): Promise<T> => {
  const headers = {
    ...(of.token === undefined ? {} : { authorization: `Bearer ${of.token}` }),
    ...(of.device === undefined ? {} : { 'x-device': of.device.replaceAll('-', '') }),
  };
  const answer = await app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
  // A refusal is quick and would make the numbers look too good.
  if (answer.statusCode > 299) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`);
  return answer.body.startsWith('{') ? (JSON.parse(answer.body) as T) : (answer.body as T);
};

let people = 0;
const enrol = async (): Promise<Learner> => {
  people += 1;
  const email = `learner${people}@bench.ug`;
  const about = { role: 'learner', name: 'Akello Grace', country: 'Uganda', grade: 'Primary 7' };
  const { user } = await ask<{ user: { id: number } }>(
    'POST',
    '/api/register',
    {},
    { ...about, email, password },
  );
  const person: Person = { id: user.id, schoolId: null, gradeId: 7, role: 'learner' };
  return { person, email, token: '', device: randomUUID(), seq: 0 };
};

const signIn = async (learner: Learner): Promise<void> => {
  const { email, device } = learner;
  const { token } = await ask<{ token: string }>('POST', '/api/login', { device }, { email, password });
  learner.token = token;
};

const eventsOf = (learner: Learner, device: string, acts: readonly Act[], from: number, to: number) =>
  acts.map(([type, payload], place) => {
    learner.seq += 1;
    const at = new Date(from + Math.floor(((to - from) * place) / acts.length)).toISOString();
    const about = { id: randomUUID(), device, seq: learner.seq, zone: 'Africa/Kampala', schema: 1 };
    return { ...about, type, payload, occurredAt: at };
  });

/* The lessons of Primary 7, then those of Primary 6, which have enough questions together. */
const writtenEntries = async (): Promise<EntryContent[]> =>
  (
    await sql.unsafe(`select i.content from items i join units u on u.id = i.unit_id
      where i.content is not null and u.grade_id in (6, 7) order by u.grade_id desc, u.id, i.position`)
  ).map(({ content }) => (typeof content === 'string' ? JSON.parse(content) : content) as EntryContent);

const answersIn = (content: EntryContent): Act[] =>
  questionsOf(content).map((one) => [
    'answer.given',
    { item: content.id, question: one.id, answer: rightAnswer(one) },
  ]);

const finish = (content: EntryContent): Act[] => {
  const item = content.id;
  const opened: Act = ['item.opened', { item }];
  if (content.type === 'video') return [opened, ['video.finished', { item }]];
  if (content.type === 'reading') return [opened, ['reading.read', { item }]];
  return [opened];
};

const cycled = <T>(list: readonly T[], from: number, count: number): T[] =>
  Array.from({ length: count }, (_, place) => list[(from + place) % list.length] as T);

/** Inserts answers over 140 days, by the same code that fills the history of the demo. */
const giveHistory = async (learner: Learner, answers: number, entries: readonly EntryContent[]) => {
  const all = entries.flatMap(answersIn);
  const drill = all.slice(0, drilled);
  const done = entries.slice(0, Math.round((answers / 1000) * entriesOfThousand)).flatMap(finish);
  const device = randomUUID();
  const began = clock.now.getTime();
  const batches = Math.ceil(answers / 400);
  const half = Math.ceil(answers / batches / 2);
  for (let batch = 0; batch < batches; batch += 1) {
    const share = Math.ceil(done.length / batches);
    const acts = [
      ...done.slice(batch * share, (batch + 1) * share),
      ...cycled(drill, batch * half, half),
      ...cycled(all, batch * half, half),
    ].slice(0, mostEvents);
    const until = began + ((batch + 1) * 140 * day) / batches;
    const events = eventsOf(learner, device, acts, until - 30 * minute, until);
    const world = { db, now: () => new Date(until + 1000), say: speechIn('en'), teller: 'the program' };
    const [received] = await receiveOfMany(world, [{ user: learner.person, events }]);
    const lost = received?.results.filter(({ status }) => status !== 'stored').length;
    if (lost !== 0) throw new Error(`${lost} events of the past were not stored`);
  }
};

const timed = async (act: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await act();
  return performance.now() - began;
};

type Row = { ms: Record<string, number>; ratio: Record<string, number> };

/** Measures alternately and returns the medians. The first five rounds warm up. */
const byTurns = async <T>(
  of: Readonly<Record<string, T>>,
  act: (one: T, name: string) => () => Promise<unknown>,
  between: () => void = () => undefined,
): Promise<Row> => {
  const times: Record<string, number[]> = {};
  for (let round = -5; round < rounds; round += 1) {
    between();
    for (const [name, one] of Object.entries(of)) {
      const run = act(one, name);
      const ms = await timed(run);
      if (round >= 0) times[name] = [...(times[name] ?? []), ms];
    }
  }
  const ms = Object.fromEntries(Object.entries(times).map(([name, list]) => [name, quantile(list, 0.5)]));
  const first = Object.values(ms)[0] ?? 1;
  const round2 = (value: number) => Math.round(value * 100) / 100;
  return {
    ms: Object.fromEntries(Object.entries(ms).map(([name, value]) => [name, round2(value)])),
    ratio: Object.fromEntries(Object.entries(ms).map(([name, value]) => [name, round2(value / first)])),
  };
};

try {
  await importPack(db, join(root, 'curriculum/dist'), clock.now);
  const learners: Record<string, Learner> = {};
  for (const past of pasts) learners[past] = await enrol();
  // Sending answers gives the learner a history, so after some rounds another learner takes over.
  const fresh: Learner[] = [];
  for (let count = 0; count < Math.ceil((rounds + 5) / 5); count += 1) fresh.push(await enrol());
  const entries = await writtenEntries();
  for (const past of pasts) if (past > 0) await giveHistory(learners[past] as Learner, past, entries);
  clock.now = new Date(clock.now.getTime() + 145 * day);
  for (const learner of [...Object.values(learners), ...fresh]) await signIn(learner);
  await sql.unsafe('vacuum analyze');

  const drill = entries.flatMap(answersIn).slice(0, drilled);
  let turn = 0;
  const sending = (many: number) => {
    let round = -1;
    return byTurns(
      learners,
      (learner, name) => {
        const one = name === '0' ? (fresh[Math.floor(round / 5) % fresh.length] as Learner) : learner;
        const now = clock.now.getTime();
        const events = eventsOf(one, one.device, cycled(drill, turn, many), now - 2 * minute, now - minute);
        return async () => {
          const { results } = await ask<{ results: { status: string; doubt?: string }[] }>(
            'POST',
            '/api/events',
            one,
            { events },
          );
          if (results.some(({ status, doubt }) => status !== 'stored' || doubt !== undefined))
            throw new Error(`not stored: ${JSON.stringify(results[0])}`);
        };
      },
      () => {
        round += 1;
        turn += many;
        clock.now = new Date(clock.now.getTime() + 20 * minute);
      },
    );
  };
  const reading = (path: string, between?: () => void) =>
    byTurns(learners, (learner) => () => ask('GET', path, learner), between);
  const found: Record<string, Row> = {};
  found['/today warm'] = await reading('/api/today');
  found['/today a minute later'] = await reading('/api/today', () => {
    clock.now = new Date(clock.now.getTime() + 61_000);
  });
  found['50 answers'] = await sending(50);
  found['1 answer'] = await sending(1);
  found['a page'] = await byTurns({ br: 'br', gzip: 'gzip', plain: 'identity' }, (encoding) => async () => {
    const headers = { 'accept-encoding': encoding };
    const { statusCode } = await app.inject({ method: 'GET', url: '/about', headers });
    if (statusCode !== 200) throw new Error(`the page answered ${statusCode}`);
  });
  for (const [name, { ms, ratio }] of Object.entries(found))
    console.log(`${name}: ${JSON.stringify(ms)} ratio ${JSON.stringify(ratio)}`);
  writeResult('history', {
    measured: new Date().toISOString(),
    machine: machine(),
    rounds,
    mostRatio,
    found,
  });
} finally {
  await app.close();
  await close();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit();
