/** Runs the programs of Postgres, under another account where we are root, and reads their output. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, open, readFile, rename, stat, truncate } from 'node:fs/promises';
import { parse } from 'node:path';

export type Account = { uid: number; gid: number };
export type Outcome = { code: number | null; output: string };

// Only these variables are passed on: our own environment holds secrets, and PG* variables of the user would redirect
// the server.
const passedOn = [
  'PATH',
  'TZ',
  'TMPDIR',
  'LD_LIBRARY_PATH',
  'SystemRoot',
  'SystemDrive',
  'windir',
  'ComSpec',
];
const passedOnWindows = ['TEMP', 'TMP', 'USERPROFILE', 'APPDATA', 'LOCALAPPDATA', 'USERNAME', 'USERDOMAIN'];

export const plainEnvironment = (): NodeJS.ProcessEnv => {
  const environment: NodeJS.ProcessEnv = {};
  for (const name of [...passedOn, ...passedOnWindows]) {
    if (process.env[name] !== undefined) environment[name] = process.env[name];
  }
  // We parse the English messages, and on macOS Postgres fails to start without a locale.
  return { ...environment, LC_ALL: 'C' };
};

/** The account may not be able to enter our own working directory. */
export const neutralFolder = parse(process.execPath).root;

/** Never rejects: a program that cannot be started gives an outcome without a code. */
export const run = async (program: string, args: string[], account?: Account): Promise<Outcome> => {
  let output = '';
  try {
    const child = spawn(program, args, {
      ...account,
      cwd: neutralFolder,
      env: plainEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      // A Ctrl-C in the terminal must not kill initdb halfway; we decide which processes are stopped.
      detached: process.platform !== 'win32',
      windowsHide: true,
    });
    const hear = (text: string) => {
      output += text;
    };
    child.stdout.setEncoding('utf8').on('data', hear);
    child.stderr.setEncoding('utf8').on('data', hear);
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, output };
  } catch (error) {
    return { code: null, output: output + String(error) };
  }
};

/** The most useful line for an error message: the last error, else the last line. */
export const lastLineOf = (output: string): string => {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const line = lines.findLast((text) => /\b(FATAL|PANIC|ERROR|error):/.test(text)) ?? lines.at(-1) ?? '';
  return line.replace(/^[\d-]+ [\d:.]+ \w+ \[\d+\] /, '').trim();
};

const largest = 5 * 1024 * 1024;

export type Log = { path: string; fd: number; said(): Promise<string>; close(): Promise<void> };

const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    (found) => found.size,
    () => 0,
  );

/** Copies the log away and truncates it while a server writes to it. The server only appends. */
export const shortenLog = async (path: string): Promise<void> => {
  if ((await sizeOf(path)) <= largest) return;
  await copyFile(path, `${path}.1`);
  await truncate(path);
};

/** A school's box may run for a year, so the log is also rotated while the server runs. */
export const keepLogShort = (path: string, every = 60_000): (() => void) => {
  const timer = setInterval(() => {
    // On a full disk the copy fails; the next check is soon.
    shortenLog(path).catch(() => undefined);
  }, every);
  timer.unref();
  return () => clearInterval(timer);
};

/** One earlier log is kept. We open the file and pass the handle on, since the account may not reach its folder. */
export const openLog = async (path: string): Promise<Log> => {
  if ((await sizeOf(path)) > largest) await rename(path, `${path}.1`);
  const handle = await open(path, 'a', 0o600);
  const from = (await handle.stat()).size;
  return {
    path,
    fd: handle.fd,
    said: async () => (await readFile(path)).subarray(from).toString('utf8'),
    close: () => handle.close(),
  };
};
