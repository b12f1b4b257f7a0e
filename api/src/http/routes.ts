import { type Call, methodAndPath } from '@afrolearn/contract/define.ts';
import type { RefusalCode } from '@afrolearn/contract/refusals.ts';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { isGone } from '#db/is-taken.ts';
import { openMailer } from '#mail/mailer.ts';
import { speechFor } from '#words/words.ts';
import { workAfterwards } from './afterwards.ts';
import { type Client, clientOf, saltOf } from './client.ts';
import { admits, type Person, type World } from './context.ts';
import { leasedWindows } from './counters/leased-windows.ts';
import { minuteWindows } from './counters/minute-windows.ts';
import { fileReader, fileRoute, fileStreamer } from './file-route.ts';
import { securityHeaders } from './headers.ts';
import { admitThisMinute, admitToday } from './limits/apply.ts';
import type { PolicyTable } from './policy.ts';
import { readInput } from './read-input.ts';
import { refuse } from './refuse.ts';
import type { Served } from './serve.ts';
import { askMoreOf } from './transport/ask-more.ts';
import { sendTagged } from './transport/etag.ts';
import { isKept, sendKept } from './transport/kept.ts';
import { remembered } from './transport/remembered.ts';

const speechOf = remembered((header) => speechFor({ headers: { 'accept-language': header } }));

const largestBody = 64 * 1024;

const fileOf = (call: Call, request: FastifyRequest) => {
  if (call.file === undefined) return undefined;
  return call.streams === undefined ? fileReader(call, request) : fileStreamer(call, request);
};

export type Answered = { user: Person | null; params: unknown; answer: unknown };

/** The rules that the router applies: the policy, and how to authenticate a request. */
export type Rules = {
  policy: PolicyTable;
  /** Authenticates the bearer. Without one the person is null; an invalid one is refused. */
  personOf: (
    world: Pick<World, 'db' | 'env' | 'now'>,
    authorization: string | undefined,
  ) => Person | null | Promise<Person | null>;
  /** Called before every answer is sent, with who asked what and what the answer contains. */
  watch: (world: Pick<World, 'db' | 'now'>, key: string, answer: Answered) => Promise<void>;
  /** Whether answers of this call can show a child to an adult. `watch` must see each of them. */
  isLook: (key: string) => boolean;
};

const whyNot = ({ access }: Call, user: Person | null): RefusalCode => {
  if (user === null) return 'session/none';
  return access === 'administrator' && user.lacksFactor === true ? 'second-factor/needed' : 'access/denied';
};

/*
 * A group, class or task may be deleted between the check and the write. The call then answers 404, as it would a
 * moment later.
 */
const asRemoved = ({ params, refusals = [] }: Call, error: unknown): unknown =>
  isGone(error) && (params !== undefined || refusals.includes('access/not-found'))
    ? refuse('access/not-found')
    : error;

/** Registers every call of the contract on the router. A call without a policy row stops the start. */
export const addRoutes = (
  app: FastifyInstance,
  served: readonly Served[],
  world: World,
  { policy, personOf, watch, isLook }: Rules,
): void => {
  const windows = (world.processes ?? 1) > 1 ? leasedWindows(world) : minuteWindows(world);
  const salt = saltOf(world.db);
  const mail = world.env.mail === null ? null : openMailer(world.env.mail, app.log);
  const afterwards = workAfterwards(app);
  const always = Object.entries(securityHeaders(world.env.profile)).flat();
  app.addHook('onClose', () => windows.stop());
  for (const { key, call, handle } of served) {
    const limit = Object.hasOwn(policy, key) ? policy[key]?.limit : undefined;
    if (limit === undefined) throw new Error(`${key} has no row in the policy table`);
    if (call.only !== undefined && call.only !== world.env.profile) continue;
    const { method, path } = methodAndPath(key);
    // A request with an invalid bearer counts as anonymous.
    const countAsStranger = (client: Client) => async (error: unknown) => {
      await admitThisMinute(world, windows, limit, { user: null, client });
      throw error;
    };
    const tellRemoved = (error: unknown): never => {
      throw asRemoved(call, error);
    };
    const parse = (answer: unknown) => call.reply.parse(answer);
    const route: RouteOptions = {
      method,
      url: `/api${path}`,
      // File calls check the size in their own reader; other bodies have this limit.
      bodyLimit: call.file === undefined ? (call.limitBytes ?? largestBody) : largestBody,
      config: {
        slow: call.streams !== undefined,
        bodyless: call.body === undefined,
        partByPart: call.partByPart === true,
      },
      handler: async (request, reply) => {
        // Awaits only what is not known yet, because each await costs time and there are many.
        const salted = salt();
        const client = clientOf(request, salted instanceof Promise ? await salted : salted);
        const asking = personOf(world, request.headers.authorization);
        const user = asking instanceof Promise ? await asking.catch(countAsStranger(client)) : asking;
        const admitted = admitThisMinute(world, windows, limit, { user, client });
        if (admitted !== undefined) await admitted;
        if (!admits(call.access, user)) throw refuse(whyNot(call, user));
        if (user?.dormant === true && method !== 'GET' && call.whileDormant !== true)
          throw refuse('account/dormant');
        const input = readInput(call, request);
        const today = admitToday(world, limit, { user, client });
        if (today !== undefined) await today;
        // Each property by name: this runs for every call, and copying objects would take longer than everything else
        // here.
        const handled = handle({
          db: world.db,
          env: world.env,
          now: world.now,
          disk: world.disk,
          processes: world.processes,
          limitsWidth: world.limitsWidth,
          textsFile: world.textsFile,
          params: input.params,
          query: input.query,
          body: input.body,
          user,
          client,
          agent: request.headers['user-agent'] ?? '',
          say: speechOf(request.headers['accept-language'] ?? ''),
          mail,
          askMore: askMoreOf(app, request),
          afterwards,
          log: app.log,
          file: fileOf(call, request),
        } satisfies Record<keyof World, unknown> & Record<string, unknown> as never);
        const answer = handled instanceof Promise ? await handled.catch(tellRemoved) : handled;
        // The reply is parsed before it is sent, so that fields outside the contract cannot leak.
        if (isKept(answer)) {
          // A cached reply is sent without being parsed, so `watch` could not record whom it shows.
          if (isLook(key)) throw new Error(`${key} can show a child: its answer may not come from a cache`);
          return sendKept(request, reply, answer, parse, always);
        }
        const parsed = parse(answer);
        await watch(world, key, { user, params: input.params, answer: parsed });
        reply.header('vary', 'accept-language');
        if (call.sameForAll === true) return sendTagged(request, reply, parsed);
        return reply
          .code(call.status ?? 200)
          .header('cache-control', 'no-store')
          .send(parsed);
      },
    };
    if (call.file === undefined) app.route(route);
    else app.register(fileRoute(route));
  }
};
