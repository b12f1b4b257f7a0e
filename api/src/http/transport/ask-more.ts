import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The answer to a GET call below `/api`, the same as that of a separate request. */
export type AskMore = (path: string) => Promise<{ status: number; body: unknown }>;

/* The headers that are copied to further requests, because the answer depends on them. */
const carried = ['authorization', 'accept-language', 'x-device', 'user-agent'] as const;

/**
 * Makes further requests for the person of a request. Each goes through its own policy, limits and schema, so that it
 * cannot return anything that a separate request could not.
 */
export const askMoreOf =
  (app: FastifyInstance, request: FastifyRequest): AskMore =>
  async (path) => {
    const headers = Object.fromEntries(
      carried.flatMap((name) => (request.headers[name] === undefined ? [] : [[name, request.headers[name]]])),
    );
    const answer = await app.inject({
      method: 'GET',
      // Nested calls to /answers are refused: they could recurse without end.
      url: path.startsWith('/answers') ? '/api/none' : `/api${path}`,
      remoteAddress: request.ip,
      headers,
    });
    const isJson = answer.headers['content-type']?.toString().includes('application/json') === true;
    return { status: answer.statusCode, body: isJson ? (answer.json() as unknown) : null };
  };
