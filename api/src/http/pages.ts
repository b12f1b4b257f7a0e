import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentPolicy, filmPlayers, type PageHashes } from './headers.ts';
import { asPattern, type Methods, pathOf, refuseUnrouted } from './transport/other-methods.ts';

/** What the web build writes beside the files: its routes, its prerendered pages and their hashes. */
type PageTable = {
  routes: readonly string[];
  pages: Record<string, { file: string } & PageHashes>;
  /** Of the other routes: their bars and the shape of what comes. */
  shells: Record<string, { file: string } & PageHashes>;
  app: { file: string } & PageHashes;
};

type Page = { html: Buffer; brotli: Buffer; policy: string };

const readPage = (folder: string, entry: PageTable['app']): Page => {
  const html = readFileSync(join(folder, entry.file));
  return { html, brotli: brotliCompressSync(html), policy: contentPolicy({ ...entry, frames: filmPlayers }) };
};

const sendPage = (request: FastifyRequest, reply: FastifyReply, page: Page, status: number) => {
  reply
    .code(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', page.policy)
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding');
  const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  return takesBrotli ? reply.header('content-encoding', 'br').send(page.brotli) : reply.send(page.html);
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
    globIgnore: ['**/*.html', 'pages.json', '**/*.br', '**/*.gz'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const forever = path.includes(`${join('/', 'assets', '/')}`);
      reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });

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
