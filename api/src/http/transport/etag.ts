/** Answers with an ETag, which are the same for everyone and need not be sent twice. */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/* A weak ETag, because the same answer may be sent compressed or not. */
export const tagOf = (body: string | Buffer): string =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

export const hasIt = (header: string | undefined, tag: string): boolean =>
  header !== undefined &&
  (header.trim() === '*' || header.split(',').some((one) => opaque(one) === opaque(tag)));

/** Cache-Control: public, no-cache. The client revalidates every time, so a revoked session still gets its 401. */
export const sendTagged = (request: FastifyRequest, reply: FastifyReply, answer: unknown) => {
  const body = JSON.stringify(answer);
  const tag = tagOf(body);
  reply.header('etag', tag).header('cache-control', 'public, no-cache');
  if (hasIt(request.headers['if-none-match'], tag)) return reply.code(304).send();
  return reply.header('content-type', 'application/json; charset=utf-8').send(body);
};
