import { IDBFactory } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import { earlyScript } from './early-script.ts';

type Early = {
  token: string;
  language: string;
  calls: Record<string, Promise<Response>>;
  answers: unknown;
  database?: Promise<IDBDatabase>;
  blocked: Promise<unknown>;
};
const paths = ['/me', '/lesson/:id', '/unit/:unit', '/xp/:me'];
const database = {
  name: 'afrolearn',
  steps: ['(made) => made.createObjectStore("events")'],
};
const kinds = { q: { scripts: ['assets/quiz.js'], styles: ['assets/quiz.css'] } };

/** Runs the script from its text alone, as a browser does. */
const run = (path: string, route = '/lesson/:id'): Early | undefined => {
  history.replaceState(null, '', path);
  new Function(earlyScript(route, paths, kinds, database))();
  return (globalThis as { early?: Early }).early;
};
const signIn = () => {
  localStorage.setItem('token', 'mango');
  localStorage.setItem('user', '{"id":7}');
};
const answering = (answer: () => Promise<Response>) => {
  const fetched = vi.fn(answer);
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'early');
  localStorage.clear();
  document.documentElement.lang = 'en';
  document.documentElement.removeAttribute('data-known');
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

test('the questions of a page are put in one call, with its own person, and each has its answer', async () => {
  signIn();
  localStorage.setItem('afl_language', 'sw');
  const answers = Object.fromEntries(
    ['/me', '/lesson/u382-q1', '/unit/382', '/xp/7'].map((path) => [path, { status: 200, body: { path } }]),
  );
  const fetched = answering(async () => json({ ...answers, '/xp/7': { status: 404, body: { code: 'no' } } }));
  const early = run('/lesson/u382-q1');
  expect(fetched).toHaveBeenCalledExactlyOnceWith(
    '/api/answers?to=/me,/lesson/u382-q1,/unit/382,/xp/7',
    expect.objectContaining({
      headers: expect.objectContaining({ authorization: 'Bearer mango', 'accept-language': 'sw' }),
    }),
  );
  expect(early).toMatchObject({ token: 'mango', language: 'sw' });
  expect(await (await early?.calls['/unit/382'])?.json()).toEqual({ path: '/unit/382' });
  expect((await early?.calls['/xp/7'])?.status).toBe(404);
  expect(early?.answers).toMatchObject({ '/me': { status: 200, body: { path: '/me' } } });
  expect(document.documentElement.lang).toBe('sw');
});

test('what this device keeps is opened with its stores, and where that is forbidden the questions are put all the same', async () => {
  signIn();
  answering(async () => json({}));
  vi.stubGlobal('indexedDB', new IDBFactory());
  expect([...((await run('/dashboard')?.database)?.objectStoreNames ?? [])]).toEqual(['events']);
  vi.stubGlobal('indexedDB', undefined);
  const early = run('/dashboard');
  expect([early?.database, Object.keys(early?.calls ?? {})]).toEqual([undefined, ['/me', '/xp/7']]);
});

const runWith = (steps: readonly string[]): Early => {
  new Function(earlyScript('/dashboard', paths, kinds, { ...database, steps }))();
  const { early } = globalThis as { early?: Early };
  if (early === undefined) throw new Error('nothing was asked');
  return early;
};
const later = [...database.steps, '(_, change) => change.objectStore("events").createIndex("at", "at")'];

test('stores of an older version are taken to the present one, by the steps that are missing', async () => {
  signIn();
  answering(async () => json({}));
  vi.stubGlobal('indexedDB', new IDBFactory());
  (await runWith(database.steps).database)?.close();
  const opened = await runWith(later).database;
  expect([
    opened?.version,
    ...(opened?.transaction('events').objectStore('events').indexNames ?? []),
  ]).toEqual([2, 'at']);
});

test('a page whose own code has not come lets go of the stores for a newer one; one that does not is told of', async () => {
  signIn();
  answering(async () => json({}));
  vi.stubGlobal('indexedDB', new IDBFactory());
  const older = runWith(database.steps);
  await older.database;
  const newer = runWith(later);
  const opened = await newer.database;
  expect([opened?.version, older.database]).toEqual([2, undefined]);
  // Simulates a page with a bug that does not close the database.
  if (opened !== undefined) opened.onversionchange = null;
  const waiting = runWith([...later, '() => undefined']);
  await waiting.blocked;
  opened?.close();
  expect((await waiting.database)?.version).toBe(3);
});

test('what the page needs for its kind is fetched by the letter in its address', () => {
  answering(async () => json({}));
  run('/lesson/u382-q1');
  const links = [...document.head.querySelectorAll('link')].map(({ rel, href }) => [
    rel,
    new URL(href).pathname,
  ]);
  expect(links).toEqual([
    ['modulepreload', '/assets/quiz.js'],
    ['preload', '/assets/quiz.css'],
  ]);
  document.head.replaceChildren();
  run('/lesson/u382-l1');
  expect(document.head.querySelector('link')).toBeNull();
});

test('a child of P1 to P3 has what only young children meet fetched with the page', () => {
  answering(async () => json({}));
  const more = { young: { scripts: ['assets/young.js'], styles: [] } };
  const linksOf = (grade: string | null) => {
    document.head.replaceChildren();
    localStorage.setItem('token', 'mango');
    localStorage.setItem('user', JSON.stringify({ id: 7, role: 'learner', grade }));
    new Function(earlyScript('/dashboard', paths, more, database))();
    return document.head.querySelectorAll('link').length;
  };
  expect([null, 'Primary 4', 'Primary 2'].map(linksOf)).toEqual([0, 0, 1]);
});

test('promise C9: who has logged out meanwhile leaves nothing that they were told', async () => {
  for (const leaves of [false, true]) {
    signIn();
    answering(async () => json({ '/me': { status: 200, body: 'Akello' } }));
    const early = run('/lesson/u382-q1');
    if (leaves) Object.assign(early ?? {}, { token: '' });
    await new Promise((done) => setTimeout(done, 20));
    expect(early?.answers === null).toBe(leaves);
  }
});

test('a refusal of the whole is the answer to each', async () => {
  signIn();
  answering(async () => json({ code: 'session/expired' }, 401));
  const early = run('/lesson/u382-q1');
  for (const path of ['/me', '/unit/382']) {
    const answer = await early?.calls[path];
    expect([answer?.status, await answer?.json()]).toEqual([401, { code: 'session/expired' }]);
  }
});

test.each([
  ['/lesson/%22x', '/lesson/:id'],
  // The server rejects the whole request if one part is longer.
  [`/lesson/${'a'.repeat(41)}`, '/lesson/:id'],
  ['/dashboard/7', '/dashboard'],
])('an address that names nothing asks for nothing of it: %s', (path, route) => {
  signIn();
  const fetched = answering(async () => json({}));
  run(path, route);
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/api/answers?to=/me,/xp/7', expect.anything());
});

test('what a page is about stands where its route says', () => {
  signIn();
  const fetched = answering(async () => json({}));
  run('/teacher-dashboard/class/2', '/teacher-dashboard/class/:id');
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/api/answers?to=/me,/lesson/2,/xp/7', expect.anything());
});

test.each([
  ['nobody is signed in', () => undefined],
  ['the person is not known', () => localStorage.setItem('token', 'mango')],
  [
    'the storage holds something else',
    () => {
      localStorage.setItem('token', 'mango');
      localStorage.setItem('user', 'no json');
    },
  ],
])('where %s nothing is asked', (_, prepare) => {
  prepare();
  const fetched = answering(async () => json({}));
  expect(run('/dashboard')).toBeUndefined();
  expect(fetched).not.toHaveBeenCalled();
});

test('the page knows before it is painted whether somebody is signed in', () => {
  answering(async () => json({}));
  run('/unit/400');
  expect(document.documentElement.hasAttribute('data-known')).toBe(false);
  signIn();
  run('/unit/400');
  expect(document.documentElement.hasAttribute('data-known')).toBe(true);
});

test('the page knows before it is painted who that is: a teacher is not shown the places of a learner', () => {
  answering(async () => json({}));
  signIn();
  localStorage.setItem('user', '{"id":7,"role":"teacher"}');
  run('/profile');
  expect(document.documentElement.getAttribute('data-known')).toBe('teacher');
});
