/**
 * The cost of boards with 1,000, 100,000 and 1,000,000 learners on one server: the leaderboard of a class and
 * of a school, the five boards of a study group, the list of groups, and the part of one event in all of
 * them. Schools, classes and groups keep their size, so the cost may grow only where strangers are read: the
 * ratio is the budget. `LEARNERS=1000,100000` measures fewer. * Times are unreliable on a busy machine: rows
 * and pages read by PostgreSQL are the gate; times are for the record. In a small database it may prefer
 * sequential scans, so the first stage forces index scans to show the cost of the answer itself; later stages
 * choose freely. `cold` is the first request in a minute, `warm` one with a cached board; both recompute the
 * asker's own row.
 */
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { newDataFolder } from './built-server.ts';
import { type App, buildApp, type Db, load, newSession, openDatabase, readEnv } from './in-process.ts';
import type { Sql } from './migration/snapshot.ts';
import { machine, quantile, rounded, writeResult } from './results.ts';

const stages = (process.env['LEARNERS'] ?? '1000,100000,1000000').split(',').map(Number);
const rounds = Number(process.env['ROUNDS'] ?? 60);
const mostRatio = 1.5;
const [schoolSize, classSize, classesOfSchool, groupSize] = [500, 50, 8, 10];
const firstId = 10_000_000;
const atOnce = 20_000;

/** The cost of one request: the fastest tenth, and rows and pages read by the database. */
type Look = { ms: number; rows: number; pages: number };

const { settleGroupsOf } = await load<{
  settleGroupsOf: (db: Db, person: { id: number; schoolId: number }, now: Date) => Promise<void>;
}>('features/groups/index.ts');

const dataDir = newDataFolder();
const env = readEnv({ DATA_DIR: dataDir, SAFETY_PROFILE: 'public', PORT: '3998' });
const clock = { now: new Date('2026-06-17T06:00:00Z') };

const byIndexes = ['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin'];

/* This setting applies only to connections opened afterwards. */
const choosePlans = async (isFree: boolean) => {
  const { sql, close } = await openDatabase(env, () => undefined);
  for (const option of byIndexes)
    await sql.unsafe(`do $$ begin execute format('alter database %I
      ${isFree ? `reset ${option}` : `set ${option} = off`}', current_database()); end $$`);
  await close();
};

type Server = { db: Db; sql: Sql; app: App };
const onServer = async <T>(isFree: boolean, act: (server: Server) => Promise<T>): Promise<T> => {
  await choosePlans(isFree);
  const { db, sql, close } = await openDatabase(env, () => undefined);
  const app = await buildApp({ db, env, now: () => clock.now, webFolder: null, limitsWidth: 1000 });
  try {
    return await act({ db, sql, app });
  } finally {
    await app.close();
    await close();
  }
};

/**
 * Learners of whole schools: four of five in a class of fifty, the others on the school's board. Each
 * learner's rows are contiguous, as a device sends them.
 */
const addLearners = async (sql: Sql, from: number, to: number) => {
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
      select ${firstId} + n, n % 9973 * 7919 % 4000, n * 31 % 40, n * 17 % 30, n * 13 % 20, n % 3,
        date '2026-06-17' - date '1970-01-01' - n % 4
      from generate_series(${from}, ${to - 1}) n`,
    `insert into active_days (user_id, day, events)
      select ${firstId} + n, date '2026-06-17' - n % 4, 3 from generate_series(${from}, ${to - 1}) n`,
    `insert into item_progress (user_id, item_id, unit_id, opened_at, completed_at)
      select ${firstId} + n, 'u' || u || '-l1', u, now(), timestamptz '2026-06-16 08:00Z' - u * interval '2 days'
      from generate_series(${from}, ${to - 1}) n, generate_series(1, 3) u order by n, u`,
    // The data of other learners that an event meets: sessions, devices, days, events, seeds, badges, started
    // units.
    `insert into sessions (token_hash, user_id, expires_at)
      select sha256(('made ' || n)::bytea), ${firstId} + n, timestamptz '2027-01-01'
      from generate_series(${from}, ${to - 1}) n`,
    `insert into learner_devices (user_id, device, told_until, began_at, heard_until, since)
      select ${firstId} + n, gen_random_uuid(), now(), now(), now(), now()
      from generate_series(${from}, ${to - 1}) n`,
    `insert into learning_time (user_id, day, first_at, last_at, spent, unsure)
      select ${firstId} + n, date '2026-06-16', now(), now(), 60000, 0
      from generate_series(${from}, ${to - 1}) n`,
    `insert into events (user_id, id, device, seq, type, payload, schema, occurred_at, zone, counted_at, counted_on,
        received_at)
      select ${firstId} + n, gen_random_uuid(), gen_random_uuid(), 1, 'tool.completed', '{"tool": "abacus"}', 1,
        now(), 'Africa/Kampala', now(), date '2026-06-16', now() from generate_series(${from}, ${to - 1}) n`,
    `insert into grade_seeds (user_id, grade_id, seeds)
      select ${firstId} + n, 7, 100 from generate_series(${from}, ${to - 1}) n`,
    `insert into earned_badges (user_id, badge_id, earned_at)
      select ${firstId} + n, 'first-lesson', now() from generate_series(${from}, ${to - 1}) n`,
    `insert into unit_progress (user_id, unit_id, points, percent, reached)
      select ${firstId} + n, u, 10, 30, 30 from generate_series(${from}, ${to - 1}) n, generate_series(1, 3) u
      order by n, u`,
    // Every fifth learner has a guardian.
    `insert into users (id, role, name)
      select ${2 * firstId} + n, 'parent', 'Parent ' || n from generate_series(${from}, ${to - 1}, 5) n`,
    `insert into guardianships (guardian_id, child_id, community)
      select ${2 * firstId} + n, ${firstId} + n, n % 50 > 0 from generate_series(${from}, ${to - 1}, 5) n`,
    // One group for each class, with its first ten learners.
    `insert into groups (school_id, class_id, owner_id, name, created_at)
      select school_id, c.id, ${firstId} + school_id * ${schoolSize} - ${schoolSize}
        + (c.id - 1) % ${classesOfSchool} * ${classSize}, 'Group ' || c.id, timestamptz '2026-06-01'
      from classes c where school_id between ${from / schoolSize + 1} and ${to / schoolSize}`,
    `insert into group_members (group_id, user_id, seat, joined_at)
      select g.id, g.owner_id + seat - 1, seat, timestamptz '2026-06-01'
      from groups g, generate_series(1, ${groupSize}) seat
      where g.school_id between ${from / schoolSize + 1} and ${to / schoolSize}`,
    `insert into settings (user_id, leaderboard)
      select ${firstId} + n, n % 10 > 0 from generate_series(${from}, ${to - 1}) n where n % 2 = 0`,
  ];
  for (const statement of statements) await sql.unsafe(statement);
};

const ask = async ({ app }: Server, token: string, path: string, body?: object): Promise<void> => {
  const answer = await app.inject({
    method: body === undefined ? 'GET' : 'POST',
    url: `/api${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { payload: body }),
  });
  // A refusal is quick and would make the numbers look too good.
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${answer.body}`);
};

/*
 * A connection reports its reads only when it is queried, and an idle one may pass the next query to another.
 */
const readSoFar = async ({ sql }: Server): Promise<{ rows: number; pages: number }> => {
  const flush = () => sql.unsafe('select pg_stat_force_next_flush(), pg_sleep(0.1)');
  await Promise.all(Array.from({ length: 20 }, flush));
  const [row] = await sql.unsafe(`select
    ((select sum(seq_tup_read) from pg_stat_user_tables)
      + (select sum(idx_tup_read) from pg_stat_user_indexes))::float8 as rows,
    (select sum(heap_blks_read + heap_blks_hit + coalesce(idx_blks_read + idx_blks_hit, 0))
      from pg_statio_user_tables)::float8 as pages`);
  return { rows: Number(row?.['rows'] ?? 0), pages: Number(row?.['pages'] ?? 0) };
};

const look = async (server: Server, act: () => Promise<void>): Promise<Look> => {
  for (let round = 0; round < 10; round += 1) await act();
  const before = await readSoFar(server);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    await act();
    times.push(performance.now() - began);
  }
  const after = await readSoFar(server);
  return {
    ms: rounded(quantile(times, 0.1)),
    rows: rounded((after.rows - before.rows) / rounds),
    pages: rounded((after.pages - before.pages) / rounds),
  };
};

const later = () => {
  clock.now = new Date(clock.now.getTime() + 61_000);
};

const boards = ['overall', 'weekly', 'monthly', 'subject', 'tool_category'];

/** Each stage uses learners with histories of the same length. */
const measure = async (server: Server, stage: number) => {
  const { db } = server;
  // One day later, so that the rate limits of the last stage do not apply.
  clock.now = new Date(Date.parse('2026-06-17T06:00:00Z') + stage * 3_600_000);
  const sitting = firstId + 7 + stage * classSize;
  const tokenOf = (id: number) => newSession(db, { id, role: 'learner' }, clock.now);
  const found: Record<string, Look> = {};
  for (const [kind, id] of Object.entries({ class: sitting, school: firstId + schoolSize - 3 - stage })) {
    const token = await tokenOf(id);
    for (const path of ['/leaderboard', '/leaderboard/me']) {
      found[`${kind} ${path} warm`] = await look(server, () => ask(server, token, path));
      found[`${kind} ${path} cold`] = await look(server, () => {
        later();
        return ask(server, token, path);
      });
    }
  }
  const token = await tokenOf(sitting);
  found['/groups'] = await look(server, () => ask(server, token, '/groups'));
  for (const type of boards)
    found[`group ${type}`] = await look(server, () =>
      ask(server, token, `/groups/${stage + 1}/leaderboard?type=${type}`),
    );

  const device = randomUUID();
  let seq = 0;
  const event = () => {
    seq += 1;
    const about = { id: randomUUID(), device, seq, zone: 'Africa/Kampala', schema: 1 };
    return { ...about, type: 'tool.used', payload: { tool: 'abacus' }, occurredAt: clock.now.toISOString() };
  };
  found['an event'] = await look(server, () => ask(server, token, '/events', { events: [event()] }));
  found['its share in groups'] = await look(server, () =>
    settleGroupsOf(db, { id: sitting, schoolId: 1 }, clock.now),
  );
  return found;
};

const measured: Record<string, Record<string, Look>> = {};
try {
  let made = 0;
  for (const [stage, learners] of stages.entries())
    await onServer(stage > 0, async (server) => {
      const { sql } = server;
      if (stage === 0)
        await sql.unsafe(`insert into units (id, key, subject_id, grade_id, position, title, about, details, hash)
          select n, 'unit-' || n, 7, 7, n, 'Unit', '', '{}', '' from generate_series(1, 3) n`);
      // In parts, because a statement of the server times out after ten seconds.
      for (; made < learners; made += atOnce) await addLearners(sql, made, Math.min(learners, made + atOnce));
      made = learners;
      await sql.unsafe('vacuum analyze');
      measured[learners] = await measure(server, stage);
      process.stdout.write(`${learners} learners: ${JSON.stringify(measured[learners])}\n`);
    });
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

/* PostgreSQL scans small tables as a whole, which reads few pages, so rows are compared at the end. */
const [first, ...rest] = stages.map((learners) => measured[learners] ?? {});
const last = rest[rest.length - 1];
const ratios = Object.entries(first ?? {}).map(([name, { rows, pages }]) => ({
  name,
  rows: rounded((last?.[name]?.rows ?? 0) / Math.max(rows, 1)),
  pages: rounded(Math.max(...rest.map((found) => found[name]?.pages ?? 0)) / Math.max(pages, 1)),
}));
for (const { name, rows, pages } of ratios)
  process.stdout.write(`${name}: rows x ${rows}, pages x ${pages}\n`);
writeResult('leaderboard', { machine: machine(), rounds, measured, ratios, mostRatio });
const over = ratios.filter(({ rows, pages }) => rows > mostRatio || pages > mostRatio);
if (over.length > 0) {
  process.stderr.write(`More than ${mostRatio} times the rows or pages: ${JSON.stringify(over)}\n`);
  process.exitCode = 1;
}
