/**
 * Encrypts TOTP keys with a key in the data folder, so that a copy of the database alone computes no numbers.
 * Without the folder recovery codes still work, and an administrator can reset.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '#env.ts';

const fileName = 'second-factor.key';
const keyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;
const cipher = 'aes-256-gcm';

/** The folder's key, created on first use: concurrent processes agree on one. */
const folderKey = async (folder: string): Promise<Buffer> => {
  const file = join(folder, fileName);
  await writeFile(file, randomBytes(keyBytes), { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  });
  const key = await readFile(file);
  if (key.length !== keyBytes) throw new Error(`${fileName} is not whole`);
  return key;
};

/** `whose` is authenticated, so that rows cannot be swapped between people. */
export const seal = async (
  { dataDir }: Pick<Env, 'dataDir'>,
  whose: number,
  key: Buffer,
): Promise<Buffer> => {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, await folderKey(dataDir), iv).setAAD(Buffer.from(String(whose)));
  const sealed = Buffer.concat([sealing.update(key), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]);
};

/** Null if the key differs: the folder was lost, or the row belongs to somebody else. */
export const unseal = async (
  { dataDir }: Pick<Env, 'dataDir'>,
  whose: number,
  sealed: Buffer,
): Promise<Buffer | null> => {
  const [iv, tag] = [sealed.subarray(0, ivBytes), sealed.subarray(ivBytes, ivBytes + tagBytes)];
  try {
    const opening = createDecipheriv(cipher, await folderKey(dataDir), iv)
      .setAAD(Buffer.from(String(whose)))
      .setAuthTag(tag);
    return Buffer.concat([opening.update(sealed.subarray(ivBytes + tagBytes)), opening.final()]);
  } catch {
    return null;
  }
};
