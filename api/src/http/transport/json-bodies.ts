/**
 * Only JSON bodies are read. Many clients set its content type even without a body, so a call without a body accepts
 * an empty one. Everywhere else an empty body is as invalid as a truncated one.
 */
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call has no body. */
    bodyless?: boolean;
    /** Keys such as `__proto__` are dropped instead of refusing the body. */
    partByPart?: boolean;
  }
}

export const readJson = (app: FastifyInstance): void => {
  // A page of another site can send plain text without a CORS preflight, but not JSON.
  app.removeContentTypeParser(['text/plain', 'application/json']);
  const strict = app.getDefaultJsonParser('error', 'error');
  // A device sends a refused batch again and again, and everything behind it waits.
  const lenient = app.getDefaultJsonParser('remove', 'remove');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '' && request.routeOptions.config.bodyless === true) done(null, undefined);
    else if (request.routeOptions.config.partByPart === true) lenient(request, body, done);
    else strict(request, body, done);
  });
};
