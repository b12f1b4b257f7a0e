import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The answer to a GET call below `/api`, as it would have come by itself. */
export type AskMore = (path: string) => Promise<{ status: number; body: unknown }>;

/* Who asks, from where, and in which language; nothing else of a request decides its answer. */
const carried = ['authorization', 'accept-language', 'x-device', 'user-agent'] as const;

/**
 * Puts more questions of who made a request. Each goes the whole way, by its own policy, limits and schema, so that
 * nothing can be heard in this way that could not be heard by asking.
 */
export const askMoreOf =
  (app: FastifyInstance, request: FastifyRequest): AskMore =>
  async (path) => {
    const headers = Object.fromEntries(
      carried.flatMap((name) => (request.headers[name] === undefined ? [] : [[name, request.headers[name]]])),
    );
    const answer = await app.inject({
      method: 'GET',
      // A question within a question would have no end.
      url: path.startsWith('/answers') ? '/api/none' : `/api${path}`,
      remoteAddress: request.ip,
      headers,
    });
    const isJson = answer.headers['content-type']?.toString().includes('application/json') === true;
    return { status: answer.statusCode, body: isJson ? (answer.json() as unknown) : null };
  };
