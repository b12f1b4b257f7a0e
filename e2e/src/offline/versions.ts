/**
 * Updates of the server. Building a second version takes minutes, so the old version is this build under other file
 * names: for a browser all scripts, styles and pages, and the worker, differ.
 */
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { freePort, type RunningServer, startServer } from '#stage/server.ts';
import { expect, test as staged } from '#stage/stage.ts';

const root = join(import.meta.dirname, '../../..');
const hash = (text: string) => createHash('sha256').update(text);
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => `sha256-${hash(code).digest('base64')}`,
  );
/** The version that the build writes into the worker (`web/build/app-files.ts`). */
const shellVersion = (html: string) => hash(html).digest('base64url').slice(0, 12);

type PageFile = { file: string; scripts: string[] };
type PageTable = { pages: Record<string, PageFile>; shells: Record<string, PageFile>; app: PageFile };

/** Copies the build with every script and style renamed; returns the folder. */
const buildBefore = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'afrolearn-before-'));
  // As root, the database runs as another user, who reads the folder.
  chmodSync(folder, 0o755);
  for (const place of ['api/dist', 'web', 'curriculum']) mkdirSync(join(folder, place), { recursive: true });
  for (const place of ['node_modules', 'api/node_modules', 'api/package.json', 'curriculum/dist'])
    symlinkSync(join(root, place), join(folder, place));
  // The server locates its files relative to its own file.
  for (const name of readdirSync(join(root, 'api/dist')))
    if (name === 'main.js') cpSync(join(root, 'api/dist', name), join(folder, 'api/dist', name));
    else symlinkSync(join(root, 'api/dist', name), join(folder, 'api/dist', name));

  const [from, to] = [join(root, 'web/dist'), join(folder, 'web/dist')];
  const names = readdirSync(join(from, 'assets')).filter((name) => /\.(?:js|css)$/.test(name));
  const anyName = new RegExp(names.map((name) => name.replaceAll(/[.\\-]/g, '\\$&')).join('|'), 'g');
  const renamed = (text: string) =>
    text.replaceAll(anyName, (name) => name.replace(/\.(?=\w+$)/, '-before.'));
  const [shellNow, shellBefore] = [readFileSync(join(from, 'app.html'), 'utf8')].flatMap((html) => [
    shellVersion(html),
    shellVersion(renamed(html)),
  ]);
  if (shellNow === undefined || shellBefore === undefined) throw new Error('the build has a shell');
  for (const entry of readdirSync(from, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name).slice(from.length + 1);
    if (!entry.isFile() || /\.(?:br|gz)$/.test(path)) continue;
    const target = join(to, renamed(path));
    mkdirSync(join(target, '..'), { recursive: true });
    if (!/\.(?:html|js|css)$/.test(path)) cpSync(join(from, path), target);
    else
      writeFileSync(
        target,
        renamed(readFileSync(join(from, path), 'utf8')).replaceAll(shellNow, shellBefore),
      );
  }
  const table = JSON.parse(readFileSync(join(to, 'pages.json'), 'utf8')) as PageTable;
  for (const page of [...Object.values(table.pages), ...Object.values(table.shells), table.app])
    page.scripts = inlineScripts(readFileSync(join(to, page.file), 'utf8'));
  writeFileSync(join(to, 'pages.json'), JSON.stringify(table));
  return folder;
};

type Version = 'before' | 'next' | 'withdrawn';

/** One address and one database, served by one version or the other. */
export type School = RunningServer & {
  /** Stops the server and starts another version in its place. `withdrawn` is the next version without its worker. */
  serve: (version: Version) => Promise<void>;
};

const openSchool = async (): Promise<School> => {
  const folder = buildBefore();
  const dataDir = mkdtempSync(join(tmpdir(), 'afrolearn-updates-'));
  chmodSync(dataDir, 0o755);
  const settings = { PORT: String(await freePort()), DATA_DIR: dataDir };
  const start = (version: Version) =>
    version === 'before'
      ? startServer(settings, join(folder, 'api/dist/main.js'))
      : startServer({ ...settings, OFFLINE_APP: version === 'withdrawn' ? 'off' : 'on' });
  let serving: Version = 'before';
  let running = await start(serving);
  return {
    address: running.address,
    dataDir,
    serve: async (version) => {
      if (version === serving) return;
      await running.stop();
      running = await start(version);
      serving = version;
    },
    stop: async () => {
      await running.stop();
      for (const made of [dataDir, folder]) rmSync(made, { recursive: true, force: true });
    },
  };
};

export const test = staged.extend<object, { school: School }>({
  school: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const school = await openSchool();
      await use(school);
      await school.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  server: [async ({ school }, use) => await use(school), { scope: 'worker' }],
});

/** Detects the version of an open page by its first script. */
export const versionOf = async (page: Page): Promise<'before' | 'next'> =>
  (await page.locator('script[type="module"][src]').first().getAttribute('src'))?.endsWith('-before.js')
    ? 'before'
    : 'next';

/**
 * Makes the browser check for an update, as it does when a page is opened. Resolves when the new worker is waiting
 * with all its files.
 */
export const updateArrives = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
  await expect
    .poll(
      () =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state ?? null),
      { timeout: 60_000 },
    )
    .toBe('installed');
};
