import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { World } from '#http/context.ts';
import { refuse, sendRefusal } from '#http/refuse.ts';
import { forgetUploads, replaceUpload } from './photos.db.ts';

const fileName = /^[0-9a-f]{32}\.webp$/;

const fileOf = (dataDir: string, name: string) => join(dataDir, 'uploads', name);
const remove = (dataDir: string, name: string) => rm(fileOf(dataDir, name), { force: true });

export const uploadAddress = (name: string): string => `/uploads/${name}`;

type Place = Pick<World, 'db' | 'env'>;

/** Stores a photo under a random name, and deletes the previous one. */
export const keepUpload = async ({ db, env }: Place, userId: number, webp: Buffer): Promise<string> => {
  const name = `${randomBytes(16).toString('hex')}.webp`;
  await mkdir(join(env.dataDir, 'uploads'), { recursive: true, mode: 0o700 });
  await writeFile(fileOf(env.dataDir, name), webp, { flag: 'wx', mode: 0o600 });
  try {
    const replaced = await replaceUpload(db, userId, name, uploadAddress);
    if (replaced === 'refused') throw refuse('upload/not-allowed');
    if (replaced.before !== null) await remove(env.dataDir, replaced.before);
  } catch (error) {
    await remove(env.dataDir, name);
    throw error;
  }
  return uploadAddress(name);
};

/** Deletes files after the transaction that removed their rows, because files cannot be rolled back. */
export const removeUploads = async ({ env }: Pick<World, 'env'>, names: readonly string[]): Promise<void> => {
  for (const name of names) await remove(env.dataDir, name);
};

/** A photo that is no longer shown is deleted. */
export const dropUpload = async ({ db, env }: Place, userId: number): Promise<void> => {
  await removeUploads({ env }, await forgetUploads(db, [userId]));
};

/** Serves photos. An `<img>` sends no token: the name's 128 random bits are the key. */
export const addUploads = (app: FastifyInstance, dataDir: string): void => {
  app.get<{ Params: { name: string } }>('/uploads/:name', async (request, reply) => {
    const { name } = request.params;
    const photo = fileName.test(name) ? await readFile(fileOf(dataDir, name)).catch(() => null) : null;
    if (photo === null) return sendRefusal(request, reply, 'request/unknown');
    return reply
      .header('content-type', 'image/webp')
      .header('cache-control', 'private, max-age=31536000, immutable')
      .send(photo);
  });
};
