/**
 * Answers that are kept ready to send: parsed by the contract, written as JSON and packed once for each version of what
 * is taught, not once for each reader.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Where things are kept for as long as they are true. */
type Keeping = {
  keep: <T>(key: string, make: () => Promise<T>, bytesOf: (made: T) => number) => Promise<T>;
};

const mark = Symbol('kept');

export type Kept<T> = { [mark]: true; shelf: Keeping; key: string; make: () => Promise<T>; tagged: boolean };

/** `key` names the answer among all calls. `tagged`: the same for everyone, and who has it already gets 304. */
export const kept = <T>(
  shelf: Keeping,
  key: string,
  make: () => Promise<T>,
  { tagged = true } = {},
): Kept<T> => ({ [mark]: true, shelf, key, make, tagged });

export const isKept = (answer: unknown): answer is Kept<unknown> =>
  typeof answer === 'object' && answer !== null && mark in answer;

type Encoding = 'br' | 'gzip' | 'plain';
type Packed = { body: Buffer; tag: string; encoding: Encoding };

/* Below this a packet is a packet. */
const worthPacking = 1024;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const packers = {
  br: (body: Buffer) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }),
  gzip: (body: Buffer) => zip(body, { level: 9 }),
  plain: async (body: Buffer) => body,
};

/** The best packing that the reader takes. */
const encodingFor = (header: string | string[] | undefined): Encoding => {
  const taken = new Set(
    String(header ?? '')
      .toLowerCase()
      .split(',')
      .filter((one) => !/;\s*q=0(?:\.0*)?\s*$/.test(one))
      .map((one) => one.split(';')[0]?.trim()),
  );
  if (taken.has('br')) return 'br';
  return taken.has('gzip') ? 'gzip' : 'plain';
};

const pack = async (answer: unknown, wished: Encoding): Promise<Packed> => {
  const text = Buffer.from(JSON.stringify(answer));
  const encoding = text.length < worthPacking ? 'plain' : wished;
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  // Strong, so each packing has its own: its bytes are other bytes.
  return { body: await packers[encoding](text), tag: `"${hash}-${encoding}"`, encoding };
};

const hasIt = (header: string | undefined, tag: string): boolean =>
  header?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag) ?? false;

export const sendKept = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { shelf, key, make, tagged }: Kept<unknown>,
  parse: (answer: unknown) => unknown,
) => {
  const wished = encodingFor(request.headers['accept-encoding']);
  const ready = await shelf.keep(
    `${wished} ${key}`,
    async () => pack(parse(await make()), wished),
    ({ body }) => body.length,
  );
  reply.header('vary', 'accept-language, accept-encoding');
  reply.header('cache-control', tagged ? 'public, no-cache' : 'no-store');
  if (tagged) {
    reply.header('etag', ready.tag);
    if (hasIt(request.headers['if-none-match'], ready.tag)) return reply.code(304).send();
  }
  if (ready.encoding !== 'plain') reply.header('content-encoding', ready.encoding);
  return reply.header('content-type', 'application/json; charset=utf-8').send(ready.body);
};
