import type { Call } from '@afrolearn/contract/define.ts';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { refuse } from './refuse.ts';

type Part = 'params' | 'query' | 'body';

/** One message per field, the first that was found; a fault of the whole is told under an empty name. */
const fieldsOf = (error: z.ZodError): Record<string, string> => {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) fields[path.map(String).join('.')] ??= message;
  return fields;
};

const sent = (request: FastifyRequest, part: Part): unknown => {
  if (part === 'params') return request.params;
  if (part === 'query') return request.query;
  return request.body ?? {};
};

/** Checks the three parts of a request against the contract; unknown fields are dropped. */
export const readInput = (call: Call, request: FastifyRequest): Record<Part, unknown> => {
  const input: Record<Part, unknown> = { params: undefined, query: undefined, body: undefined };
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = call[part];
    if (schema === undefined) continue;
    const read = schema.safeParse(sent(request, part));
    if (!read.success) {
      // What cannot be an id is the same to the caller as an id that nobody has.
      if (part === 'params') throw refuse('access/not-found');
      throw refuse('request/invalid', { fields: fieldsOf(read.error) });
    }
    input[part] = read.data;
  }
  return input;
};
