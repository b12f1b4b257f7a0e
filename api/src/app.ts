import compress from '@fastify/compress';
import { type FastifyInstance, fastify, LogController } from 'fastify';
import { accountRoutes } from '#features/accounts/accounts.routes.ts';
import { personOf } from '#features/accounts/index.ts';
import { administrationRoutes } from '#features/administration/administration.routes.ts';
import { assignmentRoutes } from '#features/assignments/assignments.routes.ts';
import { assistantRoutes } from '#features/assistant/assistant.routes.ts';
import { attendanceRoutes } from '#features/attendance/attendance.routes.ts';
import { avatarRoutes } from '#features/avatars/avatars.routes.ts';
import { careRoutes } from '#features/care/care.routes.ts';
import { catalogueRoutes } from '#features/catalogue/catalogue.routes.ts';
import { cheerRoutes } from '#features/cheers/cheers.routes.ts';
import { classRoutes } from '#features/classes/classes.routes.ts';
import { demoRoutes } from '#features/demo/demo.routes.ts';
import { entryRoutes } from '#features/entry/entry.routes.ts';
import { eventRoutes } from '#features/events/events.routes.ts';
import { familyRoutes } from '#features/families/families.routes.ts';
import { friendRoutes } from '#features/friends/friends.routes.ts';
import { groupRoutes } from '#features/groups/groups.routes.ts';
import { growthRoutes } from '#features/growth/growth.routes.ts';
import { guardianChoiceRoutes } from '#features/guardian-choices/guardian-choices.routes.ts';
import { guardianInvitationRoutes } from '#features/guardian-invitations/guardian-invitations.routes.ts';
import { helpingRoutes } from '#features/helping/helping.routes.ts';
import { joiningRoutes } from '#features/joining/joining.routes.ts';
import { leaderboardRoutes } from '#features/leaderboard/leaderboard.routes.ts';
import { lessonContentRoutes } from '#features/lesson-content/lesson-content.routes.ts';
import { addVideos } from '#features/lessons/index.ts';
import { lessonRoutes } from '#features/lessons/lessons.routes.ts';
import { ownLessonRoutes } from '#features/lessons/own/own-lessons.routes.ts';
import { watchLooks } from '#features/looks/index.ts';
import { lookRoutes } from '#features/looks/looks.routes.ts';
import { mailRoutes } from '#features/mail/mail.routes.ts';
import { narrationRoutes } from '#features/narrations/narrations.routes.ts';
import { noteRoutes } from '#features/notes/notes.routes.ts';
import { notificationRoutes } from '#features/notifications/notifications.routes.ts';
import { openIdRoutes } from '#features/openid/openid.routes.ts';
import { ownQuizRoutes } from '#features/own-quizzes/own-quizzes.routes.ts';
import { addUploads } from '#features/photos/index.ts';
import { planRoutes } from '#features/plan/plan.routes.ts';
import { progressRoutes } from '#features/progress/progress.routes.ts';
import { reportRoutes } from '#features/reports/reports.routes.ts';
import { reviewRoutes } from '#features/review/review.routes.ts';
import { rosterRoutes } from '#features/rosters/rosters.routes.ts';
import { schoolWordRoutes } from '#features/school-words/school-words.routes.ts';
import { schoolYearRoutes } from '#features/school-year/school-year.routes.ts';
import { searchRoutes } from '#features/search/search.routes.ts';
import { secondFactorRoutes } from '#features/second-factor/second-factor.routes.ts';
import { addSecurityText } from '#features/server/index.ts';
import { serverRoutes } from '#features/server/server.routes.ts';
import { settingsRoutes } from '#features/settings/settings.routes.ts';
import { teachingRoutes } from '#features/teaching/teaching.routes.ts';
import { todayRoutes } from '#features/today/today.routes.ts';
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
import { policy } from './policy.ts';

/** All slices of the server. */
export const served = [
  ...serverRoutes,
  ...accountRoutes,
  ...entryRoutes,
  ...secondFactorRoutes,
  ...catalogueRoutes,
  ...demoRoutes,
  ...familyRoutes,
  ...guardianChoiceRoutes,
  ...guardianInvitationRoutes,
  ...growthRoutes,
  ...friendRoutes,
  ...classRoutes,
  ...attendanceRoutes,
  ...joiningRoutes,
  ...rosterRoutes,
  ...administrationRoutes,
  ...schoolYearRoutes,
  ...settingsRoutes,
  ...openIdRoutes,
  ...mailRoutes,
  ...searchRoutes,
  ...lessonContentRoutes,
  ...eventRoutes,
  ...lessonRoutes,
  ...ownLessonRoutes,
  ...ownQuizRoutes,
  ...narrationRoutes,
  ...notificationRoutes,
  ...noteRoutes,
  ...planRoutes,
  ...progressRoutes,
  ...todayRoutes,
  ...reviewRoutes,
  ...assignmentRoutes,
  ...avatarRoutes,
  ...leaderboardRoutes,
  ...cheerRoutes,
  ...helpingRoutes,
  ...groupRoutes,
  ...reportRoutes,
  ...schoolWordRoutes,
  ...assistantRoutes,
  ...teachingRoutes,
  ...lookRoutes,
  ...careRoutes,
];

export type AppOptions = World & {
  webFolder: string | null;
  logger?: LoggerOptions;
  /** Lines of one cause that the log keeps in a minute. */
  mostLogLines?: number;
  /** What tests of the tests take apart; the server itself always serves all slices by the policy table. */
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
    // Limits count by address: behind a proxy it is the one that the proxy names.
    trustProxy: world.env.trustProxy,
    // Fastify's own defaults are 'no limit': a few hundred slow connections would hold the server.
    requestTimeout: longestRequest,
    connectionTimeout: 60_000,
    bodyLimit: 64 * 1024,
    // Addresses and queries of children do not belong in a log.
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 100 },
    // While closing, what still arrives is answered as ever: Fastify's own 503 has neither our words nor headers.
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
  });
  addUploads(app, world.env.dataDir);
  addVideos(app, world);
  addDocs(app);
  addSecurityText(app, world);
  if (webFolder === null)
    app.setNotFoundHandler((request, reply) => refuseUnrouted(request, reply, methods(pathOf(request.url))));
  else await addPages(app, webFolder, methods);
  return app;
};
