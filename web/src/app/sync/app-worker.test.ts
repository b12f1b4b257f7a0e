/** The messages about versions between a page and its service worker. The worker itself runs in the journeys. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FromWorker } from '#worker/messages.ts';
import { startAppWorker, takeWaitingVersion } from './app-worker.ts';
import { setVersionWaits, versionWaits } from './version-waits.ts';

type FakeWorker = EventTarget & {
  state: string;
  heard: string[];
  postMessage: (said: { type: string }) => void;
};

let ending: AbortController;
beforeEach(() => {
  ending = new AbortController();
});

const fakeWorker = (): FakeWorker => {
  const heard: string[] = [];
  return Object.assign(new EventTarget(), {
    state: 'installing',
    heard,
    postMessage: ({ type }: { type: string }) => void heard.push(type),
  });
};

const fakeBrowser = (controller: FakeWorker | null) => {
  const active = controller ?? fakeWorker();
  const registration = Object.assign(new EventTarget(), {
    active,
    installing: null as FakeWorker | null,
    waiting: null as FakeWorker | null,
    update: vi.fn(async () => undefined),
  });
  const workers = Object.assign(new EventTarget(), {
    controller,
    ready: Promise.resolve(registration),
    register: async () => registration,
    getRegistration: async () => registration,
  });
  vi.stubGlobal('navigator', { serviceWorker: workers, onLine: true });
  const says = (data: FromWorker) => workers.dispatchEvent(new MessageEvent('message', { data }));
  const arrives = () => {
    const next = fakeWorker();
    registration.installing = next;
    registration.dispatchEvent(new Event('updatefound'));
    next.state = 'installed';
    registration.waiting = next;
    next.dispatchEvent(new Event('statechange'));
    return next;
  };
  const begin = (began: FakeWorker | null = controller) =>
    startAppWorker('learner', ending.signal, began as unknown as ServiceWorker | null);
  return { active, registration, workers, says, arrives, begin };
};

afterEach(() => {
  ending.abort();
  setVersionWaits(false);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a worker that was installed is met, and its word that the page is of another version is told', async () => {
  const { arrives, says, begin } = fakeBrowser(fakeWorker());
  await begin();
  expect(arrives().heard).toEqual(['meet']);
  expect(versionWaits()).toBe(false);
  says({ type: 'other-version' });
  expect(versionWaits()).toBe(true);
});

test('the first worker of a device is nothing new; one that another page let take over is met', async () => {
  const { active, workers, begin } = fakeBrowser(null);
  await begin();
  Object.assign(workers, { controller: active });
  workers.dispatchEvent(new Event('controllerchange'));
  expect(active.heard).toEqual(['store']);
  const next = fakeWorker();
  Object.assign(workers, { controller: next });
  workers.dispatchEvent(new Event('controllerchange'));
  expect(next.heard).toEqual(['meet', 'store']);
});

test('a worker that took over before this code was loaded is met, too', async () => {
  const { active, begin } = fakeBrowser(fakeWorker());
  await begin(fakeWorker());
  expect(active.heard).toEqual(['meet', 'store', 'store']);
});

test('a page that stays open asks for a new version once an hour, and not after the person has left', async () => {
  vi.useFakeTimers();
  const { registration, begin } = fakeBrowser(fakeWorker());
  await begin();
  await vi.advanceTimersByTimeAsync(59 * 60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(registration.update).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(registration.update).toHaveBeenCalledOnce();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(registration.update).toHaveBeenCalledOnce();
  ending.abort();
  await vi.advanceTimersByTimeAsync(3 * 60 * 60_000);
  expect(registration.update).toHaveBeenCalledOnce();
});

test('only who wants the version loads again: when the worker has taken over, or gives no sign of it', async () => {
  vi.useFakeTimers();
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const { arrives, workers, says, begin } = fakeBrowser(fakeWorker());
  await begin();
  const next = arrives();
  says({ type: 'other-version' });
  workers.dispatchEvent(new Event('controllerchange'));
  expect(reload).not.toHaveBeenCalled();
  await takeWaitingVersion();
  expect(next.heard).toContain('use');
  expect(reload).not.toHaveBeenCalled();
  workers.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(3000);
  expect(reload).toHaveBeenCalledTimes(2);
});
