/** Where the cluster of a data folder is: inside it, unless the unprivileged account cannot enter that folder. */
import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { accountFor, canEnter } from './account.ts';
import { isServerOf, readLockFile } from './lock-file.ts';
import { shortHash, socketFolderFor } from './private-folder.ts';
import type { Account } from './program.ts';
import { codeOf, DatabaseStartError } from './start-error.ts';

export type Home = { folder: string; cluster: string; account: Account | undefined; draft?: string };

const pointerOf = (dataDir: string): string => join(dataDir, 'postgres.where');
const draftOf = (dataDir: string): string => join(dataDir, 'postgres.where.making');
/** Validated wherever a pointer is followed: a damaged pointer must never make us serve or erase another folder. */
const farName = /^[\da-f]{16}-[\da-f]{8}$/;
export const clusterIn = (folder: string): string => join(folder, 'postgres');

export const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    (error: unknown) => {
      if (codeOf(error) === 'ENOENT') return false;
      throw error;
    },
  );

const readPath = async (file: string): Promise<string | undefined> => {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error;
  });
  return text?.trim().split('\n').at(-1);
};

/** A rename or a new file surely survives a power cut only after an fsync of its folder. */
export const flushFolder = async (folder: string): Promise<void> => {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
};

/** The folder that holds the cluster now: the target of the pointer file if there is one, else the data folder. */
export const pointedHome = async (dataDir: string): Promise<string> => {
  const folder = await readPath(pointerOf(dataDir));
  if (folder === undefined || farName.test(basename(folder))) return folder ?? dataDir;
  throw new DatabaseStartError(
    `${pointerOf(dataDir)} does not name a database's folder; write the right one in its last line, or delete it to begin an empty database.`,
  );
};

/** Removes the folder of a start that was interrupted before its pointer was complete. It was never served. */
const forgetDraft = async (dataDir: string, shelter: string): Promise<void> => {
  const folder = await readPath(draftOf(dataDir));
  if (folder && dirname(folder) === shelter)
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  await rm(draftOf(dataDir), { force: true });
};

export const findHome = async (dataDir: string, shelter: string): Promise<Home> => {
  const folder = await pointedHome(dataDir);
  const cluster = clusterIn(folder);
  const account = await accountFor(cluster);
  const made = await exists(cluster);
  if (folder !== dataDir && !made) {
    // A new, empty database here would look as if all work were lost, so the start fails instead.
    throw new DatabaseStartError(
      `${pointerOf(dataDir)} says that the database is in ${folder}, which is not there; bring it back, or delete that file to begin an empty one.`,
    );
  }
  if (folder !== dataDir || (await canEnter(account, dataDir))) return { folder, cluster, account };
  if (made) {
    throw new DatabaseStartError(
      `The database in ${cluster} cannot be reached by its user (uid ${account?.uid}); let that user pass through each folder above it (chmod o+x).`,
    );
  }
  if (!(await canEnter(account, '/'))) {
    throw new DatabaseStartError(
      'Postgres does not run as root and this system lets root be no one else; start AfroLearn as a normal user, or set DATABASE_URL to a PostgreSQL server.',
    );
  }
  await forgetDraft(dataDir, shelter);
  // Random, so that a data folder that was erased and recreated never finds its old database.
  const far = join(shelter, `${shortHash(dataDir)}-${randomBytes(4).toString('hex')}`);
  const draft = await open(draftOf(dataDir), 'w', 0o644);
  await draft.writeFile(
    `The user that runs the database cannot enter this folder, so the database is in:\n${far}\n`,
  );
  await draft.sync().finally(() => draft.close());
  await mkdir(far, { recursive: true, mode: 0o755 });
  return { folder: far, cluster: clusterIn(far), account, draft: draftOf(dataDir) };
};

/** Completes the pointer: the next start uses the far folder. */
export const settleHome = async (dataDir: string, home: Home): Promise<void> => {
  if (!home.draft) return;
  await rename(home.draft, pointerOf(dataDir));
  await flushFolder(dataDir);
};

/** Deletes the database of a data folder, wherever it is, for a reset or a test. Refuses while it runs. */
export const eraseEmbeddedPostgres = async (dataDir: string): Promise<void> => {
  const folder = await realpath(dataDir).catch(() => undefined);
  if (!folder) return;
  const home = await pointedHome(folder);
  const cluster = clusterIn(home);
  const lock = await readLockFile(cluster);
  if (lock && lock !== 'blank' && (await isServerOf(lock.pid, cluster))) {
    throw new DatabaseStartError(
      `The database in ${cluster} is running (process ${lock.pid}); stop it first.`,
    );
  }
  const doomed = [
    cluster,
    socketFolderFor(join(home, 'postgres.socket')),
    socketFolderFor(join(folder, 'postgres.claims')),
    ...['postgres.where', 'postgres.password', 'postgres.log', 'postgres.log.1', 'postgres.programs'].map(
      (name) => join(folder, name),
    ),
  ];
  // A far folder contains this database and nothing else.
  if (home !== folder) doomed.push(home);
  for (const path of doomed) await rm(path, { recursive: true, force: true });
};
