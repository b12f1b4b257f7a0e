import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { unitReply } from '#testing/lessons.ts';
import { personOf } from '#testing/people.ts';
import { summaryReply } from '#testing/progress.ts';
import { showAt, showPage } from '#testing/show.tsx';
import { giveVoice } from '#testing/voice.ts';
import { LessonWork } from '../work.tsx';
import { EndCard } from './end-card.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const whole = { watched: true, skipped: 0, watchSkipped: () => undefined, again: () => undefined };
const next = unitReply.items[1] ?? null;
const pass = async (seconds: number) => {
  for (let second = 0; second < seconds; second++)
    await act(async () => await vi.advanceTimersByTimeAsync(1000));
};

test('spec 1 §2.7: for who has nothing to be counted a finished video moves on by itself', async () => {
  const goOn = vi.fn();
  await showAt('/', <EndCard end={whole} next={next} goOn={goOn} automatic />);
  await pass(7);
  expect(goOn).not.toHaveBeenCalled();
  await pass(2);
  expect(goOn).toHaveBeenCalledWith(true);
});

test('whoever wants to stay, stays', async () => {
  const goOn = vi.fn();
  await showAt('/', <EndCard end={whole} next={next} goOn={goOn} automatic />);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Stay here' })));
  await pass(12);
  expect(goOn).not.toHaveBeenCalled();
});

test.each([
  ['P1 to P3 go on only by a press', next, false],
  ['the end of a unit is an end', null, true],
])('%s', async (_, following, automatic) => {
  const goOn = vi.fn();
  await showAt('/', <EndCard end={whole} next={following} goOn={goOn} automatic={automatic} />);
  await pass(12);
  expect(goOn).not.toHaveBeenCalled();
});

test('whoever writes or reads below the player stays, and what is written stays too', async () => {
  const goOn = vi.fn();
  await showAt(
    '/',
    <>
      <EndCard end={whole} next={next} goOn={goOn} automatic />
      <div role="tabpanel">
        <textarea />
      </div>
    </>,
  );
  screen.getByRole('textbox').focus();
  await pass(12);
  expect(goOn).not.toHaveBeenCalled();
});

test.each([
  [false, 'See your unit'],
  [true, 'Claim Reward'],
])('the end of a unit leads to the unit (a reward waits: %s)', async (claims, name) => {
  await showAt(
    '/',
    <EndCard end={whole} next={null} goOn={vi.fn()} automatic unitEnd={{ to: '/unit/7', claims }} />,
  );
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/unit/7');
});

test('the countdown is no announcement: only that the lesson is finished', async () => {
  await showAt('/', <EndCard end={whole} next={next} goOn={vi.fn()} automatic />);
  expect(screen.getAllByRole('status').map((said) => said.textContent)).toEqual([
    'You saw the whole lesson.',
  ]);
  await pass(2);
  expect(screen.getAllByRole('status').map((said) => said.textContent)).toEqual([
    'You saw the whole lesson.',
  ]);
});

test('whoever skipped scenes is told so, may watch them, and is not moved on', async () => {
  const [goOn, watchSkipped] = [vi.fn(), vi.fn()];
  await showAt(
    '/',
    <EndCard
      end={{ watched: false, skipped: 7, watchSkipped, again: vi.fn() }}
      next={next}
      goOn={goOn}
      automatic
    />,
  );
  expect(screen.getByRole('status').textContent).toBe(
    'You skipped 7 scenes. Watch them to finish this lesson.',
  );
  const isLoud = (name: string) => screen.getByRole('button', { name }).className.includes('action');
  expect([isLoud('Watch what you skipped'), isLoud('Next lesson')]).toEqual([true, false]);
  await pass(12);
  expect(goOn).not.toHaveBeenCalled();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Watch what you skipped' })));
  expect(watchSkipped).toHaveBeenCalledOnce();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Next lesson' })));
  expect(goOn).toHaveBeenCalledWith(true);
});

test('a lesson that is done stays done, however it is leafed through', async () => {
  const goOn = vi.fn();
  await showAt(
    '/',
    <LessonWork item="u7-l1" done={new Set(['u7-l1'])}>
      <EndCard
        end={{ watched: false, skipped: 7, watchSkipped: vi.fn(), again: vi.fn() }}
        next={next}
        goOn={goOn}
        automatic
      />
    </LessonWork>,
  );
  expect(screen.getByRole('status').textContent).toBe('You saw the whole lesson.');
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Next lesson']);
  await pass(12);
  expect(goOn).not.toHaveBeenCalled();
});

test('a lesson that is seen again ends with the tree, and with no seeds', async () => {
  vi.useRealTimers();
  localStorage.setItem('token', 'a-token');
  serverAnswers({
    'GET /me': () => replied('GET /me', personOf('learner')),
    'GET /progress-summary': () => replied('GET /progress-summary', summaryReply({ totalXP: 50 })),
  });
  await showPage(
    '/',
    <LessonWork item="u7-l1" done={new Set(['u7-l1'])}>
      <EndCard
        end={{ watched: false, skipped: 7, watchSkipped: vi.fn(), again: vi.fn() }}
        next={next}
        goOn={vi.fn()}
        automatic
      />
    </LessonWork>,
  );
  expect(await screen.findByRole('img', { name: /^Your baobab/ })).toBeTruthy();
  expect(screen.queryByText(/Wisdom Seeds/)).toBeNull();
});

test.each([
  ['Primary 2', ['You saw the whole lesson.']],
  ['Primary 6', []],
])('the end is read to %s without asking: %j', async (grade, heard) => {
  vi.useRealTimers();
  const { spoken } = giveVoice();
  localStorage.setItem('token', 'a-token');
  serverAnswers({
    'GET /me': () => replied('GET /me', personOf('learner', { grade })),
    'GET /progress-summary': () => replied('GET /progress-summary', summaryReply({ totalXP: 50 })),
  });
  await showPage('/', <EndCard end={whole} next={next} goOn={vi.fn()} automatic={false} />);
  await screen.findByText('You saw the whole lesson.');
  await waitFor(() => expect(spoken.map(({ text }) => text)).toEqual(heard));
});
