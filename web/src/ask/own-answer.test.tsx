import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '#lib/call.ts';
import { closeDatabase } from '#offline/database.ts';
import { noNetwork, replied, serverAnswers, wordless } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { statsReply } from '#testing/progress.ts';
import { showPage } from '#testing/show.tsx';
import { useOwnAnswer } from './use-answer.ts';

beforeEach(async () => {
  localStorage.setItem('token', 'mango');
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
});

const Shown = () => {
  const { state, data, asOf, failure } = useOwnAnswer('xp', (userId) =>
    call('GET /xp/:userId', { params: { userId } }),
  );
  return (
    <p data-testid="own">
      {`${state} ${data?.totalXP ?? 'nothing'} ${asOf === null ? 'now' : 'earlier'} ${failure?.said ?? ''}`.trim()}
    </p>
  );
};
const told = () => screen.getByTestId('own').textContent;
const visit = async (answer: () => Response | Promise<Response>, id = 4711) => {
  serverAnswers({
    'GET /me': () => replied('GET /me', personOf('learner', { id })),
    'GET /xp/:userId': answer,
  });
  const { unmount } = await showPage('/', <Shown />);
  await vi.waitFor(() => expect(told()).not.toMatch(/^loading/));
  return unmount;
};
const seeds = (totalXP: number) => () => replied('GET /xp/:userId', statsReply({ totalXP }));
/** The cache is written in the background. */
const kept = () => vi.waitFor(async () => expect(await factCount()).toBeGreaterThan(0));
const factCount = async () => {
  const { openDatabase } = await import('#offline/database.ts');
  return await (await openDatabase()).count('facts');
};

test('spec 1 §2.5, G22: without an answer the last good value is shown, and that it is of earlier', async () => {
  const leave = await visit(seeds(128));
  expect(told()).toBe('done 128 now');
  await kept();
  leave();
  await visit(noNetwork);
  expect(told()).toBe('failed 128 earlier');
});

test('nothing known stays nothing', async () => {
  await visit(() => wordless(500));
  expect(told()).toBe('failed nothing now');
});

test('another learner on this device never sees it', async () => {
  const leave = await visit(seeds(128));
  await kept();
  leave();
  await visit(noNetwork, 4712);
  expect(told()).toBe('failed nothing now');
});

test('a value that was good a moment ago stays when fetching again fails, and when storage is forbidden', async () => {
  vi.stubGlobal('indexedDB', undefined);
  let tries = 0;
  await visit(() => (tries++ === 0 ? seeds(50)() : wordless(500)));
  globalThis.dispatchEvent(new Event('progress-updated'));
  await vi.waitFor(() => expect(tries).toBe(2));
  expect(told()).toBe('done 50 now');
});

test('another language asks again: what the server said was in the one before', async () => {
  let asked = 0;
  const leave = await visit(() => {
    asked += 1;
    return seeds(asked)();
  });
  expect(told()).toBe('done 1 now');
  globalThis.dispatchEvent(new Event('languagechange'));
  await vi.waitFor(() => expect(told()).toBe('done 2 now'));
  leave();
});

test("one's own that is not found has failed, and is not a page that does not exist", async () => {
  // A user id whose reply no other test may still be storing.
  await visit(() => wordless(404), 4714);
  expect(told()).toBe('failed nothing now');
});

test('promise C9: what was told to who has left meanwhile is not kept', async () => {
  const { keep, factOf } = await import('./kept-answers.ts');
  const keeping = keep(factOf(4711, 'xp'), 128, 'mango');
  localStorage.removeItem('token');
  await keeping;
  await keep(factOf(4711, 'xp'), 128, null);
  expect(await factCount()).toBe(0);
  localStorage.setItem('token', 'mango');
  await keep(factOf(4711, 'xp'), 128, 'mango');
  expect(await factCount()).toBe(1);
});

test('promise C9: an answer that comes after its asker has left, while their page still stands, is not kept', async () => {
  let answer = (_: Response) => {};
  serverAnswers({
    'GET /me': () => replied('GET /me', personOf('learner', { id: 4711 })),
    'GET /xp/:userId': () =>
      new Promise<Response>((done) => {
        answer = done;
      }),
  });
  await showPage('/', <Shown />);
  await vi.waitFor(() => expect(told()).toMatch(/^loading/));
  // Logging out removes the token first, before the next page.
  localStorage.removeItem('token');
  answer(seeds(128)());
  await vi.waitFor(() => expect(told()).toBe('done 128 now'));
  await new Promise((done) => setTimeout(done, 50));
  expect(await factCount()).toBe(0);
});
