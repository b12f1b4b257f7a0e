import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runInNewContext } from 'node:vm';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePreview } from '#write/preview.ts';

const page = '<!doctype html><html><body><p>App</p></body></html>';
const behind = createServer((asked, reply) => {
  if (asked.url?.startsWith('/api/lesson/'))
    reply
      .writeHead(200, { 'content-type': 'application/json', etag: '"old"' })
      .end(JSON.stringify({ id: 'u7-l1', title: 'Water', content: null }));
  else if (asked.url?.startsWith('/api/answers'))
    reply.writeHead(200, { 'content-type': 'application/json' }).end(
      JSON.stringify({
        '/lesson/u7-l1': { status: 200, body: { id: 'u7-l1', content: null } },
        '/me': { status: 200, body: {} },
      }),
    );
  else if (asked.url === '/api/units') reply.writeHead(200).end(`${asked.method} ${asked.headers.cookie}`);
  else if (asked.url === '/gone') reply.writeHead(404, { 'content-type': 'text/html' }).end(page);
  else reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
});
const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const listen = (server: Server) => new Promise<void>((done) => server.listen(0, '127.0.0.1', done));

let preview: ReturnType<typeof makePreview>;
let address = '';
beforeAll(async () => {
  await listen(behind);
  preview = makePreview(addressOf(behind), {
    contents: new Map([['u7-l1', { overview: 'Rain fills the tank.' }]]),
    findings: [],
  });
  await listen(preview.server);
  address = addressOf(preview.server);
});
afterAll(() => {
  for (const server of [behind, preview.server]) {
    server.close();
    server.closeAllConnections();
  }
});

test('a lesson is given out as it is written now, and is kept by no browser', async () => {
  const reply = await fetch(`${address}/api/lesson/u7-l1`, { headers: { 'if-none-match': '"old"' } });
  expect(await reply.json()).toEqual({
    id: 'u7-l1',
    title: 'Water',
    content: { overview: 'Rain fills the tank.' },
  });
  expect(reply.headers.get('etag')).toBeNull();
  expect(reply.headers.get('cache-control')).toBe('no-store');
});

test('a lesson is as new where a page asks for several answers at once', async () => {
  const reply = await fetch(`${address}/api/answers?to=/lesson/u7-l1,/me`);
  expect(await reply.json()).toEqual({
    '/lesson/u7-l1': { status: 200, body: { id: 'u7-l1', content: { overview: 'Rain fills the tank.' } } },
    '/me': { status: 200, body: {} },
  });
});

test('what is not written here comes from the server behind, with what the browser sent', async () => {
  expect(await (await fetch(`${address}/api/lesson/u7-l2`)).json()).toMatchObject({ content: null });
  const units = await fetch(`${address}/api/units`, { method: 'POST', headers: { cookie: 'a=1' } });
  expect(await units.text()).toBe('POST a=1');
});

test('a page takes the script that follows saves, and no other answer does', async () => {
  expect(await (await fetch(`${address}/lesson/u7-l1`)).text()).toContain(
    '<p>App</p><script src="/write/reload.js"></script></body>',
  );
  expect(await (await fetch(`${address}/write/reload.js`)).text()).toContain('location.reload()');
  expect((await fetch(`${address}/gone`)).status).toBe(404);
});

test('after a save every open page is told, with what is to be mended', async () => {
  const reply = await fetch(`${address}/write/events`);
  const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe('data: {"first":true,"findings":[]}\n\n');
  preview.show({ contents: new Map(), findings: ['lesson.md:3  Two words are missing.'] });
  expect((await reader?.read())?.value).toBe(
    'data: {"first":false,"findings":["lesson.md:3  Two words are missing."]}\n\n',
  );
  await reader?.cancel();
});

test('the page lists what is to mend under their number, and the list can be folded away', async () => {
  const script = await (await fetch(`${address}/write/reload.js`)).text();
  const { document } = new Window();
  const source = { onmessage: (_event: { data: string }) => undefined };
  runInNewContext(script, {
    document,
    JSON,
    location: { reload: () => undefined },
    EventSource: function Source() {
      return source;
    },
  });
  source.onmessage({ data: JSON.stringify({ first: true, findings: ['a.md:3  Too long.', 'a.md:9  No.'] }) });
  const box = document.querySelector('details[open]');
  expect(box?.querySelector('summary')?.textContent).toBe('2 to mend');
  expect(box?.textContent).toContain('a.md:3  Too long.\na.md:9  No.');
});
