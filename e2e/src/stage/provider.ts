import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { readyAddress } from './server.ts';

const root = join(import.meta.dirname, '../../..');

export type RunningProvider = { issuer: string; clientId: string; stop: () => Promise<void> };

/** A real OpenID provider on this computer, as in the server's own tests. */
export const startProvider = async (): Promise<RunningProvider> => {
  const program = join(root, 'api/src/testing/openid/main.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    cwd: root,
    env: { PATH: process.env['PATH'] },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const issuer = await readyAddress(child);
  child.removeAllListeners('exit');
  return {
    issuer,
    clientId: 'afrolearn-test',
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
};
