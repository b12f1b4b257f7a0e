import type { RefusalCode } from '@afrolearn/contract/refusals.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Faults, Refused, sendRefusal, statusOf } from './refuse.ts';

/*
 * Postgres: connection lost, server starting or stopping, statement timeout, too many connections, disk full,
 * read-only.
 */
const unavailable = /^(08|53|57014|57P0[1-5]|25006)/;
const codeIn = (error: unknown): string => {
  if (!(error instanceof Error)) return '';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return code === '' && error.cause !== undefined ? codeIn(error.cause) : code;
};

/**
 * The parts of an error that may be logged: its kind, its code and its stack. Never its message, which may quote what
 * a child wrote: the query builder puts the values of a failed query into it (promise S14).
 */
export const traceOf = (error: unknown): object => {
  if (!(error instanceof Error)) return { kind: typeof error };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    kind: error.name,
    code: codeIn(error),
    at: frames.map((line) => line.trim()),
    ...(error.cause === undefined ? {} : { cause: traceOf(error.cause) }),
  };
};

/** The only place where an error becomes an answer. Its cause is logged by code and never sent. */
const codeFor = (error: unknown): RefusalCode => {
  const code = codeIn(error);
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return 'request/too-large';
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return 'request/wrong-type';
  if (code.startsWith('FST_ERR_CTP') || error instanceof SyntaxError) return 'request/malformed';
  if (error instanceof Error && 'statusCode' in error && error.statusCode === 400) return 'request/malformed';
  if (unavailable.test(code)) return 'server/unavailable';
  return 'server/failed';
};

const send = (
  request: FastifyRequest,
  reply: FastifyReply,
  code: RefusalCode,
  fields?: Faults,
  retryAfter?: number,
) => {
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  else if (statusOf(code) === 503) reply.header('retry-after', 5);
  return sendRefusal(request, reply, code, fields);
};

export const answerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof Refused) return send(request, reply, error.code, error.fields, error.retryAfter);
    const code = codeFor(error);
    if (code === 'server/failed')
      request.log.error({ failure: traceOf(error), request: request.id }, 'unexpected failure');
    else if (code === 'server/unavailable')
      request.log.warn({ cause: codeIn(error) }, 'database unavailable');
    return send(request, reply, code);
  });
};
