/**
 * Everything the server does for a class in one run: 50 connections with their own sessions and devices, next
 * to the same framework, database and hash without our code. `npm run bench`. NAME=after names the result,
 * WORKERS=2 sets the processes, SECONDS=3 the time for each row. ROWS='one answer,search alone' runs only
 * these rows ('search together' and 'search typing' too) and writes no result; PROFILE=folder stores CPU
 * profiles there. PRODUCT=folder measures another built copy in the same way.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { measuredFrom, startBuiltServer } from './built-server.ts';
import type { Ask, Job, Outcome, Pupil } from './load/jobs.ts';
import { answersTo, enrol } from './load/people.ts';
import { cpuUsed, memoryOf, socketOf } from './load/processes.ts';
import { queries } from './load/search-queries.ts';
import { machine, quantile, rounded, writeResult } from './results.ts';

const seconds = Number(process.env['SECONDS'] ?? 3);
const workers = process.env['WORKERS'] === undefined ? undefined : Number(process.env['WORKERS']);
const name = process.env['NAME'] ?? 'server';
const named = process.env['ROWS']?.split(',');
const profile = process.env['PROFILE'];
const product = process.env['PRODUCT'];
const [connections, classSize] = [50, 60];
const unit = 'u400';

const child = (file: string, ...args: string[]): ChildProcess =>
  fork(new URL(`./load/${file}.ts`, import.meta.url), args, { execArgv: ['--import', 'tsx'] });

const heardFrom = async <T>(process: ChildProcess): Promise<T> => (await once(process, 'message'))[0] as T;

const server = await startBuiltServer({
  ...(workers === undefined ? {} : { workers }),
  ...(product === undefined ? {} : { product }),
  ...(profile === undefined ? {} : { nodeOptions: ['--cpu-prof', `--cpu-prof-dir=${profile}`] }),
});
const { address, pid, dataDir } = server;
const bareServer = child('bare', socketOf(dataDir));
const [generator, second] = [child('generator'), child('generator')];

const run = async (job: Job, by = generator): Promise<Outcome> => {
  const heard = heardFrom<Outcome>(by);
  by.send(job);
  const outcome = await heard;
  if (outcome.failures.length > 0)
    throw new Error(`${JSON.stringify(job.ask).slice(0, 200)}: ${outcome.failures[0]}`);
  return outcome;
};

const told = ({ perSecond, times }: Outcome) => ({
  perSecond: Math.round(perSecond),
  medianMs: rounded(quantile(times, 0.5)),
  p95Ms: rounded(quantile(times, 0.95)),
});

try {
  const bare = await heardFrom<string>(bareServer);
  const room: Pupil[] = [];
  while (room.length < classSize) room.push(await enrol(address));
  const fifty = room.slice(0, connections);
  const given = await answersTo(
    address,
    ['l1', 'l2', 'l3', 'l4', 'l5', 'l6', 'r1', 'r2', 'q1'].map((n) => `${unit}-${n}`),
  );
  const quiz = {
    kind: 'quiz',
    item: `${unit}-q1`,
    given: given.filter(({ item }) => item === `${unit}-q1`),
  } as const;
  // A history for everybody: answers and a checkpoint.
  await run({
    address,
    pupils: room,
    ask: { kind: 'answers', many: given.length, given },
    for: { rounds: 1 },
  });
  await run({ address, pupils: room, ask: quiz, for: { rounds: 1 } });

  const eventsKept = async () =>
    ((await (await fetch(`${bare}/events`)).json()) as { events: number }).events;
  const row = async (
    ask: Ask,
    {
      at = address,
      pupils = fifty,
      pauseMs = 0,
    }: { at?: string; pupils?: readonly Pupil[]; pauseMs?: number } = {},
  ) => {
    const before = { ...cpuUsed(pid, dataDir), kept: await eventsKept() };
    const outcome = await run({ address: at, pupils, ask, for: { seconds, warmUp: 1 }, pauseMs });
    const after = cpuUsed(pid, dataDir);
    // Every acknowledged event is stored exactly once.
    const sent = ask.kind === 'answers' ? outcome.requests * ask.many : 0;
    const kept = (await eventsKept()) - before.kept;
    if (sent !== kept) throw new Error(`${sent} answers were acknowledged and ${kept} are there`);
    const each = (ms: number) => Math.round((ms / outcome.requests) * 1000) / 1000;
    const cpuMs = {
      server: each(after.serverMs - before.serverMs),
      database: each(after.databaseMs - before.databaseMs),
    };
    const found = { ...told(outcome), cpuMs };
    process.stderr.write(`${JSON.stringify(ask).slice(0, 60)} ${JSON.stringify(found)}\n`);
    return found;
  };
  const reads = (...paths: string[]): Ask => ({ kind: 'read', paths });

  const search = reads(...queries.map((query) => `/api/search/courses?query=${encodeURIComponent(query)}`));
  const searchBy = async (pupils: readonly Pupil[], pauseMs: number) =>
    told(await run({ address, pupils, ask: search, for: { seconds, warmUp: 1 }, pauseMs }));
  const searches = {
    // With a short pause in between, because requests are rate-limited by person.
    alone: (place: number) => searchBy(room.slice(place, place + 1), 3),
    typing: async () => {
      const [alone, together] = [await searchBy(room.slice(3, 4), 300), await searchBy(fifty, 300)];
      return { alone, together, ratioOfMedians: rounded(together.medianMs / alone.medianMs) };
    },
  };
  const asks: Record<string, Ask> = {
    'GET /grades': reads('/api/grades'),
    'GET /me': reads('/api/me'),
    insights: reads('/api/personalized-insights'),
    summary: reads('/api/progress-summary'),
    'unit data': reads('/api/unit/400', '/api/unit/85'),
    'lesson data': reads(...[1, 2, 3, 4, 5, 6].map((n) => `/api/lesson/${unit}-l${n}`)),
    'quiz data': reads(`/api/lesson/${unit}-q1`),
    'one answer': { kind: 'answers', many: 1, given },
    'batch of 50 answers': { kind: 'answers', many: 50, given },
  };
  const readers: Job = {
    address,
    pupils: room.slice(50, 60),
    ask: reads('/api/unit/400'),
    for: { seconds, warmUp: 1 },
    pauseMs: 50,
  };
  const memoryWhileBusy = async () => {
    const busy = [
      run({
        address,
        pupils: fifty,
        ask: { kind: 'answers', many: 10, given },
        for: { seconds, warmUp: 1 },
        pauseMs: 200,
      }),
      run(
        { ...readers, pupils: fifty, ask: reads('/api/personalized-insights', `/api/lesson/${unit}-l1`) },
        second,
      ),
    ];
    const memory = { server: 0, database: 0 };
    let done = false;
    const all = Promise.all(busy).finally(() => {
      done = true;
    });
    while (!done) {
      const now = memoryOf(pid, dataDir);
      if (now.server + now.database > memory.server + memory.database) Object.assign(memory, now);
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    await all;
    return memory;
  };

  const allRows = async () => {
    const limits = {
      empty: await row(reads('/empty'), { at: bare }),
      read: await row(reads('/read'), { at: bare }),
      write: await row(reads('/write'), { at: bare }),
      hash: await row(reads('/hash'), { at: bare }),
    };
    const rows: Record<string, Awaited<ReturnType<typeof row>>> = {};
    for (const [of, ask] of Object.entries(asks)) rows[of] = await row(ask);
    // Each by another learner, with a short pause in between, because requests are rate-limited by person.
    const by = (place: number) => ({ pupils: room.slice(place, place + 1), pauseMs: 1 });
    const oneAlone = {
      lesson: await row(reads(`/api/lesson/${unit}-l1`), by(50)),
      insights: await row(reads('/api/personalized-insights'), by(51)),
      answer: await row({ kind: 'answers', many: 1, given }, by(52)),
      batch: await row({ kind: 'answers', many: 50, given }, by(53)),
    };

    // Other learners keep reading while a school signs in.
    const calm = told(await run(readers, second));
    const [signIns, meanwhile] = await Promise.all([row({ kind: 'sign-in' }), run(readers, second)]);

    await searches.alone(1);
    const searchAlone = await searches.alone(2);
    const searchTogether = await row(search);
    const typed = await searches.typing();

    const single = told(await run({ address, pupils: room.slice(54, 55), ask: quiz, for: { rounds: 30 } }));
    const wholeClass = told(await run({ address, pupils: room, ask: quiz, for: { rounds: 5 } }));

    // The comparison server holds connections to the same database, which must not count as the product's.
    bareServer.kill();
    await once(bareServer, 'exit');
    const memory = await memoryWhileBusy();

    const share = (of: { perSecond: number }, limit: { perSecond: number }) =>
      Math.round((of.perSecond / limit.perSecond) * 100) / 100;
    const result = {
      what: `${connections} connections, a session and a device each, ${seconds} s a row, the asking program on the same machine`,
      measured: new Date().toISOString(),
      machine: machine(),
      server: measuredFrom,
      workers: workers ?? 1,
      limits,
      rows,
      shareOfLimit: {
        ...Object.fromEntries(
          Object.entries(rows).map(([row, of]) => [
            row,
            { empty: share(of, limits.empty), read: share(of, limits.read), write: share(of, limits.write) },
          ]),
        ),
        signIns: { hash: share(signIns, limits.hash) },
      },
      oneUserAlone: oneAlone,
      signIns: { ...signIns, othersBefore: calm, othersMeanwhile: told(meanwhile) },
      search: {
        alone: searchAlone,
        together: searchTogether,
        ratioOfMedians: rounded(searchTogether.medianMs / searchAlone.medianMs),
        typing: typed,
      },
      classFinishesAQuiz: {
        alone: single,
        together: wholeClass,
        p95ToMedianAlone: rounded(wholeClass.p95Ms / single.medianMs),
      },
      memoryMegabytes: { ...memory, both: memory.server + memory.database },
    };
    writeResult(name, result);
    console.log(
      JSON.stringify(result, null, 1)
        .replace(/\n\s+("(?:perSecond|medianMs|p95Ms|cpuMs|server|database|empty|read|write)":)/g, ' $1')
        .replace(/\n\s+\}/g, ' }'),
    );
  };

  const namedRow = async (one: string) => {
    if (one === 'memory') return memoryWhileBusy();
    if (one === 'search alone') return searches.alone(2);
    if (one === 'search typing') return searches.typing();
    const ask = one === 'search together' ? search : asks[one];
    if (ask === undefined) throw new Error(`There is no row ${one}, only ${Object.keys(asks).join(', ')}`);
    return row(ask);
  };

  if (named === undefined) await allRows();
  else for (const one of named) console.log(one, JSON.stringify(await namedRow(one)));
} finally {
  for (const process of [generator, second, bareServer]) process.kill();
  await server.stop();
}
