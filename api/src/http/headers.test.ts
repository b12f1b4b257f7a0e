/** Promise S9, the server's part: every kind of answer carries the headers that keep a browser safe. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '#testing/test-app.ts';
import { contentPolicy, filmPlayers } from './headers.ts';

/* A minimal output of the web build: one prerendered page, the empty app, one hashed file. */
const webFolder = mkdtempSync(join(tmpdir(), 'afrolearn-web-'));
afterAll(() => rmSync(webFolder, { recursive: true, force: true }));
const style = 'p{color:teal}';
const hash = `sha256-${createHash('sha256').update(style).digest('base64')}`;
mkdirSync(join(webFolder, 'assets'));
writeFileSync(join(webFolder, 'assets', 'app-1a2b3c.js'), 'export {};\n');
writeFileSync(
  join(webFolder, 'shell.html'),
  `<!doctype html><style>${style}</style><div id="app">Bars</div>`,
);
const about = `<!doctype html><style>${style}</style><p>About`;
const packedAbout = { br: brotliCompressSync(about), gzip: gzipSync(about) };
writeFileSync(join(webFolder, 'about.html'), about);
writeFileSync(join(webFolder, 'about.html.br'), packedAbout.br);
writeFileSync(join(webFolder, 'about.html.gz'), packedAbout.gzip);
writeFileSync(join(webFolder, 'sw.js'), 'const stored = 1;\n');
writeFileSync(join(webFolder, 'app.html'), '<!doctype html><div id="app"></div>');
writeFileSync(
  join(webFolder, 'pages.json'),
  JSON.stringify({
    routes: ['/dashboard'],
    pages: { '/about': { file: 'about.html', scripts: [], styles: [hash] } },
    shells: { '/dashboard': { file: 'shell.html', scripts: [], styles: [hash] } },
    app: { file: 'app.html', scripts: [], styles: [] },
  }),
);

const { app, send } = await testApp({}, { webFolder });

const required = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), geolocation=(), microphone=(self), payment=(), usb=(), interest-cohort=(), browsing-topics=()',
  'content-security-policy': expect.any(String),
};

const directives = (policy: unknown): Record<string, string> =>
  Object.fromEntries(
    String(policy)
      .split('; ')
      .map((one) => [one.slice(0, one.indexOf(' ')), one.slice(one.indexOf(' ') + 1)]),
  );

const expectSafe = (headers: Record<string, unknown>) => {
  expect(headers).toMatchObject(required);
  const { 'frame-src': frames, ...policy } = directives(headers['content-security-policy']);
  // The only content of another origin that a page may embed, and only after a tap (G12).
  if (frames !== undefined) expect(frames.split(' ')).toEqual(filmPlayers);
  expect(policy).toMatchObject({
    'default-src': "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
  });
  expect(JSON.stringify(policy)).not.toMatch(/unsafe|\*|https?:|\bnonce-/);
  expect(headers).not.toHaveProperty('x-powered-by');
  expect(headers).not.toHaveProperty('server');
};

type Kind = [what: string, method: string, path: string, status: number, body?: string, type?: string];
const json = 'application/json';
const kinds: Kind[] = [
  ['an answer', 'GET', '/api/grades', 200],
  ['the head of an answer', 'HEAD', '/api/grades', 200],
  ['an answer that is kept ready', 'GET', '/api/search/courses?query=soil', 200],
  ['the same once more', 'GET', '/api/search/courses?query=soil', 200],
  ['the head of an answer that is kept ready', 'HEAD', '/api/search/courses?query=soil', 200],
  ['a refusal without a session', 'GET', '/api/me', 401],
  ['a refusal of the input', 'POST', '/api/login', 400, '{}', json],
  ['broken JSON', 'POST', '/api/login', 400, '{', json],
  ['a body that is too large', 'POST', '/api/login', 413, `{"a":"${'a'.repeat(70_000)}"}`, json],
  ['a body of another type', 'POST', '/api/login', 415, 'a=b', 'text/plain'],
  ['no such call', 'GET', '/api/nothing', 404],
  ['a method that the call has not', 'DELETE', '/api/grades', 405],
  ['a method of which nobody has heard', 'PROPFIND', '/api/grades', 405],
  ['a question which methods there are', 'OPTIONS', '/api/grades', 405],
  ['an address that cannot be decoded', 'GET', '/api/%E0%A4%A', 404],
  ['the page of the calls', 'GET', '/api/docs', 200],
  ['the document of the calls', 'GET', '/api/docs/openapi.json', 200],
  ['a prerendered page', 'GET', '/about', 200],
  ['a page of the app', 'GET', '/dashboard', 200],
  ['a page that is not there', 'GET', '/nowhere', 404],
  ['two slashes', 'GET', '//', 404],
  ['three slashes', 'GET', '///', 404],
  ['another host where a page should be', 'GET', '//a:b:c', 404],
  ['a page after two slashes', 'GET', '//about', 404],
  ['a page with a question', 'GET', '/about?lang=sw#top', 200],
  ['a file', 'GET', '/assets/app-1a2b3c.js', 200],
  ['a file that is not there', 'GET', '/assets/app-000000.js', 404],
  ['a way out of the folder', 'GET', '/assets/..%2f..%2fpackage.json', 404],
];

test('a script may do nothing where it is opened by itself; a page has the policy of a page', async () => {
  const policyOf = async (url: string) =>
    directives((await app.inject({ url })).headers['content-security-policy']);
  expect(await policyOf('/assets/app-1a2b3c.js')).toEqual({
    'default-src': "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
  });
  expect(await policyOf('/about')).toHaveProperty('script-src');
});

test.each(kinds)('%s carries the security headers', async (_what, method, path, status, body, type) => {
  const answer = await app.inject({
    method: method as 'GET',
    url: path,
    ...(body === undefined ? {} : { payload: body, headers: { 'content-type': type } }),
  });
  expect(answer.statusCode).toBe(status);
  expectSafe(answer.headers);
  if (status >= 400 && path.startsWith('/api'))
    expect(answer.json()).toMatchObject({ error: expect.any(String) });
});

test.each([
  ['DELETE', '/api/grades', 'GET, HEAD'],
  ['GET', '/api/login', 'POST'],
  ['PUT', '/api/units/7/summary', 'GET, HEAD'],
  ['POST', '/about', 'GET, HEAD'],
  ['DELETE', '/dashboard/', 'GET, HEAD'],
  ['POST', '/assets/app-1a2b3c.js', 'GET, HEAD'],
] as const)('%s %s is 405, and Allow says what there is: %s', async (method, path, allow) => {
  const answer = await app.inject({ method, url: path });
  expect([answer.statusCode, answer.headers['allow'], answer.json()]).toMatchObject([
    405,
    allow,
    { code: 'request/wrong-method' },
  ]);
});

test('where nothing is, every method is 404 and there is no Allow', async () => {
  for (const method of ['POST', 'DELETE', 'PATCH'] as const) {
    const answer = await app.inject({ method, url: '/api/nothing' });
    expect([answer.statusCode, answer.headers['allow']]).toEqual([404, undefined]);
  }
});

test('a page travels in the smallest form that the browser takes, as the build packed it', async () => {
  const sent = async (taken: string) => {
    const { headers, rawPayload } = await app.inject({
      url: '/about',
      headers: { 'accept-encoding': taken },
    });
    return [headers['content-encoding'], rawPayload];
  };
  expect(await sent('gzip, deflate, br')).toEqual(['br', packedAbout.br]);
  expect(await sent('gzip, deflate')).toEqual(['gzip', packedAbout.gzip]);
  expect(await sent('br;q=0, GZIP')).toEqual(['gzip', packedAbout.gzip]);
  expect(await sent('gzip;q=0')).toEqual([undefined, Buffer.from(about)]);
  expect(await sent('identity')).toEqual([undefined, Buffer.from(about)]);
});

test('a page that a browser has kept is not sent again, and keeps its own policy', async () => {
  for (const url of ['/about', '/dashboard']) {
    const first = await app.inject({ url });
    const known = { 'if-none-match': String(first.headers['etag']) };
    const again = await app.inject({ url, headers: known });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expectSafe(again.headers);
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
    expect((await app.inject({ url, headers: { 'if-none-match': '"other"' } })).body).toBe(first.body);
  }
  const nowhere = await app.inject({ url: '/nowhere', headers: { 'if-none-match': '*' } });
  expect([nowhere.statusCode, nowhere.headers['etag']]).toEqual([404, undefined]);
});

test('an answer of a call is never kept by a cache, a page is asked for again, a hashed file is kept', async () => {
  const cached = async (path: string) => (await send('GET', path)).headers['cache-control'];
  expect(await cached('/api/me')).toBe('no-store');
  expect(await cached('/api/nothing')).toBe('no-store');
  expect(await cached('/about')).toBe('no-cache');
  expect(await cached('/assets/app-1a2b3c.js')).toBe('public, max-age=31536000, immutable');
});

test('an inline style is allowed by its hash and by nothing else', async () => {
  const { headers } = await send('GET', '/about');
  expect(directives(headers['content-security-policy'])['style-src']).toBe(`'self' '${hash}'`);
  const docs = await send('GET', '/api/docs');
  const inline = /<style>([\s\S]*?)<\/style>/.exec(docs.text)?.[1] ?? '';
  const wanted = `'sha256-${createHash('sha256').update(inline).digest('base64')}'`;
  expect(directives(docs.headers['content-security-policy'])['style-src']).toBe(`'self' ${wanted}`);
});

test('only a public server asks for HTTPS for good; a school box has no certificate', async () => {
  const name = 'strict-transport-security';
  const [school, many] = [
    await testApp({ SAFETY_PROFILE: 'school' }),
    await testApp({ SAFETY_PROFILE: 'public' }),
  ];
  for (const path of ['/api/grades', '/api/nothing', '/api/%E0%A4%A']) {
    expect((await school.send('GET', path)).headers).not.toHaveProperty(name);
    expect((await many.send('GET', path)).headers[name]).toMatch(/^max-age=31536000/);
  }
});

test('bytes that are no HTTP get one clean answer and the connection ends', async () => {
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  for (const bytes of [
    'nonsense\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: a\r\nBad Header: x\r\n\r\n',
    '\0\x01\x02\r\n\r\n',
  ]) {
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    let text = '';
    socket.on('data', (part: Buffer) => {
      text += part;
    });
    socket.end(bytes);
    await once(socket, 'close');
    const [head = '', body = ''] = text.split('\r\n\r\n');
    const [first, ...lines] = head.split('\r\n');
    expect(first).toBe('HTTP/1.1 400 Bad Request');
    expectSafe(
      Object.fromEntries(
        lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
      ),
    );
    expect(JSON.parse(body)).toMatchObject({ code: 'request/malformed' });
  }
});

test('control: a policy with an outside font would be seen', () => {
  const policy = contentPolicy().replace("font-src 'self'", "font-src 'self' https://fonts.example");
  expect(() => expectSafe({ 'content-security-policy': policy })).toThrow();
  expect(() => expectSafe({ ...required, 'content-security-policy': policy })).toThrow(/https/);
});

test('the service worker may ask only this server, is asked for at each visit, and can be withdrawn', async () => {
  const worker = await app.inject('/sw.js');
  expect(worker.headers).toMatchObject({ 'cache-control': 'no-cache' });
  expect(directives(worker.headers['content-security-policy'])).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'connect-src': "'self'",
  });
  expect(worker.body).toBe('const stored = 1;\n');
  const known = { 'if-none-match': String(worker.headers['etag']) };
  const again = await app.inject({ url: '/sw.js', headers: known });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const off = await testApp({ OFFLINE_APP: 'off' }, { webFolder });
  const withdrawn = await off.app.inject('/sw.js');
  expect(withdrawn.body).toContain('registration.unregister()');
  // A device that already has the worker receives the script that removes it.
  expect((await off.app.inject({ url: '/sw.js', headers: known })).statusCode).toBe(200);
  expect(withdrawn.headers['cache-control']).toBe('no-cache');
  expect((await app.inject('/app.html')).statusCode).toBe(200);
});
