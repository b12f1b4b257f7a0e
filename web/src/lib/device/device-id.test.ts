import { expect, test, vi } from 'vitest';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { call } from '../call.ts';
import { deviceId } from './device-id.ts';

test('a device keeps its number; another device has another', async () => {
  // Resets the module, which caches the id.
  vi.resetModules();
  const { deviceId } = await import('./device-id.ts');
  const first = deviceId();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(deviceId()).toBe(first);
  expect(localStorage.getItem('afl_device')).toBe(first);
  localStorage.setItem('afl_device', 'spoilt');
  expect(deviceId()).toMatch(/^[0-9a-f]{32}$/);
  expect(deviceId()).not.toBe(first);
});

test('without storage a visit keeps its number too', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(deviceId()).toBe(deviceId());
  vi.unstubAllGlobals();
});

test('it travels while nobody is signed in, and not beside a token', async () => {
  serverAnswers({
    'GET /grades': () => replied('GET /grades', []),
    'GET /me': () => replied('GET /me', personOf('learner')),
  });
  const fetched = vi.spyOn(globalThis, 'fetch');
  await call('GET /grades');
  localStorage.setItem('token', 'mango-token');
  await call('GET /me');
  const sent = fetched.mock.calls.map(([, options]) => new Headers(options?.headers).get('x-device'));
  expect(sent).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), null]);
});
