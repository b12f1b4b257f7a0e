import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

export const newDataFolder = (): string => {
  const dataDir = mkdtempSync(join(tmpdir(), 'afrolearn-bench-'));
  chmodSync(dataDir, 0o755);
  return dataDir;
};

export type StartedServer = {
  address: string;
  pid: number;
  dataDir: string;
  /** From the start of the process to its ready message. */
  readyMs: number;
  /** Its output, with times. */
  said: readonly { text: string; ms: number }[];
  stop: () => Promise<void>;
};

/* Without a build the sources run directly: slower to start, and the result says so. */
const built = join(root, 'api/dist/main.js');
const program = existsSync(built) ? [built] : ['--import', 'tsx', join(root, 'api/src/main.ts')];
export const measuredFrom = existsSync(built) ? 'api/dist' : 'api/src by tsx';

type Wishes = {
  profile?: 'demo' | 'school';
  /** Kept when the server stops; without it a temporary folder is made and deleted. */
  dataDir?: string;
  /** The number of server processes; the product's default if omitted. */
  workers?: number;
  /** The folder of another copy of the product; this one if omitted. */
  product?: string;
  /** Options for Node itself. */
  nodeOptions?: readonly string[];
  /** Additional settings. */
  settings?: Readonly<Record<string, string>>;
};

/** The built product on a free port, for measuring. */
export const startBuiltServer = async ({
  profile = 'demo',
  dataDir,
  workers,
  product,
  nodeOptions = [],
  settings = {},
}: Wishes = {}): Promise<StartedServer> => {
  const folder = dataDir ?? newDataFolder();
  const before = performance.now();
  const started = product === undefined ? program : [join(product, 'api/dist/main.js')];
  const child = spawn(
    process.execPath,
    [...nodeOptions, ...started, ...(workers === undefined ? [] : ['--workers', String(workers)])],
    {
      cwd: product ?? root,
      env: {
        PATH: process.env['PATH'],
        PORT: '0',
        DATA_DIR: folder,
        SAFETY_PROFILE: profile,
        LOG_LEVEL: 'error',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const said: { text: string; ms: number }[] = [];
  const address = await new Promise<string>((resolve, reject) => {
    let rest = '';
    child.stdout.on('data', (bytes: Buffer) => {
      const lines = (rest + bytes).split('\n');
      rest = lines.pop() ?? '';
      said.push(...lines.map((text) => ({ text, ms: performance.now() - before })));
      const found = /ready: (http:\/\/\S+)/.exec(lines.join('\n'))?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', (code) =>
      reject(new Error(`The server ended with ${code}: ${said.map(({ text }) => text).join('\n')}`)),
    );
  });
  return {
    address,
    pid: child.pid ?? 0,
    dataDir: folder,
    readyMs: performance.now() - before,
    said,
    stop: async () => {
      child.removeAllListeners('exit');
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      if (dataDir === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
};
