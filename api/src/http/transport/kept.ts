/**
 * Cached answers: parsed by the contract, serialized as JSON and compressed once for each version of the content, not
 * once for each reader.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasIt } from './etag.ts';
import { remembered } from './remembered.ts';

/** A cache whose entries live as long as they are valid. */
type Keeping = {
  /** The cached value if it is ready, else undefined. */
  ready: (key: string) => unknown;
  keep: <T>(key: string, make: () => Promise<T>, bytesOf: (made: T) => number) => Promise<T>;
};

const mark = Symbol('kept');

export type Kept<T> = { [mark]: true; shelf: Keeping; key: string; make: () => Promise<T>; tagged: boolean };

/**
 * `key` is unique among all calls. `tagged`: the same for everyone, sent with an ETag and answered by 304 if
 * unchanged.
 */
export const kept = <T>(
  shelf: Keeping,
  key: string,
  make: () => Promise<T>,
  { tagged = true } = {},
): Kept<T> => ({ [mark]: true, shelf, key, make, tagged });

export const isKept = (answer: unknown): answer is Kept<unknown> =>
  typeof answer === 'object' && answer !== null && mark in answer;

type Encoding = 'br' | 'gzip' | 'plain';
/* The bytes as a latin1 string: Node sends a string in one piece with the headers, but a buffer separately. */
type Packed = { text: string; tag: string; encoding: Encoding };

/* A smaller body fits into one packet anyway, so it is not compressed. */
const worthPacking = 1024;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const packers = {
  br: (body: Buffer) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }),
  gzip: (body: Buffer) => zip(body, { level: 9 }),
  plain: async (body: Buffer) => body,
};

/** The best encoding that the client accepts. */
export const encodingFor = remembered((header): Encoding => {
  const taken = new Set(
    header
      .toLowerCase()
      .split(',')
      .filter((one) => !/;\s*q=0(?:\.0*)?\s*$/.test(one))
      .map((one) => one.split(';')[0]?.trim()),
  );
  if (taken.has('br')) return 'br';
  return taken.has('gzip') ? 'gzip' : 'plain';
});

const pack = async (answer: unknown, wished: Encoding): Promise<Packed> => {
  const text = Buffer.from(JSON.stringify(answer));
  const encoding = text.length < worthPacking ? 'plain' : wished;
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  const packed = await packers[encoding](text);
  // A strong ETag, so each encoding has its own, because the bytes differ.
  return { text: packed.toString('latin1'), tag: `"${hash}-${encoding}"`, encoding };
};

/** A flat list of names and values, which Node writes without checking for duplicates. */
export type HeaderList = readonly string[];

/*
 * Bypasses Fastify, which would check every header again and then try to compress the compressed body. So all headers
 * of the answer must be listed here.
 */
const send = (
  request: FastifyRequest,
  reply: FastifyReply,
  { text, tag, encoding }: Packed,
  tagged: boolean,
  always: HeaderList,
): void => {
  const head = [...always, 'vary', 'accept-language, accept-encoding'];
  head.push('cache-control', tagged ? 'public, no-cache' : 'no-store');
  if (tagged) head.push('etag', tag);
  const { raw } = reply.hijack();
  if (tagged && hasIt(request.headers['if-none-match'], tag)) {
    raw.writeHead(304, head).end();
    return;
  }
  if (encoding !== 'plain') head.push('content-encoding', encoding);
  head.push('content-type', 'application/json; charset=utf-8', 'content-length', String(text.length));
  raw.writeHead(200, head);
  if (request.method === 'HEAD') raw.end();
  else raw.end(text, 'latin1');
};

/** `always`: the headers of every answer of this server. */
export const sendKept = (
  request: FastifyRequest,
  reply: FastifyReply,
  { shelf, key, make, tagged }: Kept<unknown>,
  parse: (answer: unknown) => unknown,
  always: HeaderList,
): Promise<void> | undefined => {
  const wished = encodingFor(String(request.headers['accept-encoding'] ?? ''));
  const name = `${wished} ${key}`;
  const ready = shelf.ready(name);
  if (ready !== undefined) {
    send(request, reply, ready as Packed, tagged, always);
    return undefined;
  }
  const making = shelf.keep(
    name,
    async () => pack(parse(await make()), wished),
    ({ text }) => text.length,
  );
  return making.then((made) => send(request, reply, made, tagged, always));
};
