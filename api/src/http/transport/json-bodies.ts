/**
 * JSON is all we read. Many clients name it even where they send nothing; a call that takes nothing takes that, too.
 * Everywhere else an empty body is as broken as half a one.
 */
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call has no body. */
    bodyless?: boolean;
  }
}

export const readJson = (app: FastifyInstance): void => {
  // A page of another site can send plain text without asking; JSON it cannot.
  app.removeContentTypeParser(['text/plain', 'application/json']);
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '' && request.routeOptions.config.bodyless === true) done(null, undefined);
    else parse(request, body, done);
  });
};
