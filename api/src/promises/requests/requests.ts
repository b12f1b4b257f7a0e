/** Requests generated from the OpenAPI document: some are valid, the others have one or more faults. */
import fc, { type Arbitrary } from 'fast-check';
import { type Actor, actors } from '#http/policy.ts';
import { multipart } from '#testing/multipart.ts';
import { fromSchema, type Schema } from './from-schema.ts';
import { brokenBody, contentTypes, hostileText, hostileValue, strayPath } from './hostile.ts';

export type Parameter = { name: string; in: string; required: boolean; schema: Schema };
export type Operation = {
  method: string;
  /** As in the document: `/api/unit/{id}`. */
  path: string;
  parameters: readonly Parameter[];
  /** The JSON body; a call that takes a file has the name of its part. */
  body: Schema | null;
  file: string | null;
  responses: Record<string, { description: string; content?: { 'application/json': { schema: Schema } } }>;
};

export type Sent = {
  actor: Actor | 'bad session';
  method: string;
  url: string;
  headers: Record<string, string>;
  payload: string | Buffer | null;
  /** The JSON value of the payload; null where it has none. */
  value: { json: unknown } | null;
};

type Document = { paths: Record<string, Record<string, Json>> };
type Json = {
  parameters: (Partial<Parameter> & { $ref?: string })[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Operation['responses'];
};

export const operationsOf = (document: unknown): Operation[] =>
  Object.entries((document as Document).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody, responses }]) => {
      const form = requestBody?.content['multipart/form-data']?.schema;
      return {
        method: method.toUpperCase(),
        path,
        parameters: parameters.filter((one): one is Parameter => one.$ref === undefined),
        body: requestBody?.content['application/json']?.schema ?? null,
        file: form?.required?.[0] ?? null,
        responses,
      };
    }),
  );

/** Percent-encodes any text. A lone surrogate, which cannot be encoded, is followed by the bytes it would have. */
const escaped = (text: string): string => {
  const whole = encodeURIComponent(Buffer.from(text).toString());
  return /\p{Cs}/u.test(text) ? `${whole}%ED%A0%80` : whole;
};

const word = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value)) ?? '';

/* Mostly the ids of the call's own existing object; sometimes values from the schema, or hostile ones. */
const pathWords = (operation: Operation, real: Record<string, string | number>): Arbitrary<string> => {
  const names = operation.parameters.filter((one) => one.in === 'path');
  const parts = names.map(({ name, schema }) =>
    fc.oneof(
      { weight: 5, arbitrary: fc.constant(String(real[name] ?? '1')) },
      { weight: 2, arbitrary: fromSchema(schema).map(word) },
      { weight: 2, arbitrary: hostileText },
    ),
  );
  return fc
    .tuple(...parts)
    .map((values) =>
      names.reduce(
        (path, { name }, place) => path.replace(`{${name}}`, escaped(values[place] ?? '')),
        operation.path,
      ),
    );
};

const queryPairs = (operation: Operation): Arbitrary<string> => {
  const known = operation.parameters.filter((one) => one.in === 'query');
  const pairs = known.map(({ name, schema, required }) =>
    fc
      .tuple(
        fc.oneof(
          { weight: 5, arbitrary: fromSchema(schema).map(word) },
          { weight: 2, arbitrary: hostileText },
        ),
        // Omitted, once, or twice; or as a list in the style of PHP.
        fc.constantFrom(...(required ? [] : ['']), 'once', 'once', 'once', 'twice', 'list'),
      )
      .map(([value, how]) => {
        const pair = `${name}=${escaped(value)}`;
        if (how === '') return [];
        if (how === 'list') return [`${name}[]=${escaped(value)}`];
        return how === 'once' ? [pair] : [pair, `${name}=1`];
      }),
  );
  const stray = fc.constantFrom(
    [],
    [],
    [],
    ['__proto__=1'],
    ['a=%'],
    ['=&&='],
    ['x'.repeat(3000)],
    ['%00=%00'],
  );
  return fc
    .tuple(...pairs, stray)
    .map((lists) => lists.flat())
    .map((list) => (list.length === 0 ? '' : `?${list.join('&')}`));
};

/** One field, at any depth, gets a bad value, is removed, or is added. */
const spoil = (value: unknown, where: number, bad: unknown): unknown => {
  if (Array.isArray(value) && value.length > 0)
    return value.map((one, place) => (place === where % value.length ? spoil(one, where, bad) : one));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return bad;
  const names = Object.keys(value);
  const name = names[where % (names.length + 1)];
  if (name === undefined) return { ...value, surprise: bad };
  const { [name]: old, ...others } = value as Record<string, unknown>;
  if (where % 5 === 0) return others;
  const inner =
    typeof old === 'object' && old !== null && where % 2 === 0 ? spoil(old, where >> 1, bad) : bad;
  return { ...others, [name]: inner };
};

type Body = Pick<Sent, 'payload' | 'value'> & { type: string | null };

const written = (json: unknown): Body => ({
  payload: JSON.stringify(json) ?? 'null',
  value: { json },
  type: 'application/json',
});

const jsonBody = (schema: Schema): Arbitrary<Body> => {
  const good = fromSchema(schema);
  const spoilt = fc
    .tuple(good, fc.nat(1000), hostileValue)
    .map(([value, where, bad]) => written(spoil(value, where, bad)));
  const broken = brokenBody.map((payload) => ({ payload, value: null, type: 'application/json' }));
  const mistyped = fc
    .tuple(good, fc.constantFrom(...contentTypes))
    .map(([value, type]) => ({ ...written(value), value: null, type }));
  const none = fc.constant({ payload: null, value: null, type: null });
  return fc.oneof(
    { weight: 6, arbitrary: good.map(written) },
    { weight: 8, arbitrary: spoilt },
    { weight: 2, arbitrary: broken },
    mistyped,
    none,
  );
};

const fileBody = (name: string): Arbitrary<Body> =>
  fc
    .tuple(
      fc.constantFrom(name, name, name, 'other', ''),
      fc.oneof(fc.uint8Array({ maxLength: 200 }), fc.constantFrom(new Uint8Array(0), new Uint8Array(90_000))),
      fc.oneof(
        fc.constantFrom('me.jpg', '../../x', '\u0000'),
        hostileText.map((text) => text.slice(0, 80)),
      ),
      fc.boolean(),
    )
    .map(([part, bytes, filename, end]) => {
      const { type, payload } = multipart([{ name: part, filename, bytes: Buffer.from(bytes) }], { end });
      return { payload, value: null, type };
    });

const bodyOf = ({ body, file, method }: Operation): Arbitrary<Body> => {
  if (body !== null) return jsonBody(body);
  const none = fc.constant({ payload: null, value: null, type: null });
  if (file !== null) return fc.oneof({ weight: 4, arbitrary: fileBody(file) }, jsonBody({}), none);
  return method === 'GET' ? none : fc.oneof({ weight: 4, arbitrary: none }, jsonBody({}));
};

/* Header values are bytes; a client cannot send other characters. */
const headerText = hostileText.map((text) => text.replace(/[^\x20-\x7e\x80-\xff]/gu, '').slice(0, 500));

const headersOf = fc.record(
  {
    'accept-language': fc.oneof(fc.constantFrom('sw', 'fr, en;q=0.5', 'lg', '*', 'sw;q=NaN'), headerText),
    'x-device': fc.oneof(fc.uuid(), headerText),
    'if-none-match': fc.oneof(fc.constantFrom('*', 'W/"x"'), headerText),
    'user-agent': headerText,
    accept: fc.constantFrom('text/html', 'application/json', '*/*'),
    'accept-encoding': fc.constantFrom('br', 'gzip', 'identity', 'zstd', '*;q=0'),
    'x-forwarded-for': headerText,
    range: fc.constantFrom('bytes=0-', 'bytes=9-1', 'bytes=a', 'lines=1-2'),
  },
  { requiredKeys: [] },
);

const whoAsks = fc.constantFrom(...actors, 'bad session' as const);

/** `real` are the path parameters of an existing object. */
export const requestsOf = (operation: Operation, real: Record<string, string | number>): Arbitrary<Sent> =>
  fc
    .tuple(whoAsks, pathWords(operation, real), queryPairs(operation), bodyOf(operation), headersOf)
    .map(([actor, path, query, { payload, value, type }, headers]) => ({
      actor,
      method: operation.method,
      url: `${path}${query}`,
      headers: type === null ? headers : { ...headers, 'content-type': type },
      payload,
      value,
    }));

export const strayRequests: Arbitrary<Sent> = fc
  .tuple(
    whoAsks,
    fc.constantFrom('GET', 'GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'),
    strayPath,
    headersOf,
  )
  .map(([actor, method, url, headers]) => ({ actor, method, url, headers, payload: null, value: null }));
