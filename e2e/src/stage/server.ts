import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const built = join(import.meta.dirname, '../../../api/dist/main.js');

export type RunningServer = { address: string; dataDir: string; stop: () => Promise<void> };

/** Parses the port from the output; rejects when the server ends or stays silent. */
export const readyAddress = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(
      () => reject(new Error(`The server did not start in a minute:\n${output}`)),
      60_000,
    );
    const hear = (bytes: Buffer) => {
      output += bytes;
      const address = /ready: ((?:http|smtp):\/\/\S+)/.exec(output)?.[1];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The server ended with ${code}:\n${output}`));
    });
  });

/** For a server that must know its own address before it starts. */
export const freePort = async (): Promise<number> => {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  listener.close();
  await once(listener, 'close');
  return port;
};

const newDataDir = (): string => {
  const dataDir = mkdtempSync(join(tmpdir(), 'afrolearn-e2e-'));
  // As root, Postgres runs as another user, who needs access to the folder.
  chmodSync(dataDir, 0o755);
  return dataDir;
};

/** Starts the built product on a free port, with a new data folder. One that the settings name stays at the end. */
export const startServer = async (
  settings: Record<string, string> = {},
  program = built,
): Promise<RunningServer> => {
  const given = settings['DATA_DIR'];
  const dataDir = given ?? newDataDir();
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      SAFETY_PROFILE: 'demo',
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  try {
    const address = await readyAddress(child);
    child.removeAllListeners('exit');
    return {
      address,
      dataDir,
      stop: async () => {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
        if (given === undefined) rmSync(dataDir, { recursive: true, force: true });
      },
    };
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
};
