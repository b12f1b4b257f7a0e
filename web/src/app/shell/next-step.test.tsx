import 'fake-indexeddb/auto';
import { cleanup, screen } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { DashboardPage } from '#features/dashboard/dashboard-page.tsx';
import { LessonPage } from '#features/lesson/lesson-page.tsx';
import { UnitPage } from '#features/units/unit-page.tsx';
import { closeDatabase } from '#offline/database.ts';
import { Route, Routes } from '#routing/index.ts';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { contentReply, lessonReply, unitReply } from '#testing/lessons.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { todayReply, unitOf } from '#testing/today.ts';

const items = unitReply.items.map((entry) => ({ ...entry, written: true }));
const all = items.map(({ id }) => id);

beforeEach(async () => {
  localStorage.setItem('token', 'mango');
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
});

/** The learner's unit as the server returns it to each page. `opened` is sorted, latest first. */
const knows = (done: readonly string[], opened: readonly string[], best: number) =>
  serverAnswers({
    'GET /me': () => replied('GET /me', personOf('learner')),
    'GET /unit/:id': () => replied('GET /unit/:id', { ...unitReply, items }),
    'GET /lesson/:id': ({ path = '' }) =>
      replied('GET /lesson/:id', lessonReply(path.slice(path.lastIndexOf('/') + 1), null)),
    'POST /lesson-content/generate': () =>
      replied('POST /lesson-content/generate', { success: true, content: contentReply('v1'), error: null }),
    'GET /units/:id/progress': () =>
      replied('GET /units/:id/progress', {
        items: all.map((id) => ({
          id,
          completed: done.includes(id),
          bestScore: id === 'u7-q1' && done.includes(id) ? best : null,
          points: 0,
        })),
        claimed: false,
        opened: [...opened],
      }),
    'GET /today': () => {
      const unit = unitOf(7, all);
      const entries = unit.entries.map((entry) => {
        const isDone = done.includes(entry.id);
        return { ...entry, done: isDone, again: isDone && entry.type === 'quiz' && best < 70 };
      });
      return replied('GET /today', todayReply({ current: { ...unit, entries }, opened: [...opened] }));
    },
  });

const shown = async (path: string, name: string | RegExp) => {
  await showPage(
    path,
    <Routes>
      <Route path="/dashboard" element={<DashboardPage />} />
      <Route path="/unit/:id" element={<UnitPage />} />
      <Route path="/lesson/:id" element={<LessonPage />} />
    </Routes>,
  );
  const links = await screen.findAllByRole('link', { name });
  const to = links.map((link) => link.getAttribute('href'));
  cleanup();
  return to;
};

const onwards = /^Next/;
const passedOver = /^You have not done this yet/;

test.each<[string, string[], string[], number, string, RegExp]>([
  ['goes on in order', ['u7-l1'], ['u7-l1'], 0, 'u7-l2', onwards],
  ['passed one over', ['u7-l1', 'u7-l3'], ['u7-l3', 'u7-l1'], 0, 'u7-r1', onwards],
  // The end of a lesson never links backwards, which is what its text says.
  ['left one in the middle', ['u7-l2'], ['u7-l2', 'u7-l1'], 0, 'u7-l1', passedOver],
  ['looked into the checkpoint', ['u7-l1'], ['u7-l1', 'u7-q1'], 0, 'u7-l2', onwards],
  ['sees an old one again', ['u7-l1', 'u7-l2', 'u7-l3'], ['u7-l1', 'u7-l3', 'u7-l2'], 0, 'u7-r1', onwards],
  ['has only a passed-over one left', all.filter((id) => id !== 'u7-l2'), ['u7-q1'], 90, 'u7-l2', passedOver],
  ['did not pass the checkpoint', all, ['u7-l3', 'u7-q1'], 30, 'u7-q1', onwards],
])(
  'dashboard, unit and the end of a lesson name one next step: who %s',
  async (_, done, opened, best, id, atTheEnd) => {
    knows(done, opened, best);
    const step = [`/lesson/${id}`];
    expect(await shown('/dashboard', /^(Go on|Carry on|Try it( again)?)$/)).toEqual(step);
    expect(await shown('/unit/7', /^(Carry on|Try again): /)).toEqual(step);
    expect(await shown(`/lesson/${opened[0]}`, atTheEnd)).toEqual(step);
  },
);
