import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentPolicy, filePolicy, filmPlayers, type PageHashes } from './headers.ts';
import { hasIt, tagOf } from './transport/etag.ts';
import { encodingFor } from './transport/kept.ts';
import { asPattern, type Methods, pathOf, refuseUnrouted } from './transport/other-methods.ts';

/** The table that the web build writes beside the files: its routes, its prerendered pages and their hashes. */
type PageTable = {
  routes: readonly string[];
  pages: Record<string, { file: string } & PageHashes>;
  /** For the other routes: an app shell with the bars and a skeleton of the page. */
  shells: Record<string, { file: string } & PageHashes>;
  app: { file: string } & PageHashes;
};

/** The encodings of a page, smallest first, with the file endings that the web build uses. */
const packings = [
  { name: 'br', ending: '.br', unpack: brotliDecompressSync },
  { name: 'gzip', ending: '.gz', unpack: gunzipSync },
] as const;

type Packed = { name: string; bytes: Buffer };
type Page = { plain: () => Buffer; packed: readonly Packed[]; policy: string; tag: string };

const asItIs = (bytes: Buffer): Buffer => bytes;

/** Compressed by the build and not at start, so that a school's laptop serves quickly again after a power cut. */
const readPage = (folder: string, entry: PageTable['app']): Page => {
  const path = join(folder, entry.file);
  const packed = packings
    .filter(({ ending }) => existsSync(path + ending))
    .map((packing) => ({ ...packing, bytes: readFileSync(path + packing.ending) }));
  const policy = contentPolicy({ ...entry, frames: filmPlayers });
  const [{ bytes, unpack } = { bytes: readFileSync(path), unpack: asItIs }] = packed;
  // Few clients take a page uncompressed, so it is decompressed at the first request and cached.
  let plain: Buffer | null = null;
  return {
    plain: () => {
      plain ??= unpack(bytes);
      return plain;
    },
    packed,
    policy,
    tag: tagOf(Buffer.concat([bytes, Buffer.from(policy)])),
  };
};

const sendPage = (request: FastifyRequest, reply: FastifyReply, page: Page, status: number) => {
  reply
    .code(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', page.policy)
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding');
  if (status === 200) {
    reply.header('etag', page.tag);
    // A 304 carries the page's own policy, because a browser updates its cached headers from it.
    if (hasIt(request.headers['if-none-match'], page.tag)) return reply.code(304).send();
  }
  // Browsers accept brotli over https only; on a school's own network they get gzip.
  const best = encodingFor(request.headers['accept-encoding'] ?? '');
  const packed = page.packed.find(({ name }) => name === best);
  return packed === undefined
    ? reply.send(page.plain())
    : reply.header('content-encoding', packed.name).send(packed.bytes);
};

/** Serves the built web app: prerendered pages, hashed files for a year, and the app's shells for the rest. */
export const addPages = async (app: FastifyInstance, folder: string, methods: Methods): Promise<void> => {
  const table = JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8')) as PageTable;
  const pages = new Map(Object.entries(table.pages).map(([path, entry]) => [path, readPage(folder, entry)]));
  const empty = readPage(folder, table.app);
  const shells = Object.entries(table.shells).map(([path, entry]) => ({
    pattern: asPattern(path),
    page: readPage(folder, entry),
  }));

  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/*.html', 'pages.json', 'sw.js', '**/*.br', '**/*.gz'],
    cacheControl: false,
    // Files are validated by their ETag.
    lastModified: false,
    setHeaders: (reply, path) => {
      if (/\.(js|css|woff2)(\.br|\.gz)?$/.test(path)) reply.header('content-security-policy', filePolicy);
      const forever = path.includes(`${join('/', 'assets', '/')}`);
      reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });

  // What the service worker stores, for every address without a network.
  app.get('/app.html', (request, reply) => sendPage(request, reply, empty, 200));

  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request.url);
    const wantsPage = request.method === 'GET' || request.method === 'HEAD';
    if (path === '/api' || path.startsWith('/api/') || path.startsWith('/assets/'))
      return refuseUnrouted(request, reply, methods(path));
    const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
    const page = pages.get(plain);
    const shell = shells.find(({ pattern }) => pattern.test(plain))?.page;
    const isKnown = page !== undefined || shell !== undefined;
    if (!wantsPage) return refuseUnrouted(request, reply, isKnown ? ['GET', 'HEAD'] : methods(path));
    return sendPage(request, reply, page ?? shell ?? empty, isKnown ? 200 : 404);
  });
};

export const webIsBuilt = (folder: string): boolean => existsSync(join(folder, 'pages.json'));
