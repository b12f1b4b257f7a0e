/**
 * What the community leaderboard costs with 1,000, 100,000 and 1,000,000 learners on one server. Schools and classes
 * stay as large as they are, so only what looks at strangers would grow: the ratio is the budget. `LEARNERS=1000,100000`
 * measures fewer. A busy machine tells lies about times, so the pages that PostgreSQL reads are the
 * gate and the times are for the record. `cold` is the first look in a minute, `warm` one that finds the board kept; both answer the own row anew.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { newDataFolder, root } from './built-server.ts';
import type { Sql } from './migration/snapshot.ts';
import { machine, quantile, rounded, writeResult } from './results.ts';

const stages = (process.env['LEARNERS'] ?? '1000,100000,1000000').split(',').map(Number);
const rounds = Number(process.env['ROUNDS'] ?? 60);
const mostRatio = 1.5;
const [schoolSize, classSize, classesOfSchool] = [500, 50, 8];
const firstId = 10_000_000;
const atOnce = 20_000;

type Db = object;
/** What one look took: the quickest tenth, and pages of the database. */
type Look = { ms: number; pages: number };
type App = {
  inject: (ask: object) => Promise<{ statusCode: number; body: string }>;
  close: () => Promise<void>;
};

const load = async <T>(path: string): Promise<T> =>
  (await import(pathToFileURL(join(root, 'api/src', path)).href)) as T;
const { readEnv } = await load<{ readEnv: (source: Record<string, string>) => object }>('env.ts');
const { openDatabase } = await load<{
  openDatabase: (env: object, say: () => void) => Promise<{ db: Db; sql: Sql; close: () => Promise<void> }>;
}>('db/open.ts');
const { buildApp } = await load<{ buildApp: (options: object) => Promise<App> }>('app.ts');
const { newSession } = await load<{
  newSession: (db: Db, user: { id: number; role: string }, now: Date) => Promise<string>;
}>('features/accounts/index.ts');

const dataDir = newDataFolder();
const env = readEnv({ DATA_DIR: dataDir, SAFETY_PROFILE: 'public', PORT: '3998' });
const { db, sql, close } = await openDatabase(env, () => undefined);
const clock = { now: new Date('2026-06-17T09:00:00Z') };
const app = await buildApp({ db, env, now: () => clock.now, webFolder: null, limitsWidth: 1000 });

/** Learners of whole schools: four of five sit in a class of fifty, the others see the board of the school. */
const addLearners = async (from: number, to: number) => {
  const statements = [
    `insert into schools (id, name) select n, 'School ' || n
      from generate_series(${from / schoolSize + 1}, ${to / schoolSize}) n`,
    `insert into users (id, school_id, role, name, consent, grade_id)
      select ${firstId} + n, n / ${schoolSize} + 1, 'learner', 'Learner ' || n, 'school', 7
      from generate_series(${from}, ${to - 1}) n`,
    `insert into users (id, school_id, role, name, verified_at)
      select ${firstId / 2} + n, n, 'teacher', 'Teacher ' || n, now()
      from generate_series(${from / schoolSize + 1}, ${to / schoolSize}) n`,
    `insert into classes (school_id, teacher_id, name, grade_id, subject_id)
      select n, ${firstId / 2} + n, 'Class ' || c, 7, 7
      from generate_series(${from / schoolSize + 1}, ${to / schoolSize}) n, generate_series(1, ${classesOfSchool}) c`,
    `insert into class_members (class_id, user_id)
      select (n / ${schoolSize}) * ${classesOfSchool} + (n % ${schoolSize}) / ${classSize} + 1, ${firstId} + n
      from generate_series(${from}, ${to - 1}) n where n % ${schoolSize} < ${classSize * classesOfSchool}`,
    `insert into learner_totals (user_id, seeds, units_ace, first_passes, streak, shields, last_day)
      select ${firstId} + n, n * 7919 % 4000, n * 31 % 40, n * 17 % 30, n * 13 % 20, n % 3,
        date '2026-06-17' - date '1970-01-01' - n % 4
      from generate_series(${from}, ${to - 1}) n`,
    `insert into active_days (user_id, day, events)
      select ${firstId} + n, date '2026-06-17' - n % 4, 3 from generate_series(${from}, ${to - 1}) n`,
    `insert into item_progress (user_id, item_id, unit_id, opened_at, completed_at)
      select ${firstId} + n, 'u' || u || '-l1', u, now(), timestamptz '2026-06-16 08:00Z' - u * interval '2 days'
      from generate_series(${from}, ${to - 1}) n, generate_series(1, 3) u`,
    `insert into settings (user_id, leaderboard)
      select ${firstId} + n, n % 10 > 0 from generate_series(${from}, ${to - 1}) n where n % 2 = 0`,
  ];
  for (const statement of statements) await sql.unsafe(statement);
};

const timesOf = async (token: string, path: string, isCold: boolean): Promise<number[]> => {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    if (isCold) clock.now = new Date(clock.now.getTime() + 61_000);
    const before = performance.now();
    const { statusCode, body } = await app.inject({
      url: `/api${path}`,
      headers: { authorization: `Bearer ${token}` },
    });
    times.push(performance.now() - before);
    // A refusal is quick, and would make the numbers look good.
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}: ${body}`);
  }
  return times;
};

/* The database tells what it has read a moment later. */
const pagesSoFar = async (): Promise<number> => {
  await sleep(1_500);
  const [row] = await sql.unsafe(
    'select (blks_hit + blks_read)::float8 as pages from pg_stat_database where datname = current_database()',
  );
  return Number(row?.['pages'] ?? 0);
};

const measure = async () => {
  const people = { class: firstId + 7, school: firstId + schoolSize - 3 };
  const found: Record<string, Look> = {};
  for (const [kind, id] of Object.entries(people)) {
    const token = await newSession(db, { id, role: 'learner' }, clock.now);
    for (const path of ['/leaderboard', '/leaderboard/me'])
      for (const isCold of [true, false]) {
        await timesOf(token, path, isCold);
        const before = await pagesSoFar();
        const times = await timesOf(token, path, isCold);
        const pages = ((await pagesSoFar()) - before) / rounds;
        found[`${kind} ${path} ${isCold ? 'cold' : 'warm'}`] = {
          ms: rounded(quantile(times, 0.1)),
          pages: rounded(pages),
        };
      }
  }
  return found;
};

const measured: Record<string, Record<string, Look>> = {};
try {
  await sql.unsafe(`insert into units (id, key, subject_id, grade_id, position, title, about, details, hash)
    select n, 'unit-' || n, 7, 7, n, 'Unit', '', '{}', '' from generate_series(1, 3) n`);
  let made = 0;
  for (const learners of stages) {
    // In parts: no statement of the server may take longer than ten seconds.
    for (; made < learners; made += atOnce) await addLearners(made, Math.min(learners, made + atOnce));
    made = learners;
    await sql.unsafe('analyze');
    measured[learners] = await measure();
    process.stdout.write(`${learners} learners: ${JSON.stringify(measured[learners])}\n`);
  }
} finally {
  await app.close();
  await close();
  rmSync(dataDir, { recursive: true, force: true });
}

const [first, last] = [measured[stages[0] ?? 0] ?? {}, measured[stages.at(-1) ?? 0] ?? {}];
const ratios = Object.fromEntries(
  Object.entries(first).map(([name, { pages }]) => [
    name,
    rounded((last[name]?.pages ?? 0) / Math.max(pages, 1)),
  ]),
);
process.stdout.write(`Ratios of pages: ${JSON.stringify(ratios)}\n`);
writeResult('leaderboard', { machine: machine(), rounds, measured, ratios, mostRatio });
const over = Object.entries(ratios).filter(([, ratio]) => ratio > mostRatio);
if (over.length > 0) {
  process.stderr.write(`More than ${mostRatio} times: ${JSON.stringify(over)}\n`);
  process.exitCode = 1;
}
