import compress from '@fastify/compress';
import { type FastifyInstance, fastify, LogController } from 'fastify';
import { personOf } from '#features/accounts/index.ts';
import { addVideos } from '#features/lessons/index.ts';
import { isLook, watchLooks } from '#features/looks/index.ts';
import { addUploads } from '#features/photos/index.ts';
import { addSecurityText } from '#features/server/index.ts';
import { answerErrors } from '#http/answer-errors.ts';
import { answerUnreadable, answerUnroutable } from '#http/answer-unreadable.ts';
import type { World } from '#http/context.ts';
import { addDocs } from '#http/docs-page.ts';
import { addHeaders } from '#http/headers.ts';
import { boundLog, type LoggerOptions } from '#http/log.ts';
import { addPages } from '#http/pages.ts';
import type { PolicyTable } from '#http/policy.ts';
import { addRoutes, type Rules } from '#http/routes.ts';
import type { Served } from '#http/serve.ts';
import { refuseWritesWhenFull } from '#http/transport/disk-guard.ts';
import { readJson } from '#http/transport/json-bodies.ts';
import { methodsOf, pathOf, refuseUnrouted } from '#http/transport/other-methods.ts';
import { cutSlowBodies, longestRequest } from '#http/transport/slow-bodies.ts';
import { addWorkerScript } from '#http/worker-script.ts';
import { policy, served } from './slices.ts';

export type AppOptions = World & {
  webFolder: string | null;
  logger?: LoggerOptions;
  /** The maximum number of log lines of one cause in a minute. */
  mostLogLines?: number;
  /** For tests of the test suites themselves. The server always serves all slices by the policy table. */
  doctored?: { served: readonly Served[]; policy: PolicyTable; watch?: Rules['watch'] };
};

export const buildApp = async ({
  webFolder,
  logger,
  mostLogLines,
  doctored,
  ...world
}: AppOptions): Promise<FastifyInstance> => {
  const log = logger === undefined ? null : boundLog(logger, mostLogLines);
  const app = fastify({
    logger: log?.options ?? false,
    // Limits count by address. Behind a proxy this is the address that the proxy reports.
    trustProxy: world.env.trustProxy,
    // Fastify's own defaults have no limit: a few hundred slow connections could hold the server.
    requestTimeout: longestRequest,
    connectionTimeout: 60_000,
    bodyLimit: 64 * 1024,
    // Addresses and query strings of children must not be logged.
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 100 },
    // While closing, requests that still arrive are answered as usual: Fastify's own 503 has neither our words nor
    // our headers.
    return503OnClosing: false,
    frameworkErrors: answerUnroutable(world.env.profile),
    clientErrorHandler: answerUnreadable(world.env.profile),
  });
  if (log !== null) app.addHook('onClose', async () => log.settle());
  readJson(app);
  cutSlowBodies(app);
  addHeaders(app, world.env.profile);
  refuseWritesWhenFull(app, world.disk);
  answerErrors(app);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  const methods = methodsOf(app);
  addRoutes(app, doctored?.served ?? served, world, {
    policy: doctored?.policy ?? policy,
    personOf,
    watch: doctored?.watch ?? watchLooks,
    isLook,
  });
  addUploads(app, world.env.dataDir);
  addVideos(app, world);
  addDocs(app);
  addSecurityText(app, world);
  if (webFolder !== null) addWorkerScript(app, webFolder, world.env.offlineApp);
  if (webFolder === null)
    app.setNotFoundHandler((request, reply) => refuseUnrouted(request, reply, methods(pathOf(request.url))));
  else await addPages(app, webFolder, methods);
  return app;
};
