import type { Call } from '@afrolearn/contract/define.ts';
import { type FieldFault, faultIn } from '@afrolearn/contract/faults.ts';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type Faults, refuse } from './refuse.ts';

type Part = 'params' | 'query' | 'body';

/** One fault per field, the first one found. A fault of the whole body has an empty name. */
const fieldsOf = (error: z.ZodError): Faults => {
  const fields: Record<string, FieldFault> = {};
  for (const { path, message } of error.issues) fields[path.map(String).join('.')] ??= faultIn(message);
  return fields;
};

const sent = (request: FastifyRequest, part: Part): unknown => {
  if (part === 'params') return request.params;
  if (part === 'query') return request.query;
  return request.body ?? {};
};

/* Postgres can store neither NUL nor a lone surrogate, in text or in JSON. */
const unstorable = /[\0\p{Cs}]/u;

/** The path of the first text that Postgres cannot store, or null. */
export const unstorableIn = (value: unknown): string | null => {
  if (typeof value === 'string') return unstorable.test(value) ? '' : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const key of Object.keys(value)) {
    if (unstorable.test(key)) return '';
    // The path is built on the way back, and only on a match, because this walks through every request body.
    const found = unstorableIn((value as Record<string, unknown>)[key]);
    if (found !== null) return found === '' ? key : `${key}.${found}`;
  }
  return null;
};

/** Checks the three parts of a request against the contract; unknown fields are dropped. */
export const readInput = (call: Call, request: FastifyRequest): Record<Part, unknown> => {
  const input: Record<Part, unknown> = { params: undefined, query: undefined, body: undefined };
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = call[part];
    if (schema === undefined) continue;
    const read = schema.safeParse(sent(request, part));
    const hidden = read.success ? unstorableIn(read.data) : null;
    if (!read.success || hidden !== null) {
      // To the caller a malformed id looks the same as an unknown one.
      if (part === 'params') throw refuse('access/not-found');
      const fields = read.success
        ? { [hidden ?? '']: { key: 'text/hidden' } as const }
        : fieldsOf(read.error);
      throw refuse('request/invalid', { fields });
    }
    input[part] = read.data;
  }
  return input;
};
