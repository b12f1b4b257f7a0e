/** Checks the OpenAPI document and its readable page against the contract. */
import { calls } from '@afrolearn/contract';
import { type Call, methodAndPath } from '@afrolearn/contract/define.ts';
import { refusals } from '@afrolearn/contract/refusals.ts';
import { expect, test } from 'vitest';
import { testApp } from '#testing/test-app.ts';
import { openApi, refusalsOf } from './openapi.ts';

type Operation = {
  operationId: string;
  summary: string;
  parameters: ({ name: string; in: string; required: boolean; schema: object } | { $ref: string })[];
  requestBody?: { required: boolean; content: Record<string, { schema: object }> };
  responses: Record<string, { description: string; content: Record<string, { schema: object }> }>;
  security?: object[];
};
type Document = {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  components: Record<'schemas' | 'parameters' | 'securitySchemes', Record<string, object>>;
};

const { send } = await testApp();
const document = (await send('GET', '/api/docs/openapi.json')).body as Document;
const contract: [string, Call][] = Object.entries(calls);
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

const operationOf = (key: string): Operation => {
  const { method, path } = methodAndPath(key);
  const found = document.paths[`/api${path.replace(/:(\w+)/g, '{$1}')}`]?.[method.toLowerCase()];
  if (found === undefined) throw new Error(`${key} is not in the document`);
  return found;
};

test('the document is OpenAPI 3.1 in its shape', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(document.info).toMatchObject({
    title: 'AfroLearn',
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  });
  for (const { path, method, operation } of operations) {
    const where = `${method} ${path}`;
    expect(path, where).toMatch(/^\/api\//);
    expect(['get', 'post', 'put', 'patch', 'delete'], where).toContain(method);
    expect(operation.summary, where).toMatch(/^[A-Z].*\.$/);
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const named = operation.parameters.flatMap((one) => ('in' in one && one.in === 'path' ? [one] : []));
    expect(named.map(({ name }) => name).sort(), where).toEqual(inPath.sort());
    expect(
      named.every(({ required }) => required),
      where,
    ).toBe(true);
    expect(
      Object.keys(operation.responses).every((status) => /^[2-5]\d\d$/.test(status)),
      where,
    ).toBe(true);
    expect(
      Object.keys(operation.responses).filter((status) => status.startsWith('2')),
      where,
    ).toHaveLength(1);
  }
});

test('every reference in the document leads somewhere, and no operation has the name of another', () => {
  const references = JSON.stringify(document).matchAll(
    /"\$ref":"#\/components\/(schemas|parameters)\/([^"]+)"/g,
  );
  for (const [, kind, name] of references)
    expect(Object.keys(document.components[kind as 'schemas' | 'parameters'])).toContain(name);
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z][a-z-]*[a-z]$/.test(id))).toEqual([]);
});

test('every call is in the document, and nothing else', () => {
  expect(operations).toHaveLength(contract.length);
  for (const [key, call] of contract) expect(operationOf(key).summary).toBe(call.says);
});

test('what a call takes and answers is in the document', () => {
  for (const [key, call] of contract) {
    const operation = operationOf(key);
    // A missing body is read as an empty one. Where the call accepts that, the document must not require a body.
    if (call.body !== undefined)
      expect(operation.requestBody, key).toMatchObject({ required: !call.body.safeParse({}).success });
    const good = operation.responses[String(call.status ?? 200)];
    expect(Object.values(good?.content ?? {})[0]?.schema, key).toBeTypeOf('object');
    if (call.access === 'anyone') expect(operation.security, key).toBeUndefined();
    else expect(operation.security, key).toEqual([{ bearer: [] }]);
  }
});

test('a call without its body is refused where the document says that it needs one, and taken where not', async () => {
  const required = (key: string) => (operationOf(key).requestBody as { required: boolean }).required;
  expect([required('POST /login'), required('PUT /settings')]).toEqual([true, false]);
  expect((await send('POST', '/api/login')).status).toBe(400);
});

test('every call can be asked in a language, and the document names ours', () => {
  for (const { path, operation } of operations)
    expect(operation.parameters, path).toContainEqual({ $ref: '#/components/parameters/Language' });
  expect(document.components.parameters['Language']).toMatchObject({
    name: 'Accept-Language',
    in: 'header',
    description: expect.stringContaining('en, sw, fr, lg'),
  });
});

test('every refusal of a call is in the document under its status', () => {
  for (const [key, call] of contract) {
    for (const code of [...(call.refusals ?? []), ...refusalsOf(call)]) {
      const described = operationOf(key).responses[String(refusals[code].status)]?.description ?? '';
      expect(described.split(', '), key).toContain(code);
    }
  }
});

test('every refusal is a plain sentence with a status of its kind', () => {
  for (const [code, { status, text }] of Object.entries(refusals)) {
    expect(code).toMatch(/^[a-z-]+\/[a-z-]+$/);
    expect(status, code).toBeGreaterThanOrEqual(400);
    expect(text, code).toMatch(/^[A-Z][^<>{}]*[.!?]$/);
  }
});

test('the document is made from the contract alone, the same each time', () => {
  expect(openApi()).toEqual(openApi());
});

test('the readable page names every call and refusal, as HTML without a script', async () => {
  const { status, headers, text } = await send('GET', '/api/docs');
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  for (const [key, call] of contract) {
    expect(text).toContain(`<h2>${key.replace(' /', ' /api/')}</h2>`);
    for (const code of refusalsOf(call)) expect(text).toContain(`${refusals[code].status} ${code}`);
  }
  expect(text).toMatch(/^<!doctype html><html lang="en">/);
  expect(text).not.toMatch(/<script|\son\w+=|javascript:|https?:\/\//i);
});

test('an email is told as one, and an id as a whole number', () => {
  const register = JSON.stringify(document.paths['/api/register']?.['post']?.requestBody);
  expect(register).toContain('"format":"email"');
  const [id] = document.paths['/api/unit/{id}']?.['get']?.parameters ?? [];
  expect(id).toMatchObject({ name: 'id', in: 'path', schema: { type: 'integer', minimum: 1 } });
});
