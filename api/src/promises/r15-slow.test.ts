/**
 * Promise R15: many slow uploads without a session. Each is answered 401 and its connection closed; meanwhile all
 * other requests are served as usual.
 */
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openProduct } from './product.ts';

const proof = process.env['PROOF'] === '1';
const drips = proof ? 500 : 60;
/* The answer, plus the two seconds in which a sender may read it. In CI a time is only a limit against hanging. */
const longestHold = proof ? 10_000 : 60_000;

const head = (port: number) =>
  `POST /api/lessons/t1/video HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n` +
  'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 90000000\r\n\r\n' +
  '--x\r\nContent-Disposition: form-data; name="video"; filename="a.mp4"\r\n\r\n';

type Drip = { answer: string; heldFor: number | null };

/** Uploads that send a byte every quarter of a second, without end. */
const startDrips = (port: number, count: number) => {
  const began = performance.now();
  const told: Drip[] = [];
  const sockets: Socket[] = [];
  for (let one = 0; one < count; one += 1) {
    const drip: Drip = { answer: '', heldFor: null };
    told.push(drip);
    const socket = connect(port, '127.0.0.1', () => socket.write(head(port)));
    sockets.push(socket);
    socket.on('data', (bytes) => {
      drip.answer += bytes;
    });
    // Write errors are expected, because the server closes the connection while the upload is running.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      drip.heldFor = performance.now() - began;
    });
  }
  const timer = setInterval(() => {
    for (const socket of sockets) if (!socket.destroyed) socket.write('x');
  }, 250);
  const stop = () => {
    clearInterval(timer);
    for (const socket of sockets) socket.destroy();
  };
  return { told, open: () => told.filter(({ heldFor }) => heldFor === null).length, stop };
};

const portOf = (address: string) => Number(new URL(address).port);

const p95 = async (address: string): Promise<number> => {
  const times: number[] = [];
  for (let one = 0; one < 100; one += 1) {
    const began = performance.now();
    const answer = await fetch(`${address}/api/grades`);
    await answer.arrayBuffer();
    expect(answer.status).toBe(200);
    times.push(performance.now() - began);
  }
  return times.toSorted((a, b) => a - b)[94] ?? 0;
};

test(`${drips} dripped uploads without a session are answered 401 and lose their lines; others are served`, async () => {
  const product = await openProduct();
  try {
    const { address } = await product.start();
    await p95(address);
    const usual = await p95(address);
    const uploads = startDrips(portOf(address), drips);
    const meanwhile = await p95(address);
    const began = performance.now();
    while (uploads.open() > 0 && performance.now() - began < longestHold) await pause(20);
    const { told } = uploads;
    const left = uploads.open();
    uploads.stop();
    const longest = Math.max(...told.map(({ heldFor }) => heldFor ?? Number.POSITIVE_INFINITY));
    process.stdout.write(
      `R15: ${drips} dripped uploads, ${left} still held, longest ${longest.toFixed(0)} ms; ` +
        `others at the 95th percentile ${usual.toFixed(1)} ms, meanwhile ${meanwhile.toFixed(1)} ms\n`,
    );
    expect(left).toBe(0);
    expect(told.filter(({ answer }) => !answer.startsWith('HTTP/1.1 401 '))).toEqual([]);
    expect(longest).toBeLessThanOrEqual(longestHold);
    expect(meanwhile).toBeLessThanOrEqual(Math.max(proof ? 2 * usual : 20 * usual, 50));
  } finally {
    await product.close();
  }
});

test('control: a server that answers and does not look at the line again holds every one of them', async () => {
  const careless = createServer((_request, reply) => {
    reply.writeHead(401).end('{}');
  });
  await new Promise<void>((resolve) => careless.listen(0, '127.0.0.1', resolve));
  const uploads = startDrips((careless.address() as AddressInfo).port, 10);
  // Longer than our own server takes to close them.
  await pause(4000);
  expect(uploads.open()).toBe(10);
  uploads.stop();
  await new Promise((resolve) => careless.close(resolve));
});
