/**
 * How long a request may take to arrive. Node has a single limit for all, and a video over a village's line needs
 * minutes. So Node's limit is that long, and all other calls are cut off here; otherwise a few hundred slow senders
 * could hold the server.
 */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export const longestRequest = 15 * 60_000;
const usualRequest = 30_000;
const timeToReadAnAnswer = 2000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call takes a file whose upload may last minutes. */
    slow?: boolean;
  }
}

/* Most requests are complete with their headers and need no timer. */
const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

export const cutSlowBodies = (
  app: FastifyInstance,
  longest = usualRequest,
  grace = timeToReadAnAnswer,
): void => {
  // Before the headers are complete the route is unknown, so they have the usual limit.
  app.server.headersTimeout = longest;
  const clockFor = ({ raw, routeOptions }: FastifyRequest): NodeJS.Timeout | undefined => {
    if (routeOptions.config.slow === true) return undefined;
    const late = () => {
      if (raw.complete) return;
      // The same event with which Node reports its own limit, so the answer is the same.
      const error = Object.assign(new Error('request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      app.server.emit('clientError', error, raw.socket);
    };
    return setTimeout(late, longest).unref();
  };
  app.addHook('onRequest', (request, reply, done) => {
    // Set per request, because onResponse hooks would run for all requests.
    if (hasBody(request.raw) && !request.raw.complete) {
      const { raw } = request;
      const clock = clockFor(request);
      raw.once('close', () => clearTimeout(clock));
      reply.raw.once('finish', () => {
        clearTimeout(clock);
        // Answered before the body was complete, as an upload without a session is. The server reads no more of the
        // body, which would hold the connection for minutes. The sender gets a moment to read the answer.
        if (raw.complete === false)
          setTimeout(() => void (raw.complete || raw.socket.destroy()), grace).unref();
      });
    }
    done();
  });
};
