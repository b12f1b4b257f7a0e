/** Finds faults of an answer, by the OpenAPI document alone. */
import { z } from 'zod';
import type { Schema } from './from-schema.ts';
import type { Operation, Sent } from './requests.ts';
import type { Answer } from './server.ts';

const readers = new Map<Schema, z.ZodType>();
const readerOf = (schema: Schema): z.ZodType => {
  const known = readers.get(schema) ?? z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);
  readers.set(schema, known);
  return known;
};

const parse = (text: string): { json: unknown } | null => {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return null;
  }
};

const isRefusal = (json: unknown, codes: string): string | null => {
  const { error, code } = (json ?? {}) as { error?: unknown; code?: unknown };
  if (typeof error !== 'string' || error === '') return 'the refusal says nothing';
  return codes.split(', ').includes(String(code)) ? null : `the code ${code} is not documented`;
};

/* A server without an identity provider answers 503; that is not a failure. */
const isPlain = (text: string) => text.includes('"code":"google/not-configured"');

/** For requests that match no call: checks only that the server did not fail. */
export const wrongWithStray = ({ status, text }: Answer): string | null =>
  status === 0 || (status >= 500 && !isPlain(text)) ? `answered ${status}: ${text.slice(0, 200)}` : null;

export const wrongWith = (
  { responses, body }: Operation,
  { value }: Sent,
  answer: Answer,
  longest: number,
): string | null => {
  const { status, text, took } = answer;
  const failed = wrongWithStray(answer);
  if (failed !== null) return failed;
  if (took > longest) return `took ${took.toFixed(0)} ms`;
  const documented = responses[status];
  if (documented === undefined) return `the status ${status} is not documented: ${text.slice(0, 200)}`;
  const schema = documented.content?.['application/json'].schema;
  if (schema === undefined) return null;
  const read = parse(text);
  if (read === null) return `answered ${status} with no JSON: ${text.slice(0, 100)}`;
  if (status >= 400) return isRefusal(read.json, documented.description);
  const reply = readerOf(schema).safeParse(read.json);
  if (!reply.success) return `the answer is not as documented: ${z.prettifyError(reply.error)}`;
  if (body !== null && value !== null && !readerOf(body).safeParse(value.json).success)
    return 'took a body that the document does not allow';
  return null;
};
