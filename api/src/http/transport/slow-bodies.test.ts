import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { fastify } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { answerUnreadable } from '../answer-unreadable.ts';
import { cutSlowBodies } from './slow-bodies.ts';

const app = fastify({ clientErrorHandler: answerUnreadable('school') });
cutSlowBodies(app, 200, 50);
/* With the timeouts of the product, because a busy machine may take 200 ms for two lines. */
const patient = fastify({ clientErrorHandler: answerUnreadable('school') });
cutSlowBodies(patient);
patient.post('/usual', async () => 'done');
await patient.listen({ host: '127.0.0.1', port: 0 });
afterAll(() => patient.close());
app.post('/usual', async () => 'done');
app.post('/film', { config: { slow: true } }, async () => 'done');
app.register(async (films) => {
  films.removeAllContentTypeParsers();
  films.addContentTypeParser('*', (_request, _payload, done) => done(null));
  films.post('/refused', { config: { slow: true } }, (_request, reply) => reply.code(401).send('no session'));
});
app.get('/thinks', async () => {
  await new Promise((resolve) => setTimeout(resolve, 500));
  return 'done';
});
await app.listen({ host: '127.0.0.1', port: 0 });
afterAll(() => app.close());

/** Sends the first part, then the rest after a delay; returns the answer. */
const talk = async (first: string, rest: string | null, wait: number, to = app): Promise<string> => {
  const socket = connect((to.server.address() as AddressInfo).port, '127.0.0.1');
  let heard = '';
  socket.on('data', (bytes) => {
    heard += bytes;
  });
  const closed = once(socket, 'close');
  socket.write(first);
  await new Promise((resolve) => setTimeout(resolve, wait));
  if (rest !== null) socket.write(rest);
  await closed.catch(() => undefined);
  return heard;
};
const post = (path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{`;

test('a body that does not arrive in time is answered in our words and cut', async () => {
  const heard = await talk(post('/usual'), null, 600);
  expect(heard).toMatch(/^HTTP\/1\.1 400 /);
  expect(heard).toContain('"code":"request/malformed"');
});

test('so is one that is sent to nowhere', async () => {
  expect(await talk(post('/nowhere'), null, 600)).toMatch(/^HTTP\/1\.1 4/);
});

test('a body that arrives in time is not cut', async () => {
  expect(await talk(post('/usual'), '}', 50, patient)).toMatch(/^HTTP\/1\.1 200 /);
});

test('a film may take longer', async () => {
  expect(await talk(post('/film'), '}', 600)).toMatch(/^HTTP\/1\.1 200 /);
});

test('an answer that takes longer than that is not cut: only what is sent is timed', async () => {
  const ask = 'GET /thinks HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
  expect(await talk(ask, null, 10)).toMatch(/^HTTP\/1\.1 200 /);
});

test('an upload that is refused before it has arrived does not hold its line, however slowly it drips', async () => {
  const drip =
    'POST /refused HTTP/1.1\r\nHost: x\r\nContent-Type: video/mp4\r\nContent-Length: 9000000\r\n\r\nx';
  // The server ends the connection: the sender neither closes it nor completes its body.
  expect(await talk(drip, null, 10)).toMatch(/^HTTP\/1\.1 401 /);
});

test('an address beyond all bounds is answered in words; to HEAD without them, as the next answer would begin there', async () => {
  const ask = (method: string) => `${method} /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`;
  const [, words] = (await talk(ask('GET'), null, 10)).split('\r\n\r\n');
  expect(words).toContain('"code":"request/malformed"');
  const heard = await talk(ask('HEAD'), null, 10);
  expect(heard).toMatch(/^HTTP\/1\.1 400 /);
  expect(heard.split('\r\n\r\n')[1]).toBe('');
});
