/**
 * The future curriculum: every lesson, reading and checkpoint written. Measures the first import, the queries
 * of a second start without changes, memory and disk, and how much slower search is than over today's
 * curriculum. Both sizes are measured side by side, so that the ratios can be trusted. Memory is in
 * megabytes; shared memory is divided among its processes.
 */
import {
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newDataFolder, root, type StartedServer, startBuiltServer } from './built-server.ts';
import { writeFullPack } from './full-pack.ts';
import { memoryOf } from './load/processes.ts';
import { type Answer, connections, oneUser, summary } from './load/searching.ts';
import { machine, quantile, rounded, writeResult } from './results.ts';

const rounds = Number(process.env['ROUNDS'] ?? 5);

/** The built product with another pack. Only the server is copied: it looks for the pack next to itself. */
const productWith = (makePack: (folder: string) => void): string => {
  const folder = mkdtempSync(join(tmpdir(), 'afrolearn-full-'));
  mkdirSync(join(folder, 'curriculum/dist'), { recursive: true });
  mkdirSync(join(folder, 'web'));
  cpSync(join(root, 'api/dist'), join(folder, 'api/dist'), { recursive: true });
  cpSync(join(root, 'api/package.json'), join(folder, 'api/package.json'));
  symlinkSync(join(root, 'web/dist'), join(folder, 'web/dist'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  symlinkSync(join(root, 'api/node_modules'), join(folder, 'api/node_modules'));
  makePack(join(folder, 'curriculum/dist'));
  return folder;
};

const bytesIn = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    return sum + (entry.isDirectory() ? bytesIn(path) : lstatSync(path).size);
  }, 0);

const megabytes = (bytes: number): number => rounded(bytes / 1024 / 1024);

const momentOf = ({ said }: StartedServer, words: RegExp): number => {
  const found = said.find(({ text }) => words.test(text));
  if (found === undefined) throw new Error(`The server did not say ${words}`);
  return found.ms;
};

/** Counts statements in the log of Postgres, one line each, including begins and ends of transactions. */
const statementsIn = (dataDir: string): number => {
  const logs = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /postgres\.log$/.test(path),
  );
  const text = logs.map((path) => readFileSync(join(dataDir, path), 'utf8')).join('\n');
  return [...text.matchAll(/LOG: {2}(?:statement|execute [^:]+): /g)].length;
};

const agent = connections(1);

type Size = { product: string | undefined; packMB: number; dataDir: string };

const measureStarts = async ({ product, dataDir }: Size) => {
  const wishes = { profile: 'school', dataDir, ...(product === undefined ? {} : { product }) } as const;
  const fresh = await startBuiltServer(wishes);
  const importMs = momentOf(fresh, /^Curriculum: \d+ units/) - momentOf(fresh, /^Tables made/);
  const what = fresh.said.find(({ text }) => text.startsWith('Curriculum:'))?.text;
  const afterImport = memoryOf(fresh.pid, dataDir);
  await fresh.stop();

  const before = statementsIn(dataDir);
  const logged = await startBuiltServer({ ...wishes, settings: { PGOPTIONS: '-c log_statement=all' } });
  const statements = statementsIn(dataDir) - before;
  await logged.stop();
  if (statements < 1) throw new Error('No statement was logged: this measures nothing');
  return {
    what,
    importMs: rounded(importMs),
    firstStartMs: rounded(fresh.readyMs),
    secondStartStatements: statements,
    afterImport,
  };
};

/** Alternating starts without changes: a single one says more about other load on the machine. */
const measureSecondStarts = async (sizes: readonly Size[]): Promise<number[]> => {
  const times: number[][] = sizes.map(() => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [at, { product, dataDir }] of sizes.entries()) {
      const wishes = { profile: 'school', dataDir, ...(product === undefined ? {} : { product }) } as const;
      const server = await startBuiltServer(wishes);
      await server.stop();
      if (server.said.some(({ text }) => text.startsWith('Curriculum:')))
        throw new Error('The second start imported again: this measures something else');
      times[at]?.push(server.readyMs);
    }
  return times.map((all) => rounded(quantile(all, 0.5)));
};

/** Both servers run at once and get alternating requests, so that other load slows both. */
const measureSearch = async (sizes: readonly Size[]) => {
  const servers = [];
  for (const { product, dataDir } of sizes)
    servers.push(
      await startBuiltServer({
        profile: 'school',
        dataDir,
        ...(product === undefined ? {} : { product }),
      }),
    );
  try {
    const answers: Answer[][] = servers.map(() => []);
    const first: Answer[][] = [];
    for (const { address } of servers) first.push(await oneUser(agent, address, 0));
    for (let round = 0; round < rounds; round += 1)
      for (const [at, { address }] of servers.entries())
        answers[at]?.push(...(await oneUser(agent, address, round)));
    return servers.map((server, at) => ({
      first: summary(first[at] ?? []),
      ...summary(answers[at] ?? []),
      memory: memoryOf(server.pid, server.dataDir),
    }));
  } finally {
    for (const server of servers) await server.stop();
  }
};

const source = join(root, 'curriculum/dist');
let made = { pieces: 0, bytes: 0 };
const product = productWith((folder) => {
  made = writeFullPack(source, folder);
});
const today: Size = { product: undefined, packMB: megabytes(bytesIn(source)), dataDir: newDataFolder() };
const full: Size = {
  product,
  packMB: megabytes(bytesIn(join(product, 'curriculum/dist'))),
  dataDir: newDataFolder(),
};
try {
  const starts = { today: await measureStarts(today), full: await measureStarts(full) };
  const secondStartMs = await measureSecondStarts([today, full]);
  const [small, large] = await measureSearch([today, full]);
  const ratio = (a: number | undefined, b: number | undefined) => rounded((a ?? 0) / (b ?? 1));
  const result = {
    what: 'the made pack of full size against the pack of today: starts, memory, disk, search of one user',
    measured: new Date().toISOString(),
    machine: machine(),
    pieces: made.pieces,
    secondStartMs: { today: secondStartMs[0], full: secondStartMs[1], rounds },
    today: {
      packMB: today.packMB,
      dataMB: megabytes(bytesIn(today.dataDir)),
      ...starts.today,
      search: small,
    },
    full: { packMB: full.packMB, dataMB: megabytes(bytesIn(full.dataDir)), ...starts.full, search: large },
    ratio: {
      firstSearchMedian: ratio(large?.first.medianMs, small?.first.medianMs),
      searchMedian: ratio(large?.medianMs, small?.medianMs),
      searchP99: ratio(large?.p99Ms, small?.p99Ms),
      secondStart: ratio(secondStartMs[1], secondStartMs[0]),
    },
  };
  writeResult('full-curriculum', result);
  console.log(JSON.stringify(result, null, 2));
} finally {
  agent.destroy();
  for (const folder of [today.dataDir, full.dataDir, product])
    rmSync(folder, { recursive: true, force: true });
}
