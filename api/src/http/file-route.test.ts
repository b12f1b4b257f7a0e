import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { testApp } from '#testing/test-app.ts';

const { app } = await testApp({ SAFETY_PROFILE: 'school' });
await app.listen({ host: '127.0.0.1', port: 0 });

/** Announces a large body but sends only its first bytes. A server that waited for the rest would never answer. */
const begin = async (path: string, type: string): Promise<number | undefined> => {
  const asked = request({
    port: (app.server.address() as AddressInfo).port,
    method: 'POST',
    path: `/api${path}`,
    headers: { 'content-type': type, 'content-length': 1024 * 1024 },
  });
  asked.on('error', () => undefined);
  asked.write('{"a":"');
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  asked.destroy();
  return answer.statusCode;
};

test.each(['/lessons/t1/video', '/upload-avatar'])(
  'a large body that is no file is turned away from %s before it is read',
  async (path) => {
    for (const type of ['application/json', 'text/plain', 'application/octet-stream'])
      expect(await begin(path, type), type).toBe(415);
  },
);

test('control: elsewhere the limit of every body holds', async () => {
  expect(await begin('/login', 'application/json')).toBe(413);
});
