/**
 * How long a request may take to arrive. Node has one limit for all, and a video over a village's line needs
 * minutes; so Node's own is that long, and every other call is cut here: a few hundred slow senders would
 * otherwise hold the server.
 */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export const longestRequest = 15 * 60_000;
const usualRequest = 30_000;
const timeToReadAnAnswer = 2000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call takes a file that may be minutes on its way. */
    slow?: boolean;
  }
}

/* Most requests are over with their headers, and need no clock. */
const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

export const cutSlowBodies = (
  app: FastifyInstance,
  longest = usualRequest,
  grace = timeToReadAnAnswer,
): void => {
  // Until the headers are there nobody knows what is asked: they have no more time than before.
  app.server.headersTimeout = longest;
  const timers = new WeakMap<object, NodeJS.Timeout>();
  const forget = ({ raw }: { raw: object }) => clearTimeout(timers.get(raw));
  const watch = (request: FastifyRequest) => {
    if (request.routeOptions.config.slow === true || !hasBody(request.raw) || request.raw.complete) return;
    const timer = setTimeout(() => {
      if (request.raw.complete) return;
      // The same door by which Node tells of its own limit, so the same answer.
      const late = Object.assign(new Error('request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      app.server.emit('clientError', late, request.raw.socket);
    }, longest);
    timer.unref();
    timers.set(request.raw, timer);
  };
  app.addHook('onRequest', (request, _reply, done) => {
    watch(request);
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    forget(request);
    // Answered before all of it was there, as an upload without a session is: what still drips in has no reader, and
    // would hold the line for minutes. The sender has a moment to read the answer.
    const { raw } = request;
    if (raw.complete === false) setTimeout(() => void (raw.complete || raw.socket.destroy()), grace).unref();
    done();
  });
  app.addHook('onRequestAbort', (request, done) => {
    forget(request);
    done();
  });
};
