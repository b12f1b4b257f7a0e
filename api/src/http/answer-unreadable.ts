/**
 * Answers requests that never reach a route. By default Fastify would answer in its own words and without our
 * headers.
 */
import { STATUS_CODES } from 'node:http';
import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { SafetyProfile } from '#env.ts';
import { securityHeaders } from './headers.ts';
import { bodyOf, sendRefusal, statusOf } from './refuse.ts';

type OnClientError = NonNullable<FastifyServerOptions['clientErrorHandler']>;

/** 404 for an address that cannot be decoded, or with a part too long to be an id. */
export const answerUnroutable =
  (profile: SafetyProfile) =>
  (
    _error: unknown,
    request: Pick<FastifyRequest, 'headers'>,
    reply: Pick<FastifyReply, 'code' | 'headers'>,
  ): void => {
    reply.headers(securityHeaders(profile));
    sendRefusal(request, reply, 'request/unknown');
  };

/**
 * Bytes that are not HTTP, oversized headers and incomplete requests get one answer; then the connection is closed.
 */
export const answerUnreadable = (profile: SafetyProfile): OnClientError => {
  const body = JSON.stringify(bodyOf('request/malformed'));
  const lines = Object.entries({
    ...securityHeaders(profile),
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  const status = statusOf('request/malformed');
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n');
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    // A client that sent HEAD would parse a body as the beginning of the next answer.
    const packet: unknown = error.rawPacket;
    const isHead = Buffer.isBuffer(packet) && packet.toString('latin1', 0, 5) === 'HEAD ';
    if (socket.writable) socket.write(isHead ? head : `${head}${body}`);
    socket.destroy();
  };
};
