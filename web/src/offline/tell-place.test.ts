import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { tellPlace } from './tell-place.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  // A token of its own, so that requests left over from other tests in this worker are not sent with it.
  localStorage.setItem('token', 'of this file');
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const server = () => {
  const asked = serverAnswers({ 'PUT /places/:id': () => replied('PUT /places/:id', { done: true }) });
  return () => asked.map(({ body }) => (body as { place: string | null }).place);
};

test('the first step is told at once, the next ones seldom, and then only the last', () => {
  const places = server();
  for (const at of [1, 2, 3]) tellPlace('u1-l1', { at });
  expect(places()).toEqual(['{"at":1}']);
  vi.advanceTimersByTime(19_000);
  expect(places()).toHaveLength(1);
  vi.advanceTimersByTime(2_000);
  expect(places()).toEqual(['{"at":1}', '{"at":3}']);
});

test('what is finished is forgotten at once, and nothing older is told after it', () => {
  const places = server();
  tellPlace('u1-l2', { at: 1 });
  tellPlace('u1-l2', { at: 2 });
  tellPlace('u1-l2', null);
  vi.advanceTimersByTime(60_000);
  expect(places()).toEqual(['{"at":1}', null]);
});

test('whoever opens another lesson tells the last step of the one before', () => {
  const places = server();
  tellPlace('u1-l3', { at: 1 });
  tellPlace('u1-l3', { at: 2 });
  tellPlace('u1-l4', { at: 7 });
  expect(places()).toEqual(['{"at":1}', '{"at":2}', '{"at":7}']);
});

test('nothing is told in the name of whoever came next, nor by a guest', () => {
  const places = server();
  tellPlace('u1-l5', { at: 1 });
  tellPlace('u1-l5', { at: 2 });
  localStorage.setItem('token', 'of-another');
  vi.advanceTimersByTime(60_000);
  localStorage.removeItem('token');
  tellPlace('u1-l6', { at: 1 });
  expect(places()).toEqual(['{"at":1}']);
});
