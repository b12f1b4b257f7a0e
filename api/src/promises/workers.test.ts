/** `npm start -- --workers 2`: one server to whoever asks it, whichever of its processes answers. */
import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { openProduct } from './product.ts';

const program = join(fileURLToPath(new URL('../../../', import.meta.url)), 'api/dist/main.js');
const product = await openProduct({ SAFETY_PROFILE: 'demo' }, [program, '--workers', '2']);
afterAll(() => product.close());
const { address } = await product.start();

/** On a connection of its own: each goes to the next process. */
const ask = (
  path: string,
  { token, body }: { token?: string; body?: unknown } = {},
): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const agent = new Agent({ keepAlive: false });
    const headers = {
      'x-device': randomBytes(16).toString('hex'),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const method = body === undefined ? 'GET' : 'POST';
    const asking = request(`${address}/api${path}`, { agent, method, headers }, (answer) => {
      let text = '';
      answer.on('data', (bytes) => {
        text += bytes;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    asking.on('error', reject);
    asking.end(body === undefined ? undefined : JSON.stringify(body));
  });

const signIn = async () => {
  const people = JSON.parse((await ask('/demo/people')).text) as { id: number; name: string }[];
  const { text } = await ask('/demo/sign-in', { body: { personId: people[0]?.id } });
  return (JSON.parse(text) as { token: string }).token;
};

const statuses = async (token: string, times: number) => {
  const answers = await Promise.all(Array.from({ length: times }, () => ask('/me', { token })));
  return [...new Set(answers.map(({ status }) => status))];
};

test('S6: a session that one process ends is dead in all of them a second later, 20 times of 20', async () => {
  for (let round = 0; round < 20; round += 1) {
    const token = await signIn();
    expect(await statuses(token, 6)).toEqual([200]);
    expect((await ask('/logout', { token, body: {} })).status).toBe(200);
    const until = Date.now() + 1000;
    while (Date.now() < until && (await statuses(token, 6)).includes(200));
    expect(await statuses(token, 6)).toEqual([401]);
  }
});

test('tables, people and lessons were made once: the processes agree on all of them', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => Promise.all([ask('/demo/people'), ask('/unit/400')])),
  );
  expect(new Set(answers.map((both) => JSON.stringify(both))).size).toBe(1);
});

test('ended in order, all of it ends, and nothing is left on the port', async () => {
  await product.end();
  expect(product.lives()).toBe(false);
  await expect(ask('/health')).rejects.toThrow();
});
