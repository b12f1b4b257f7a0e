import compress from '@fastify/compress';
import { type FastifyInstance, type FastifyServerOptions, fastify, LogController } from 'fastify';
import { accountRoutes } from '#features/accounts/accounts.routes.ts';
import { catalogueRoutes } from '#features/catalogue/catalogue.routes.ts';
import { demoRoutes } from '#features/demo/demo.routes.ts';
import { serverRoutes } from '#features/server/server.routes.ts';
import { answerErrors } from '#http/answer-errors.ts';
import type { World } from '#http/context.ts';
import { addDocs } from '#http/docs-page.ts';
import { addHeaders } from '#http/headers.ts';
import { addPages } from '#http/pages.ts';
import { bodyOf } from '#http/refuse.ts';
import { addRoutes } from '#http/routes.ts';

/** All slices of the server. */
export const served = [...serverRoutes, ...accountRoutes, ...catalogueRoutes, ...demoRoutes];

export type AppOptions = World & { webFolder: string | null; logger?: FastifyServerOptions['logger'] };

export const buildApp = async ({ webFolder, logger, ...world }: AppOptions): Promise<FastifyInstance> => {
  const app = fastify({
    logger: logger ?? false,
    // Fastify's own defaults are 'no limit': a few hundred slow connections would hold the server.
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    bodyLimit: 64 * 1024,
    // Addresses and queries of children do not belong in a log.
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 100 },
  });
  addHeaders(app, world.env.profile);
  answerErrors(app);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  addRoutes(app, served, world);
  addDocs(app);
  if (webFolder === null)
    app.setNotFoundHandler((_request, reply) => reply.code(404).send(bodyOf('request/unknown')));
  else await addPages(app, webFolder);
  return app;
};
