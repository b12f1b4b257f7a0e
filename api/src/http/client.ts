/** Who is at the other end of a request, as far as limits need it: only keyed hashes leave this file. */
import { createHmac, randomBytes } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Db } from '#db/connect.ts';
import { saltFor } from './counters/salts.db.ts';

export type Client = {
  /** The network address; of IPv6 the first half, which is what one household or school gets. */
  address: string;
  /** The random id that our web app keeps for its device; null when none was sent. */
  device: string | null;
  /** The same hash of a device id that was told in another way. */
  deviceKeyOf: (id: string) => string;
  /** The device id, else address and program together: enough to tell anonymous readers apart. */
  reader: string;
  /** For the security log: so short that some 256 addresses share each. */
  place: string;
  /** Whether the address is one of a private network: this machine, or the same school's. */
  near: boolean;
  /** Hashes what must be compared and not be kept, such as an email. */
  seal: (text: string) => string;
};

const deviceForm = /^[\w-]{16,64}$/;

const networkOf = (ip: string): string => {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.split('%')[0]?.split('::') ?? [];
  const left = head.split(':').filter((part) => part !== '');
  const right = tail.split(':').filter((part) => part !== '');
  const zeros = plain.includes('::') ? Array.from({ length: 8 - left.length - right.length }, () => '0') : [];
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':');
};

const privateNetworks = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateNetworks.addSubnet(network, bits, 'ipv4');
privateNetworks.addAddress('::1', 'ipv6');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');
privateNetworks.addSubnet('fe80::', 10, 'ipv6');

const isNear = (ip: string): boolean => {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '').split('%')[0] ?? '';
  return privateNetworks.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
};

const first = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header[0] : header;

const makeClient = (ip: string, sent: string, program: string, salt: Buffer): Client => {
  const hash = (text: string) => createHmac('sha256', salt).update(text).digest();
  const seal = (text: string) => hash(text).subarray(0, 16).toString('base64url');
  const network = networkOf(ip);
  const keyOf = (id: string) => seal(`device ${id}`);
  const device = deviceForm.test(sent) ? keyOf(sent) : null;
  // What a device tells is nearly always of itself, and its own hash is there.
  const deviceKeyOf = (id: string) => (device !== null && id === sent ? device : keyOf(id));
  return {
    address: seal(`address ${network}`),
    device,
    deviceKeyOf,
    reader: device ?? seal(`reader ${network} ${program}`),
    place: hash(`place ${network}`).subarray(0, 3).toString('hex'),
    near: isNear(ip),
    seal,
  };
};

/* The same few ask again and again, and hashing is a good part of what a quick answer costs. */
const mostKnown = 5000;
const longestKey = 500;
const known = new WeakMap<Buffer, Map<string, Client>>();

export const clientOf = (request: Pick<FastifyRequest, 'ip' | 'headers'>, salt: Buffer): Client => {
  const { ip, headers } = request;
  const [sent, program] = [first(headers['x-device']) ?? '', headers['user-agent'] ?? ''];
  const key = `${ip}\n${sent}\n${program}`;
  if (key.length > longestKey) return makeClient(ip, sent, program, salt);
  const clients = known.get(salt) ?? new Map<string, Client>();
  known.set(salt, clients);
  const before = clients.get(key);
  if (before !== undefined) return before;
  const made = makeClient(ip, sent, program, salt);
  if (clients.size >= mostKnown) clients.clear();
  clients.set(key, made);
  return made;
};

/**
 * Reads the key of the hashes, once. While the database is away a key of the moment stands in: calls that
 * need no database still answer, and it is asked for again at the next one.
 */
export const saltOf = (db: Db): (() => Buffer | Promise<Buffer>) => {
  const standIn = randomBytes(32);
  let kept: Buffer | null = null;
  const read = async () => {
    kept = await saltFor(db, 'limits');
    return kept ?? standIn;
  };
  return () => kept ?? read().catch(() => standIn);
};
