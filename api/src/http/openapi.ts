import { type Call, methodAndPath } from '@afrolearn/contract/define.ts';
import { calls } from '@afrolearn/contract/index.ts';
import { type RefusalCode, refusals } from '@afrolearn/contract/refusals.ts';
import { languageCodes } from '@afrolearn/learning/languages/languages.ts';
import { z } from 'zod';

/** The OpenAPI 3.1 document, generated from the contract at each start. */

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
};

const content = (schema: Json) => ({ 'application/json': { schema } });

const refusalSchema = {
  type: 'object',
  required: ['error', 'code'],
  properties: {
    error: { type: 'string', description: 'A sentence a person can act on, in the language asked for.' },
    code: { type: 'string', enum: Object.keys(refusals) },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
  },
};

/* Refusals that any call may answer, in addition to its own. */
const always = [
  'request/malformed',
  'request/too-large',
  'request/wrong-type',
  'limits/too-many',
  'server/failed',
  'server/unavailable',
] as const;

export const refusalsOf = (call: Call): RefusalCode[] => [
  ...new Set<RefusalCode>([
    ...(call.refusals ?? []),
    'session/expired',
    'session/gone',
    ...(call.access === 'anyone' ? [] : (['session/none'] as const)),
    ...(call.access === 'anyone' || call.access === 'person' ? [] : (['access/denied'] as const)),
    ...(call.access === 'administrator' ? (['second-factor/needed'] as const) : []),
    // A dormant account can be read, and nothing is added.
    ...(call.whileDormant === true || (call.access !== 'person' && call.access !== 'learner')
      ? []
      : (['account/dormant'] as const)),
    // A path segment too long to be an id gives 404, whatever the call.
    ...(call.params === undefined ? [] : (['access/not-found', 'request/unknown'] as const)),
    ...(call.body === undefined ? [] : (['request/invalid'] as const)),
    ...(call.query === undefined ? [] : (['request/invalid'] as const)),
    ...always,
  ]),
];

const responses = (call: Call): Json => {
  const byStatus = new Map<number, RefusalCode[]>();
  for (const code of refusalsOf(call)) {
    const { status } = refusals[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return {
    [call.status ?? 200]: { description: 'Done.', content: content(schemaOf(call.reply, 'output')) },
    ...(call.sameForAll !== undefined
      ? { 304: { description: 'Nothing has changed (If-None-Match).' } }
      : {}),
    ...Object.fromEntries(
      [...byStatus].map(([status, codes]) => [
        status,
        { description: codes.join(', '), content: content({ $ref: '#/components/schemas/Refusal' }) },
      ]),
    ),
  };
};

const parameters = (place: 'path' | 'query', schema: z.ZodObject | undefined) => {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, one]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: one,
  }));
};

/** Every call accepts it; a browser sends its own value by default. */
const languageParameter = {
  name: 'Accept-Language',
  in: 'header',
  required: false,
  description: `The language of sentences: ${languageCodes.join(', ')}, with regions and q-values; anything else is English. Ids, codes, names of classes and subjects and the curriculum are the same in all of them.`,
  schema: { type: 'string' },
  example: 'sw, en;q=0.5',
};

const fileBody = (name: string): Json => ({
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        required: [name],
        properties: { [name]: { type: 'string', format: 'binary' } },
      },
    },
  },
});

const operation = (key: string, call: Call): Json => ({
  operationId: key.replace(/[^a-z]+/gi, '-').toLowerCase(),
  summary: call.says,
  ...(call.access === 'anyone' ? {} : { security: [{ bearer: [] }], 'x-access': call.access }),
  ...(call.only === undefined ? {} : { 'x-only-in-profile': call.only }),
  parameters: [
    ...parameters('path', call.params),
    ...parameters('query', call.query),
    { $ref: '#/components/parameters/Language' },
  ],
  ...(call.body === undefined
    ? {}
    : {
        requestBody: {
          // A missing body is read as an empty one, so a body is required only where an empty one is invalid.
          required: !call.body.safeParse({}).success,
          content: content(schemaOf(call.body, 'input')),
        },
      }),
  ...(call.file === undefined ? {} : { requestBody: fileBody(call.file) }),
  responses: responses(call),
});

export const openApi = (): Json => {
  const paths: Record<string, Json> = {};
  for (const [key, call] of Object.entries<Call>(calls)) {
    const { method, path } = methodAndPath(key);
    const url = `/api${path.replace(/:(\w+)/g, '{$1}')}`;
    paths[url] = { ...paths[url], [method.toLowerCase()]: operation(key, call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'AfroLearn',
      version: '0.1.0',
      description: 'Every call of AfroLearn. A failed call answers { error, code, fields? }.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    paths,
    components: {
      schemas: { Refusal: refusalSchema },
      parameters: { Language: languageParameter },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
};
