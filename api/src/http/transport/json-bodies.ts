/**
 * Only JSON bodies are read. Many clients set its content type even without a body, so a call without a body accepts
 * an empty one. Everywhere else an empty body is as invalid as a truncated one.
 */
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call has no body. */
    bodyless?: boolean;
  }
}

export const readJson = (app: FastifyInstance): void => {
  // A page of another site can send plain text without a CORS preflight, but not JSON.
  app.removeContentTypeParser(['text/plain', 'application/json']);
  // Keys such as `__proto__` are dropped, like all unknown keys. An error would refuse every event of a batch for one.
  const parse = app.getDefaultJsonParser('remove', 'remove');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '' && request.routeOptions.config.bodyless === true) done(null, undefined);
    else parse(request, body, done);
  });
};
