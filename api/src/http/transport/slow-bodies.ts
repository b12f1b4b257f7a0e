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
  const clockFor = ({ raw, routeOptions }: FastifyRequest): NodeJS.Timeout | undefined => {
    if (routeOptions.config.slow === true) return undefined;
    const late = () => {
      if (raw.complete) return;
      // The same door by which Node tells of its own limit, so the same answer.
      const error = Object.assign(new Error('request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      app.server.emit('clientError', error, raw.socket);
    };
    return setTimeout(late, longest).unref();
  };
  app.addHook('onRequest', (request, reply, done) => {
    // Hooks for the end of a request would run for all of them.
    if (hasBody(request.raw) && !request.raw.complete) {
      const { raw } = request;
      const clock = clockFor(request);
      raw.once('close', () => clearTimeout(clock));
      reply.raw.once('finish', () => {
        clearTimeout(clock);
        // Answered before all of it was there, as an upload without a session is: what still drips in has no reader, and
        // would hold the line for minutes. The sender has a moment to read the answer.
        if (raw.complete === false)
          setTimeout(() => void (raw.complete || raw.socket.destroy()), grace).unref();
      });
    }
    done();
  });
};
