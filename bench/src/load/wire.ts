/**
 * One connection that sends a request, waits for the whole response and repeats. It uses a raw socket: on two
 * cores a heavier client would take processor time from the server.
 */
import { connect } from 'node:net';

export type Reply = { status: number; ms: number; body: Buffer };
export type Wire = { ask: (request: Buffer) => Promise<Reply>; close: () => void };

type Head = { status: number; from: number; length: number | null };

const headIn = (bytes: Buffer): Head | null => {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const head = bytes.toString('latin1', 0, end);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  return {
    status: Number(head.slice(9, 12)),
    from: end + 4,
    length: length === undefined ? null : Number(length),
  };
};

const lastChunk = Buffer.from('0\r\n\r\n');

/** The end of a response in the received bytes; null while it is incomplete. */
const endOf = (bytes: Buffer, { from, length, status }: Head): number | null => {
  if (status === 304) return from;
  if (length !== null) return bytes.length >= from + length ? from + length : null;
  return bytes.subarray(-lastChunk.length).equals(lastChunk) ? bytes.length : null;
};

export const openWire = async (address: string): Promise<Wire> => {
  const { hostname, port } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  let waiting: { began: number; done: (reply: Reply) => void; failed: (error: Error) => void } | null = null;
  let parts: Buffer[] = [];
  const fail = (error: Error) => {
    waiting?.failed(error);
    waiting = null;
  };
  socket.on('error', fail);
  socket.on('close', () => fail(new Error('the server closed the connection')));
  socket.on('data', (part) => {
    parts.push(part);
    const bytes = parts.length === 1 ? part : Buffer.concat(parts);
    parts = [bytes];
    const head = headIn(bytes);
    const end = head === null ? null : endOf(bytes, head);
    if (head === null || end === null || waiting === null) return;
    const { began, done } = waiting;
    waiting = null;
    parts = [];
    done({ status: head.status, ms: performance.now() - began, body: bytes.subarray(head.from, end) });
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('error', reject);
  });
  return {
    ask: (request) =>
      new Promise((done, failed) => {
        waiting = { began: performance.now(), done, failed };
        socket.write(request);
      }),
    close: () => {
      waiting = null;
      socket.destroy();
    },
  };
};

/** A request as a browser without HTTPS sends it. */
export const requestOf = (
  method: 'GET' | 'POST',
  path: string,
  { token, device, body }: { token?: string; device?: string; body?: string } = {},
): Buffer => {
  const text = body ?? '';
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'host: bench',
    'accept-encoding: gzip, deflate',
    'accept-language: en',
    'user-agent: Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    ...(token === undefined ? [] : [`authorization: Bearer ${token}`]),
    ...(device === undefined ? [] : [`x-device: ${device.replaceAll('-', '')}`]),
    ...(body === undefined
      ? []
      : ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`]),
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${text}`);
};
