import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { World } from '#http/context.ts';
import { bodyOf, sendRefusal } from '#http/refuse.ts';
import { speechFor } from '#words/words.ts';
import { videoFolder, videoPrefix } from './keep-video.ts';
import { isShown } from './videos.db.ts';

const fileName = /^[0-9a-f]{32}\.(?<kind>mp4|webm)$/;
const types = { mp4: 'video/mp4', webm: 'video/webm' } as const;

export type Range = { from: number; to: number };

/** The single range that players request. Multiple or invalid ranges get the whole file. */
export const rangeIn = (header: string | undefined, size: number): Range | 'none' | 'outside' => {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return 'none';
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return from > to ? 'outside' : { from, to };
};

/**
 * Serves films. A `<video>` sends no token: the name's 128 random bits are the key while a lesson uses it.
 */
export const addVideos = (app: FastifyInstance, { db, env }: Pick<World, 'db' | 'env'>): void => {
  app.get<{ Params: { name: string } }>('/videos/:name', async (request, reply) => {
    const { params, headers, method } = request;
    const { name } = params;
    const kind = fileName.exec(name)?.groups?.['kind'] as keyof typeof types | undefined;
    const path = join(videoFolder(env.dataDir), name);
    const size =
      kind === undefined
        ? undefined
        : await stat(path).then(
            (one) => one.size,
            () => undefined,
          );
    // Checks the disk first, so that made-up names do not reach the database.
    if (kind === undefined || size === undefined || !(await isShown(db, `${videoPrefix}${name}`)))
      return sendRefusal(request, reply, 'request/unknown');
    const range = rangeIn(headers.range, size);
    reply.header('accept-ranges', 'bytes').header('cache-control', 'private, max-age=86400');
    if (range === 'outside')
      return reply
        .code(416)
        .header('content-range', `bytes */${size}`)
        .header('cache-control', 'no-store')
        .send(bodyOf('request/unknown', speechFor(request)));
    const { from, to } = range === 'none' ? { from: 0, to: size - 1 } : range;
    if (range !== 'none') reply.code(206).header('content-range', `bytes ${from}-${to}/${size}`);
    reply.header('content-type', types[kind]).header('content-length', to - from + 1);
    // A stream even for HEAD, to keep the declared length.
    return reply.send(
      method === 'HEAD' ? Readable.from([]) : createReadStream(path, { start: from, end: to }),
    );
  });
};
