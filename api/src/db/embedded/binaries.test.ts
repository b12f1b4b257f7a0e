import { chmod, cp, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findNative, type Native } from './binaries.ts';
import { ask, openScene } from './testing/scene.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let scene: Awaited<ReturnType<typeof openScene>>;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());

/** The package without its symlinks, as npm leaves it when it may not run scripts. */
const withoutLinks = async (place: string): Promise<Native> => {
  const { folder, version } = await findNative();
  const copy = join(place, 'native');
  await mkdir(place, { recursive: true });
  await cp(folder, copy, { recursive: true, verbatimSymlinks: true });
  const links = JSON.parse(await readFile(join(copy, 'pg-symlinks.json'), 'utf8')) as { target: string }[];
  expect(links.length).toBeGreaterThan(0);
  for (const { target } of links) await rm(join(place, target), { force: true });
  return { folder: copy, version };
};

test('links that no install script has made are made at the start', async () => {
  const native = await withoutLinks(`${scene.folder}/scripts-off`);
  const { connection } = await scene.start(`${scene.folder}/data`, { native: async () => native });
  expect(await ask(connection, (sql) => sql`select 1 as one`)).toEqual([{ one: 1 }]);
  expect(await readdir(join(native.folder, 'lib'))).toContain('libpq.so.5');
});

test.runIf(process.getuid?.() === 0)(
  'programs that the unprivileged user cannot reach run from one copy',
  async () => {
    const closed = `${scene.folder}/root-home`;
    const native = await withoutLinks(`${closed}/package`);
    await chmod(closed, 0o700);
    for (const name of ['one', 'two']) {
      const server = await scene.start(`${scene.folder}/${name}`, { native: async () => native });
      expect(await ask(server.connection, (sql) => sql`select 1 as one`)).toEqual([{ one: 1 }]);
    }
    expect(await readdir(`${scene.folder}/shelter/programs`)).toHaveLength(1);
  },
);

test.skipIf(process.getuid?.() === 0)('links that cannot be made in place are made in a copy', async () => {
  const native = await withoutLinks(`${scene.folder}/read-only`);
  await chmod(join(native.folder, 'lib'), 0o555);
  const { connection } = await scene.start(`${scene.folder}/copied`, { native: async () => native });
  expect(await ask(connection, (sql) => sql`select 1 as one`)).toEqual([{ one: 1 }]);
  await chmod(join(native.folder, 'lib'), 0o755);
});

test('programs that do not run here are reported with a way out', async () => {
  const native = { folder: `${scene.folder}/nowhere/native`, version: '18.4.0' };
  const start = scene.start(`${scene.folder}/none`, { native: async () => native });
  await expect(start).rejects.toThrow(/do not run here .* set DATABASE_URL/);
});
