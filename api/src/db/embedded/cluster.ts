/** Creates the cluster once and atomically. */
import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { giveTo } from './account.ts';
import { type Binaries, programOf } from './binaries.ts';
import { exists, flushFolder, type Home } from './home.ts';
import { run } from './program.ts';
import { asProgramError, DatabaseStartError } from './start-error.ts';

export type Transport = 'socket' | 'tcp';
export const databaseUser = 'afrolearn';
export const databaseName = 'postgres';
const making = 'postgres.making-';

export const passwordFile = (folder: string): string => join(folder, 'postgres.password');

/**
 * On a socket, the folder of mode 0700 protects the server, so the method is `trust`. TCP is rejected even if someone
 * starts this cluster by hand. Where TCP is used, the password decides.
 */
const signInArgs = async (home: Home, transport: Transport): Promise<string[]> => {
  if (transport === 'socket') return ['--auth-local=trust', '--auth-host=reject', '--set=listen_addresses='];
  const file = passwordFile(home.folder);
  await rm(file, { force: true });
  await writeFile(file, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 });
  if (home.account) await chown(file, home.account.uid, home.account.gid);
  return ['--auth=scram-sha-256', `--pwfile=${file}`];
};

const initialise = async (
  folder: string,
  binaries: Binaries,
  home: Home,
  transport: Transport,
): Promise<void> => {
  await mkdir(folder, { mode: 0o700 });
  await chmod(folder, 0o700);
  if (home.account) await chown(folder, home.account.uid, home.account.gid);
  const { code, output } = await run(
    programOf(binaries, 'initdb'),
    [
      `--pgdata=${folder}`,
      `--username=${databaseUser}`,
      '--data-checksums',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--no-instructions',
      ...(await signInArgs(home, transport)),
    ],
    home.account,
  );
  if (code !== 0) throw asProgramError('initdb', output, home.folder);
};

const checkVersion = async (home: Home, binaries: Binaries): Promise<void> => {
  const version = (await readFile(join(home.cluster, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  if (version === String(binaries.major)) return;
  throw new DatabaseStartError(
    version
      ? `The database in ${home.cluster} was made by PostgreSQL ${version} and this is ${binaries.major}; nothing was changed, move it over with pg_upgrade or a dump first.`
      : `The folder ${home.cluster} is not a PostgreSQL database; nothing was changed, move it away or put the right one back.`,
  );
};

/** Call under the start lock only: any half-made cluster found here is then left over from a start that died. */
export const readyCluster = async (
  home: Home,
  binaries: Binaries,
  transport: Transport,
  say: (line: string) => void,
): Promise<void> => {
  for (const name of await readdir(home.folder)) {
    if (!name.startsWith(making)) continue;
    // An initdb that outlived its parent may still write there. A later start removes the folder then.
    await rm(join(home.folder, name), { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);
  }
  if (await exists(home.cluster)) {
    await checkVersion(home, binaries);
    await giveTo(home.account, home.cluster);
    return;
  }
  say('Making the database for the first time.');
  const folder = join(home.folder, `${making}${process.pid}-${randomBytes(4).toString('hex')}`);
  try {
    await initialise(folder, binaries, home, transport);
    await rename(folder, home.cluster);
    await flushFolder(home.folder);
  } catch (error) {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);
    throw error;
  }
};
