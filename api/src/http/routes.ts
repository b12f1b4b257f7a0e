import { methodAndPath } from '@afrolearn/contract/define.ts';
import type { FastifyInstance } from 'fastify';
import { personOf } from '#features/accounts/index.ts';
import { admits, type World } from './context.ts';
import { policy } from './policy.ts';
import { readInput } from './read-input.ts';
import { refuse } from './refuse.ts';
import type { Served } from './serve.ts';

const largestBody = 64 * 1024;

/** Puts every call of the contract on the router. A call without a policy row stops the start. */
export const addRoutes = (app: FastifyInstance, served: readonly Served[], world: World): void => {
  for (const { key, call, handle } of served) {
    if (!(key in policy)) throw new Error(`${key} has no row in the policy table`);
    if (call.only !== undefined && call.only !== world.env.profile) continue;
    const { method, path } = methodAndPath(key);
    app.route({
      method,
      url: `/api${path}`,
      bodyLimit: call.limitBytes ?? largestBody,
      handler: async (request, reply) => {
        const user = await personOf(world, request.headers.authorization);
        if (!admits(call.access, user)) throw refuse(user === null ? 'session/none' : 'access/denied');
        const input = readInput(call, request);
        const answer = await handle({ ...world, ...input, user } as never);
        // The reply is parsed before it leaves: what the contract does not name cannot leak.
        return reply
          .code(call.status ?? 200)
          .header('cache-control', 'no-store')
          .send(call.reply.parse(answer));
      },
    });
  }
};
