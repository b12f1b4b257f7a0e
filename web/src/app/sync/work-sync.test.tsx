import 'fake-indexeddb/auto';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { closeDatabase, type Database, openDatabase } from '#offline/database.ts';
import { noNetwork, replied, serverAnswers } from '#testing/fake-server.ts';
import { lessonReply, videoLesson } from '#testing/lessons.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { leave } from './leaving.ts';
import { PersonSync } from './person-sync.tsx';

beforeEach(async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
});

const voice = {
  id: 5,
  scene: 0,
  language: 'lg',
  seconds: 4,
  bytes: 10,
  classId: null,
  by: 'Ms Auma',
  stale: false,
};

const madeWork = { id: '019cd12e-5300-7d38-95bb-4a5f9d4e4606', tool: 'jokes-riddles', title: 'My riddles' };

/* Each kind of work, stored the way its own page does it. */
const kinds = [
  {
    what: 'words that were handed in',
    role: 'learner',
    call: 'POST /my-assignments/:id/hand-in',
    keep: async (owner: number) =>
      void (await (
        await import('#people-kit/hand-ins/index.ts')
      ).handInWords(owner, { workId: 9 }, 'My torch')),
    answer: () => replied('POST /my-assignments/:id/hand-in', { done: true }),
  },
  {
    what: 'a photo that was handed in',
    role: 'learner',
    call: 'POST /my-assignments/:id/photo',
    keep: async (owner: number) =>
      void (await (
        await import('#people-kit/hand-ins/index.ts')
      ).handInPage(owner, { workId: 9 }, new Blob(['page'], { type: 'image/jpeg' }))),
    answer: () => replied('POST /my-assignments/:id/photo', { photos: 1 }),
  },
  {
    what: 'what a guardian handed in for a child',
    role: 'parent',
    call: 'POST /children/:id/assignments/:workId/hand-in',
    keep: async (owner: number) =>
      void (await (
        await import('#people-kit/hand-ins/index.ts')
      ).handInWords(owner, { workId: 9, childId: 712_001 }, 'A torch')),
    answer: () => replied('POST /children/:id/assignments/:workId/hand-in', { done: true }),
  },
  {
    what: 'what was made with a study tool',
    role: 'learner',
    call: 'PUT /me/works/:id',
    keep: async (owner: number) => {
      const { changeWork, saveWork } = await import('#offline/works/works-here.ts');
      await saveWork(owner, { ...madeWork, data: { riddles: [] } });
      // Changed a minute ago, because work that is still being changed is not sent yet.
      await changeWork(owner, madeWork.id, ({ work, unsent }) => ({
        work,
        unsent: unsent === null ? null : { ...unsent, at: Date.now() - 60_000 },
      }));
    },
    answer: () =>
      replied('PUT /me/works/:id', {
        ...{ ...madeWork, version: 1, bytes: 14, shown: false, changedSince: false, seenBy: null },
        ...{ madeAt: '2026-03-10T08:00:00.000Z', changedAt: '2026-03-10T08:00:00.000Z' },
      }),
  },
  {
    what: 'a tap of the register',
    role: 'teacher',
    call: 'POST /classes/:id/attendance',
    keep: async (owner: number) =>
      void (await (
        await import('#teaching-kit/register/index.ts')
      ).keepTap(
        owner,
        { classId: 3, date: '2026-03-10', startedAt: 1_773_000_000_000, learnerIds: [71] },
        null,
      )),
    answer: () => replied('POST /classes/:id/attendance', { older: [], unknown: [] }),
  },
  {
    what: 'a review of work that was handed in',
    role: 'teacher',
    call: 'POST /assignments/:id/hand-ins/:learnerId/review',
    keep: async (owner: number) =>
      void (await (
        await import('#teaching-kit/reviews/index.ts')
      ).giveReview(owner, {
        assignmentId: 9,
        title: 'My torch',
        learnerId: 71,
        name: 'Kato Ibrahim',
        outcome: 'accepted',
        comment: '',
        seen: { at: '2026-03-10T08:00:00.000Z', reviewedAt: null },
      })),
    answer: () => replied('POST /assignments/:id/hand-ins/:learnerId/review', { done: true }),
  },
  {
    what: 'a recording',
    role: 'teacher',
    call: 'POST /lessons/:id/voices',
    keep: async (owner: number) =>
      void (await (
        await import('#teaching-kit/voices/index.ts')
      ).keepOnDevice(owner, {
        id: 'u7-l1',
        classId: null,
        scene: 0,
        language: 'lg',
        seconds: 4,
        words: 'Apio walks to the well.',
        meant: true,
        blob: new Blob(['sound'], { type: 'audio/webm' }),
      })),
    answer: () => replied('POST /lessons/:id/voices', voice),
  },
] as const;

const waiting = async (database: Database) =>
  (await database.getAllKeys('facts')).filter((key) => /^(?:hand|review|tap|voice|unsent) /.test(key));

/** Signed in on an unrelated page. The network is back once `isBack` is set. */
const onAnyPage = async (who: ReturnType<typeof personOf>, token: string, kind: (typeof kinds)[number]) => {
  localStorage.setItem('token', token);
  const line = { isBack: false };
  const asked = serverAnswers({
    'GET /me': () => replied('GET /me', who),
    'GET /lesson/:id': () =>
      line.isBack ? replied('GET /lesson/:id', lessonReply('u7-l1', videoLesson)) : noNetwork(),
    [kind.call]: () => (line.isBack ? kind.answer() : noNetwork()),
  });
  // IndexedDB keeps its real timers. A pending callback would be lost when the clock is replaced, and block the queue
  // for ever.
  const toFake = ['setTimeout', 'clearTimeout', 'Date'] as const;
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: [...toFake] });
  await showPage(
    '/',
    <>
      <PersonSync />
      <p>another page</p>
    </>,
  );
  await screen.findByText('another page');
  await act(() => vi.advanceTimersByTimeAsync(6000));
  vi.useRealTimers();
  return { asked, line, posts: () => asked.filter(({ name }) => name === kind.call) };
};
const back = async (line: { isBack: boolean }) => {
  line.isBack = true;
  await act(async () => void globalThis.dispatchEvent(new Event('online')));
};

test.each(kinds)('$what goes when the network is back, on any page, in its maker’s name', async (kind) => {
  const maker = personOf(kind.role);
  localStorage.setItem('token', 'of the maker');
  serverAnswers({ [kind.call]: noNetwork });
  await kind.keep(maker.id);
  const database = await openDatabase();
  expect(await waiting(database)).toHaveLength(1);
  const { line, posts } = await onAnyPage(maker, 'of the maker', kind);
  expect(await waiting(database)).toHaveLength(1);
  const before = posts().length;
  await back(line);
  await waitFor(async () => expect(await waiting(database)).toEqual([]));
  expect(
    posts()
      .slice(before)
      .map(({ bearer }) => bearer),
  ).toEqual(['Bearer of the maker']);
});

test.each(kinds)(
  '$what is not sent by the next person on the tablet, and stays for its maker',
  async (kind) => {
    const maker = personOf(kind.role);
    localStorage.setItem('token', 'of the maker');
    serverAnswers({ [kind.call]: noNetwork });
    await kind.keep(maker.id);
    const database = await openDatabase();
    const kept = await waiting(database);
    const { line, posts } = await onAnyPage(personOf(kind.role, { id: 9001 }), 'of the next', kind);
    await back(line);
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect(posts()).toEqual([]);
    expect(await waiting(database)).toEqual(kept);
    // Control: the author signs in again.
    cleanup();
    const again = await onAnyPage(maker, 'of the maker again', kind);
    await back(again.line);
    await waitFor(async () => expect(await waiting(database)).toEqual([]));
    expect(
      again
        .posts()
        .map(({ bearer }) => bearer)
        .pop(),
    ).toBe('Bearer of the maker again');
  },
);

test.each(kinds)(
  '$what goes with the token of who logs out, while somebody else is signed in',
  async (kind) => {
    const maker = personOf(kind.role);
    localStorage.setItem('token', 'of the maker');
    serverAnswers({ [kind.call]: noNetwork });
    await kind.keep(maker.id);
    localStorage.setItem('token', 'of the next');
    const asked = serverAnswers({
      'GET /lesson/:id': () => replied('GET /lesson/:id', lessonReply('u7-l1', videoLesson)),
      [kind.call]: kind.answer,
      'POST /events': noNetwork,
    });
    await leave({ user: maker, token: 'of the maker', left: {} });
    expect(asked.filter(({ name }) => name === kind.call).map(({ bearer }) => bearer)).toEqual([
      'Bearer of the maker',
    ]);
    expect(asked.map(({ name }) => name).pop()).toBe('POST /logout');
  },
);
