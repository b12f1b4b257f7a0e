import { createHash } from 'node:crypto';
import { chmod, chown, lstat, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Account } from './program.ts';
import { codeOf, DatabaseStartError } from './start-error.ts';

/** A socket path has at most 104 bytes on macOS (108 on Linux), including the terminating NUL. */
const longestSocketPath = 103;
const longestSocketName = '/.s.PGSQL.5432'.length;

export const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

const fits = (folder: string): boolean => Buffer.byteLength(folder) + longestSocketName <= longestSocketPath;

/** The folder for the sockets of `wanted`: itself if its path is short enough, else a short folder named after it. */
export const socketFolderFor = (wanted: string): string => {
  const name = `afrolearn-${shortHash(wanted)}`;
  return [wanted, join(tmpdir(), name)].find(fits) ?? join('/tmp', name);
};

/**
 * Makes a folder that only its owner can enter. An existing folder is used only if that is true of it: any user can
 * make a folder in /tmp, and the owner of a socket's folder controls the database.
 */
export const makePrivateFolder = async (folder: string, account?: Account): Promise<string> => {
  const owner = account?.uid ?? process.getuid?.();
  try {
    await mkdir(folder, { mode: 0o700 });
    await chmod(folder, 0o700);
    if (account) await chown(folder, account.uid, account.gid);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  if (process.platform === 'win32') return folder;
  const found = await lstat(folder);
  // Owned by root, because a start was interrupted between mkdir and chown.
  if (account && found.isDirectory() && found.uid === 0) {
    await chmod(folder, 0o700);
    await chown(folder, account.uid, account.gid);
  } else if (!found.isDirectory() || found.uid !== owner) {
    throw new DatabaseStartError(
      `The folder ${folder} belongs to another user (uid ${found.uid}); start AfroLearn as that user or as root, or have it removed.`,
    );
  } else if ((found.mode & 0o077) !== 0) {
    throw new DatabaseStartError(`The folder ${folder} is open to other users; close it with chmod 700.`);
  }
  return folder;
};
