/** Postgres refuses to run as root. When we are root it runs under an unprivileged account that owns nothing else. */
import { lchown, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Account, run } from './program.ts';

const preferred = ['postgres', '_postgres', 'nobody'];

const weAreRoot = (): boolean => process.getuid?.() === 0;

const accountNamed = (passwd: string, name: string): Account | undefined => {
  const fields = passwd
    .split('\n')
    .find((line) => line.startsWith(`${name}:`))
    ?.split(':');
  const [uid, gid] = [Number(fields?.[2]), Number(fields?.[3])];
  return Number.isInteger(uid) && Number.isInteger(gid) && uid !== 0 ? { uid, gid } : undefined;
};

const unprivilegedAccount = async (): Promise<Account> => {
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '');
  for (const name of preferred) {
    const account = accountNamed(passwd, name);
    if (account) return account;
  }
  return { uid: 65534, gid: 65534 };
};

/** Undefined means our own account. A cluster that exists already keeps its owner. */
export const accountFor = async (cluster: string): Promise<Account | undefined> => {
  if (!weAreRoot()) return undefined;
  const owner = await stat(cluster).catch(() => undefined);
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : await unprivilegedAccount();
};

/** Asks the kernel by trying, because file modes alone do not cover access lists, mounts and groups. */
export const canEnter = async (account: Account | undefined, folder: string): Promise<boolean> => {
  if (!account) return true;
  const { code } = await run('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], account);
  return code === 0;
};

/** For a cluster that root has restored from a backup. */
export const giveTo = async (account: Account | undefined, folder: string): Promise<void> => {
  if (!account || (await stat(folder)).uid === account.uid) return;
  for (const entry of await readdir(folder, { recursive: true })) {
    await lchown(join(folder, entry), account.uid, account.gid);
  }
  // The folder itself changes its owner last: its owner tells the next start whether the change was finished.
  await lchown(folder, account.uid, account.gid);
};
