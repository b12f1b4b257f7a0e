/**
 * Keys lie in the database sealed by one that lies in the data folder, beside photos and films: a copy of the database
 * alone computes no number. Without the folder's key recovery codes still work, and an administrator can reset.
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

/** The key of the folder, made by whoever needs it first: of two processes one writes it, and both read it. */
const folderKey = async (folder: string): Promise<Buffer> => {
  const file = join(folder, fileName);
  await writeFile(file, randomBytes(keyBytes), { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  });
  const key = await readFile(file);
  if (key.length !== keyBytes) throw new Error(`${fileName} is not whole`);
  return key;
};

/** `whose` is sealed in: the row of one person cannot be put in the place of another's. */
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

/** Null when it was sealed by another key: the folder was lost, or the row is somebody else's. */
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
