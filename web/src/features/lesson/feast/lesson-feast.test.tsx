import 'fake-indexeddb/auto';
import type { Lesson } from '@afrolearn/learning/lessons/lesson.ts';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeDatabase } from '#offline/database.ts';
import { eventsOf } from '#offline/outbox.ts';
import { announceResults } from '#offline/use-record.ts';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { unitReply, videoLesson as video } from '#testing/lessons.ts';
import { personOf } from '#testing/people.ts';
import { summaryReply } from '#testing/progress.ts';
import { showPage } from '#testing/show.tsx';
import { giveVoice } from '#testing/voice.ts';
import { LessonWork, useWork } from '../work.tsx';
import { LessonFeast } from './lesson-feast.tsx';

beforeEach(async () => {
  localStorage.setItem('token', 'a-token');
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => {
  vi.useRealTimers();
});

const next = unitReply.items[1] ?? null;
const goOn = vi.fn();
const again = vi.fn();

const Finished = ({ content }: { content: Lesson }) => {
  const { finish } = useWork();
  return (
    <>
      <button type="button" onClick={() => finish('video.finished')}>
        finish it
      </button>
      <LessonFeast
        content={content}
        entries={unitReply.items}
        end={{ watched: true, skipped: 0, watchSkipped: vi.fn(), again }}
        next={next}
        goOn={goOn}
        unitEnd={null}
        onLeave={vi.fn()}
      />
    </>
  );
};

type Case = {
  grade?: string;
  earned?: readonly string[];
  counted?: boolean;
  motivation?: boolean;
  seeds?: number;
};
const show = async ({
  grade = 'Primary 7',
  earned = [],
  counted = true,
  motivation = true,
  seeds = 75,
}: Case = {}) => {
  goOn.mockClear();
  again.mockClear();
  const did = { title: 'x', time: '2026-03-09T08:00:00.000Z', points: 25, path: `/lesson/${video.id}` };
  serverAnswers({
    'GET /me': () =>
      replied('GET /me', personOf('learner', { grade, ...(motivation ? {} : { motivation }) })),
    'GET /units/:id/progress': () => replied('GET /units/:id/progress', { items: [], claimed: false }),
    'GET /pictures': () => replied('GET /pictures', []),
    'GET /progress-summary': () =>
      replied(
        'GET /progress-summary',
        summaryReply({ totalXP: seeds, recentActivities: counted ? [did] : [] }, { earned }),
      ),
  });
  await showPage(
    '/',
    <LessonWork item={video.id} done={new Set()}>
      <Finished content={video} />
    </LessonWork>,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'finish it' }));
  await screen.findByText('Saved');
  if (counted) {
    const sent = (await eventsOf(4711, 'waiting')).find(({ event }) => event.type === 'video.finished');
    act(() => announceResults([{ id: sent?.id ?? '', status: 'stored', seeds: 25 }]));
  }
  return (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
};
const named = () => document.querySelector('.label')?.textContent;

test('it says what is known now, what it brought, and waits as long as the child likes', async () => {
  const press = await show();
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(video.remember[0]);
  expect(screen.getByText('+25 Wisdom Seeds')).toBeTruthy();
  expect(await screen.findByRole('img', { name: /^Your baobab/ })).toBeTruthy();
  expect(named()).toBe('a bird');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval'] });
  await act(async () => await vi.advanceTimersByTimeAsync(600_000));
  vi.useRealTimers();
  expect(goOn).not.toHaveBeenCalled();
  await press(`Next: ${next?.title}`);
  expect(goOn).toHaveBeenCalledWith(true);
  await press('See it again');
  expect(again).toHaveBeenCalledOnce();
});

test('badges land one at a time, and none is passed over on the way to the next lesson', async () => {
  const press = await show({ earned: ['xp-earner', 'first-steps'] });
  expect(await screen.findByText('2 badges wait')).toBeTruthy();
  await press('See your badge');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Your first badge hangs here.');
  expect(screen.getByText('1 more badge waits')).toBeTruthy();
  await press('See the next badge');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(`${named()} hangs here.`);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
  expect(goOn).not.toHaveBeenCalled();
  await press(`Next: ${next?.title}`);
  expect(goOn).toHaveBeenCalledOnce();
});

test('what the server has not counted is not on the tree', async () => {
  await show({ counted: false, earned: ['first-steps'] });
  expect(await screen.findByText('25 more seeds, and you see a wide crown.')).toBeTruthy();
  expect(named()).toBeUndefined();
  expect(screen.queryByText(/badge|Wisdom Seeds/)).toBeNull();
});

test('who learns without motivation sees what is known now: no tree, no seeds, no badge', async () => {
  await show({ motivation: false, earned: ['first-steps'] });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(video.remember[0]);
  expect(screen.queryByRole('img', { name: /baobab/ })).toBeNull();
  expect(screen.queryByText(/Wisdom Seeds|badge/)).toBeNull();
});

test('P2 hears and sees it: no points, one picture button, and what came is read aloud', async () => {
  const { spoken } = giveVoice();
  const press = await show({ grade: 'Primary 2' });
  expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe('Look: a bird!');
  expect(spoken.map(({ text }) => text)).toContain('Look: a bird!');
  expect(screen.queryByText(/Wisdom Seeds|of \d+ parts|See it again/)).toBeNull();
  await press(`Next: ${next?.title}`);
  expect(goOn).toHaveBeenCalledWith(true);
});
