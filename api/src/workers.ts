/**
 * `npm start -- --workers 2`: several processes answer on one port. The first process answers no requests. It runs
 * the database, imports the lessons, cleans up, watches the disk, and restarts a worker that ends by itself.
 */
import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Connection } from './db/connect.ts';
import { type Env, StartError } from './env.ts';
import type { Disk, DiskWatch } from './http/transport/disk-guard.ts';

export type Serving = { address: string; close: () => Promise<void> };

type Given = { connection: Connection; processes: number; disk: Disk; port: number };
/* A `forget` message needs an answer with the same number; a `known` message is such an answer. */
type FromFirst = { given: Given } | { disk: Disk } | { end: true } | { forget: number } | { known: number };
/* A worker asks first, because a message sent before it listens is lost. */
type FromWorker =
  | { asks: true }
  | { address: string }
  | { failed: string }
  | { changed: number }
  | { forgot: number };

/** The other processes of this server, from a worker's view. */
export type Peers = {
  /** Sends them that people or sessions have changed, and waits until each has confirmed it (promise S6). */
  tell: () => Promise<void>;
  hear: (act: () => void) => void;
};

const most = 32;
/* A worker that lived shorter than this would probably fail again, so the restart waits. */
const shortestLife = 5000;
const tellDiskEvery = 1000;
const longestEnd = 60_000;
/* The longest time a session is cached. After it no process can have an ended session in its cache anyway. */
const longestHearing = 1000;

export const isWorker: boolean = cluster.isWorker;

/** The number of processes asked for; the default is one. */
export const workersIn = (argv: readonly string[]): number => {
  const place = argv.findIndex((word) => word === '--workers' || word.startsWith('--workers='));
  const word = place < 0 ? '1' : (argv[place]?.split('=')[1] ?? argv[place + 1] ?? '');
  const workers = Number(word);
  if (/^\d+$/.test(word) && workers >= 1 && workers <= most) return workers;
  throw new StartError(`--workers needs a whole number from 1 to ${most}, such as: npm start -- --workers 2`);
};

/** Resolves with the worker's address once it listens. */
const readiness = (worker: Worker): Promise<string> =>
  new Promise((resolve, reject) => {
    worker.on('message', (message: FromWorker) => {
      if ('address' in message) resolve(message.address);
      if ('failed' in message) reject(new StartError(message.failed));
    });
    worker.once('exit', () => reject(new StartError('A worker ended before it was ready.')));
  });

/**
 * The port for all workers. A port of 0 is resolved here once; otherwise a restart of all workers would choose
 * another port that no client knows.
 */
const portFor = async (host: string, port: number): Promise<number> => {
  if (port !== 0) return port;
  const taking = createServer().listen(0, host);
  await once(taking, 'listening');
  const address = taking.address();
  taking.close();
  await once(taking, 'close');
  return address === null || typeof address === 'string' ? 0 : address.port;
};

type Passing = { from: Worker; number: number; left: Set<Worker> };

/** Forwards a change from one worker to the others, and confirms it when all serving workers have handled it. */
const passingOn = (tell: (worker: Worker, message: FromFirst) => void) => {
  const serving = new Set<Worker>();
  const open = new Map<number, Passing>();
  let count = 0;
  const heard = (worker: Worker, id: number) => {
    const one = open.get(id);
    one?.left.delete(worker);
    if (one === undefined || one.left.size > 0) return;
    open.delete(id);
    tell(one.from, { known: one.number });
  };
  return (worker: Worker) => {
    worker.on('message', (message: FromWorker) => {
      if ('address' in message) serving.add(worker);
      if ('forgot' in message) heard(worker, message.forgot);
      if (!('changed' in message)) return;
      count += 1;
      const left = new Set([...serving].filter((other) => other !== worker));
      open.set(count, { from: worker, number: message.changed, left });
      for (const other of left) tell(other, { forget: count });
      heard(worker, count);
    });
    worker.once('exit', () => {
      serving.delete(worker);
      for (const id of open.keys()) heard(worker, id);
    });
  };
};

export const startWorkers = async (
  program: string,
  processes: number,
  { connection, disk, env }: { connection: Connection; disk: DiskWatch; env: Pick<Env, 'host' | 'port'> },
): Promise<Serving> => {
  const port = await portFor(env.host, env.port);
  // A worker runs the same program without our arguments, because the first process handles them.
  cluster.setupPrimary({ exec: program, args: [] });
  let ending = false;
  const tell = (worker: Worker, message: FromFirst) => {
    if (worker.isConnected()) worker.send(message);
  };
  const passOn = passingOn(tell);
  const all = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  const begin = (): Worker => {
    const worker = cluster.fork();
    const began = performance.now();
    passOn(worker);
    worker.on('message', (message: FromWorker) => {
      if ('asks' in message) tell(worker, { given: { connection, processes, disk: disk.state(), port } });
    });
    worker.once('exit', () => {
      if (ending) return;
      process.stderr.write('A worker has ended by itself.\n');
      const wait = Math.max(0, shortestLife - (performance.now() - began));
      setTimeout(() => ending || replace(), wait).unref();
    });
    return worker;
  };
  const replace = () => {
    const back = () => process.stderr.write('Another worker has taken its place.\n');
    // A worker that ends before it is ready is replaced by its own exit handler.
    readiness(begin()).then(back, () => undefined);
  };
  const close = async () => {
    ending = true;
    clearInterval(timer);
    const running = all();
    const ended = Promise.all(running.map((worker) => once(worker, 'exit')));
    for (const worker of running) tell(worker, { end: true });
    const late = setTimeout(() => {
      for (const worker of running) worker.process.kill('SIGKILL');
    }, longestEnd);
    await ended;
    clearTimeout(late);
  };
  const timer = setInterval(() => {
    for (const worker of all()) tell(worker, { disk: disk.state() });
  }, tellDiskEvery);
  timer.unref();
  try {
    const addresses = await Promise.all(Array.from({ length: processes }, () => readiness(begin())));
    return { address: addresses[0] ?? '', close };
  } catch (error) {
    await close();
    throw error;
  }
};

const say = (message: FromWorker) => process.connected && process.send?.(message);

const asPeer = (): Peers & { take: (message: FromFirst) => void } => {
  const waiting = new Map<number, () => void>();
  let count = 0;
  let forget = (): void => undefined;
  return {
    tell: () =>
      new Promise((resolve) => {
        count += 1;
        const number = count;
        const end = () => {
          clearTimeout(timer);
          waiting.delete(number);
          resolve();
        };
        const timer = setTimeout(end, longestHearing);
        waiting.set(number, end);
        if (say({ changed: number }) === false) end();
      }),
    hear: (act) => {
      forget = act;
    },
    take: (message) => {
      if ('known' in message) waiting.get(message.known)?.();
      if (!('forget' in message)) return;
      forget();
      say({ forgot: message.forget });
    },
  };
};

/**
 * Receives the connection and settings from the first process, serves, and ends when told to or when the first
 * process is gone.
 */
export const serveAsWorker = async (
  serve: (given: Given, disk: DiskWatch, peers: Peers) => Promise<Serving>,
): Promise<void> => {
  const peer = asPeer();
  let state: Disk = 'roomy';
  let serving: Serving | null = null;
  const end = async () => {
    await serving?.close();
    process.exit(0);
  };
  // Ctrl-C reaches every process of a terminal; a worker ignores it and ends when the first process says so.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  process.on('disconnect', () => void end());
  const given = new Promise<Given>((resolve) => {
    process.on('message', (message: FromFirst) => {
      if ('given' in message) resolve(message.given);
      else if ('end' in message) void end();
      else if ('disk' in message) state = message.disk;
      else peer.take(message);
    });
  });
  say({ asks: true });
  const all = await given;
  state = all.disk;
  const disk: DiskWatch = { state: () => state, look: async () => undefined, stop: () => undefined };
  try {
    serving = await serve(all, disk, peer);
    say({ address: serving.address });
  } catch (error) {
    say({ failed: error instanceof Error ? error.message : String(error) });
    process.disconnect();
  }
};
