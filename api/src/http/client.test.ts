import { expect, test } from 'vitest';
import { readEnv } from '#env.ts';
import { clientOf } from './client.ts';

const salt = Buffer.alloc(32, 7);
const client = (ip: string, headers: Record<string, string> = {}) => clientOf({ ip, headers }, salt);

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
  ['2001:db8::1', '2001:0db8:0:0:1::'],
  ['::1', '::2'],
  ['::ffff:102.1.1.1', '102.1.1.1'],
  ['fe80::1%eth0', 'fe80::2%wlan0'],
])('%s and %s are one place', (one, other) => {
  expect(client(one).address).toBe(client(other).address);
  expect(client(one).place).toBe(client(other).place);
});

test.each([
  ['102.1.1.1', '102.1.1.2'],
  ['2001:db8:1:2::1', '2001:db8:1:3::1'],
])('%s and %s are two', (one, other) => {
  expect(client(one).address).not.toBe(client(other).address);
});

test('nothing that was sent can be read off, and another key gives other hashes', () => {
  const sent = { 'x-device': 'mango-tree-tablet-0001', 'user-agent': 'Firefox on a phone' };
  const { seal, ...known } = client('102.1.1.1', sent);
  expect(JSON.stringify(known)).not.toMatch(/102\.1|mango|firefox/i);
  expect(seal('akello@home.ug')).not.toContain('akello');
  const other = clientOf({ ip: '102.1.1.1', headers: sent }, Buffer.alloc(32, 8));
  expect([other.address, other.device, other.place]).not.toContain(known.address);
  expect(other.device).not.toBe(known.device);
});

test('a device that tells of itself has one hash, however it says so, and each other its own', () => {
  const { device, deviceKeyOf } = client('102.1.1.1', { 'x-device': 'mango-tree-tablet-0001' });
  const stranger = client('102.1.1.1');
  for (const id of ['mango-tree-tablet-0001', 'mango-tree-tablet-0002', ''])
    expect(deviceKeyOf(id)).toBe(stranger.deviceKeyOf(id));
  expect(deviceKeyOf('mango-tree-tablet-0001')).toBe(device);
  expect(client('102.1.1.1', { 'x-device': 'short' }).deviceKeyOf('short')).toBe(
    stranger.deviceKeyOf('short'),
  );
});

test.each(['', 'short', 'a'.repeat(65), 'has space in its middle', "'; drop table users; --"])(
  'the device id %j is none',
  (sent) => {
    const { device, reader } = client('102.1.1.1', { 'x-device': sent });
    expect(device).toBeNull();
    expect(reader).toBe(client('102.1.1.1').reader);
  },
);

test.each([
  ['off', false],
  ['127.0.0.1', ['127.0.0.1']],
  ['127.0.0.1, 10.0.0.0/8, ::1', ['127.0.0.1', '10.0.0.0/8', '::1']],
] as const)('TRUST_PROXY=%s is read', (text, rule) => {
  expect(readEnv({ TRUST_PROXY: text }).trustProxy).toEqual(rule);
  expect(readEnv({}).trustProxy).toBe(false);
});

test.each([
  'on',
  'true',
  '1',
  '*',
  '0.0.0.0/0',
  '10.0.0.0/33',
  'proxy.school.ug',
  '127.0.0.1,',
  '10.0.0.0/8/8',
])('TRUST_PROXY=%s would let anybody choose their address, or means nothing, and stops the start', (text) => {
  expect(() => readEnv({ TRUST_PROXY: text })).toThrow(/TRUST_PROXY must be off, or the addresses/);
});
