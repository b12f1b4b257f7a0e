/** Compares the served routes with the contract and the policy table. */
import { calls } from '@afrolearn/contract';
import { type Call, defineCalls, methodAndPath } from '@afrolearn/contract/define.ts';
import { Done } from '@afrolearn/contract/values.ts';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import type { SafetyProfile } from '#env.ts';
import { personOf } from '#features/accounts/index.ts';
import { policy, served } from '#slices.ts';
import { samples } from '#testing/matrix/samples.ts';
import { testApp } from '#testing/test-app.ts';
import { addRoutes } from './routes.ts';
import { done, serve } from './serve.ts';

const names = Object.keys(calls);
const rules = { policy, personOf, watch: async () => undefined, isLook: () => false };
const contract: Record<string, Call> = calls;

/* Routes that are not calls of the contract. */
const besideTheContract = [
  'GET /.well-known/security.txt',
  'GET /api/docs',
  'GET /api/docs/openapi.json',
  'GET /uploads/:name',
  'GET /videos/:name',
];

const profiles = ['demo', 'school', 'public'] as const satisfies readonly SafetyProfile[];

/** Every route of the router, read from its own tree. */
const routesOf = async (profile: SafetyProfile): Promise<string[]> => {
  const { app } = await testApp({ SAFETY_PROFILE: profile });
  await app.ready();
  const parents: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const found = /^(?<indent>[│ ]*)[├└]── (?<part>\S*)(?: \((?<methods>[A-Z, ]+)\))?$/u.exec(line)?.groups;
      if (found === undefined) return [];
      const depth = (found['indent'] ?? '').length / 4;
      parents.length = depth;
      parents.push(found['part'] ?? '');
      return (found['methods'] ?? '')
        .split(', ')
        .filter((method) => method !== '')
        .map((method) => `${method} ${parents.join('')}`);
    });
};

const expectedIn = (profile: SafetyProfile): string[] => {
  const ours = names
    .filter((name) => contract[name]?.only === undefined || contract[name].only === profile)
    .map((name) => `${methodAndPath(name).method} /api${methodAndPath(name).path}`);
  const all = [...ours, ...besideTheContract];
  // Fastify serves HEAD for every GET route, with the same handler and the same checks.
  return [
    ...all,
    ...all.filter((one) => one.startsWith('GET ')).map((one) => one.replace('GET ', 'HEAD ')),
  ].sort();
};

test.each(profiles)(
  'in the profile %s every call is served exactly once, and nothing else is',
  async (profile) => {
    expect((await routesOf(profile)).sort()).toEqual(expectedIn(profile));
  },
);

test('every call of the contract has one handler, and there is no handler without a call', () => {
  expect(served.map(({ key }) => key).sort()).toEqual([...names].sort());
  for (const { key, call } of served) expect(call).toBe(contract[key]);
});

test('every call has a row in the policy table, and there is no row without a call', () => {
  expect(Object.keys(policy).sort()).toEqual([...names].sort());
});

test('every call has a good request for the matrix, and there is none without a call', () => {
  expect(Object.keys(samples).sort()).toEqual([...names].sort());
});

test('the calls that are open to anyone are these and no others', () => {
  expect(names.filter((name) => contract[name]?.access === 'anyone').sort()).toEqual([
    'GET /auth/provider',
    'GET /demo/people',
    'GET /grades',
    'GET /health',
    'GET /lesson/:id',
    'GET /lessons',
    'GET /lessons/:id',
    'GET /manifest',
    'GET /pictures',
    'GET /search/courses',
    'GET /subjects',
    'GET /tools/:slug/content',
    'GET /unit/:id',
    'GET /units',
    'GET /units/:id/summary',
    'POST /auth/google',
    'POST /demo/sign-in',
    'POST /lesson-content/generate',
    'POST /login',
    'POST /login/code',
    'POST /password-reset/confirm',
    'POST /password-reset/request',
    'POST /register',
    'POST /verify-email',
    'POST /vitals',
  ]);
});

test('a call that needs a person says in the policy table that anonymous is 401; an open one does not', () => {
  for (const [name, { answers }] of Object.entries(policy)) {
    const answer = answers.anonymous ?? answers.rest;
    if (contract[name]?.access === 'anyone') expect(answer, name).not.toBe(401);
    else expect(answer, name).toBe(401);
  }
});

test('control: a served call without a policy row stops the start', async () => {
  const { database, env } = await testApp();
  const made = defineCalls({ 'GET /made-up': { says: 'Nothing.', access: 'anyone', reply: Done } });
  const routes = serve(made, { 'GET /made-up': async () => done });
  const world = { db: database.db, env, now: () => new Date() };
  expect(() => addRoutes(fastify(), routes, world, rules)).toThrow(
    'GET /made-up has no row in the policy table',
  );
  // Inherited property names such as toString must not count as a row.
  const inherited = [{ ...routes[0], key: 'toString' }] as typeof routes;
  expect(() => addRoutes(fastify(), inherited, world, rules)).toThrow(
    'toString has no row in the policy table',
  );
});

test('control: a call that is served twice stops the start', async () => {
  const { database, env } = await testApp();
  const world = { db: database.db, env, now: () => new Date() };
  expect(() => addRoutes(fastify(), [...served, ...served], world, rules)).toThrow(/already declared/);
});

test.each(['school', 'public'] as const)(
  'calls of the demo do not exist in the profile %s',
  async (profile) => {
    const { send } = await testApp({ SAFETY_PROFILE: profile });
    const ofDemo = names.filter((name) => contract[name]?.only === 'demo');
    expect(ofDemo).not.toEqual([]);
    for (const name of ofDemo) {
      const { method, path } = methodAndPath(name);
      const answer = await send(method, `/api${path}`, method === 'GET' ? {} : { body: { personId: 1 } });
      expect([name, answer.status, answer.body]).toMatchObject([name, 404, { code: 'request/unknown' }]);
    }
  },
);

test('a call has one spelling: neither without /api, nor with a slash at its end, nor in capitals (G21)', async () => {
  const { send } = await testApp();
  for (const path of [
    '/grades',
    '/api/grades/',
    '/API/grades',
    '/api/Grades',
    '/api//grades',
    '/api/api/grades',
  ]) {
    expect([path, (await send('GET', path)).status]).toEqual([path, 404]);
  }
});
