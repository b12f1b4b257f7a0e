import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type BrowserContext, chromium } from '@playwright/test';

const usual = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

const listeningAt = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = '';
    child.stderr?.on('data', (bytes: Buffer) => {
      output += bytes;
      const address = /DevTools listening on (ws:\S+)/.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`The browser ended with ${code}:\n${output}`)));
  });

export type OwnBrowser = { context: BrowserContext; kill: () => Promise<void> };

/**
 * A browser with a profile folder that outlives a kill -9 of all its processes: a tablet that loses power.
 */
export const startOwnBrowser = async (profile: string): Promise<OwnBrowser> => {
  const child = spawn(
    existsSync(usual) ? usual : chromium.executablePath(),
    [
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--no-first-run',
      '--window-size=1280,900',
      '--disable-background-networking',
      '--disable-component-update',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      'about:blank',
    ],
    // A process group of its own, so that the kill reaches all its processes and nothing else.
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  const kill = async () => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    process.kill(-child.pid, 'SIGKILL');
    await ended;
  };
  try {
    const browser = await chromium.connectOverCDP(await listeningAt(child));
    const [context] = browser.contexts();
    if (context === undefined) throw new Error('The browser has no profile open');
    return { context, kill };
  } catch (error) {
    await kill();
    throw error;
  }
};
