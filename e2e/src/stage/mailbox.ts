import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { readyAddress } from './server.ts';

const root = join(import.meta.dirname, '../../..');

export type Letter = { to: string; subject: string; text: string };

export type RunningMailbox = {
  smtpUrl: string;
  letters: readonly Letter[];
  /** Waits for the newest letter to this address and returns its link. */
  linkFor: (to: string) => Promise<string>;
  stop: () => Promise<void>;
};

/** A real mail server on this computer, as in the server's own tests. */
export const startMailbox = async (): Promise<RunningMailbox> => {
  const program = join(root, 'api/src/testing/mail/main.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    cwd: root,
    env: { PATH: process.env['PATH'] },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const letters: Letter[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line.startsWith('{')) letters.push(JSON.parse(line) as Letter);
  });
  const smtpUrl = await readyAddress(child);
  child.removeAllListeners('exit');
  const read = new Set<Letter>();
  return {
    smtpUrl,
    letters,
    linkFor: async (to) => {
      for (let waited = 0; waited < 300; waited++) {
        const letter = letters.findLast((one) => one.to === to && !read.has(one));
        const link = letter === undefined ? null : /https?:\/\/\S+#token=[\w-]+/.exec(letter.text);
        if (letter !== undefined && link !== null) {
          read.add(letter);
          return link[0];
        }
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`No letter with a link came to ${to}; there are ${letters.length} letters`);
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
};
