import type { User } from '@afrolearn/contract/accounts.ts';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  health,
  neverAnswers,
  noNetwork,
  refused,
  replied,
  serverAnswers,
  wordless,
} from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { characterReply, historyReply, statsReply } from '#testing/progress.ts';
import { arriveAt, showPage } from '#testing/show.tsx';
import { ProfilePage } from './profile-page.tsx';

beforeEach(() => localStorage.setItem('token', 'mango'));

type Answers = NonNullable<Parameters<typeof serverAnswers>[0]>;

const stats = statsReply({
  totalXP: 1280,
  gradeXP: 540,
  level: 5,
  streakDays: 4,
  lessonsCompleted: 36,
});

const show = async (answers: Answers = {}, user: User = personOf('learner'), at = '/profile') => {
  const asked = serverAnswers({
    'GET /me': () => replied('GET /me', user),
    'GET /learner-profiles/stats/:userId': () => replied('GET /learner-profiles/stats/:userId', stats),
    'GET /lesson-history': () => replied('GET /lesson-history', historyReply(6)),
    ...answers,
  });
  await showPage(at, <ProfilePage />);
  return asked;
};
const card = () => within(screen.getByRole('region', { name: personOf('learner').name }));
const figures = () =>
  within(screen.getByRole('region', { name: 'Your numbers' }))
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

describe("spec 2 'Profile page': the tabs", () => {
  test("'Profile & Progress' has four tabs, and the first is open", async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1, name: 'Profile & Progress' })).toBeDefined();
    expect(document.title).toBe('Profile & Progress · AfroLearn');
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Overview',
      'Progress',
      'Intelligence',
      'Achievements',
    ]);
    expect(screen.getByRole('tab', { name: 'Overview', selected: true })).toBeDefined();
  });

  test('the open tab is in the address, and an address opens its tab', async () => {
    await show({}, personOf('learner'), '/profile?tab=achievements');
    expect(screen.getByRole('tab', { name: 'Achievements', selected: true })).toBeDefined();
    await userEvent.click(screen.getByRole('tab', { name: 'Progress' }));
    await arriveAt('/profile?tab=progress');
    await userEvent.keyboard('{ArrowLeft}');
    await arriveAt('/profile');
    expect(screen.getByRole('tab', { name: 'Overview', selected: true })).toBe(document.activeElement);
  });

  test('an unknown tab in the address opens Overview', async () => {
    await show({}, personOf('learner'), '/profile?tab=nonsense');
    expect(screen.getByRole('tab', { name: 'Overview', selected: true })).toBeDefined();
  });
});

describe("spec 2 'Profile page': Overview", () => {
  test('shows name, grade, country, joined date, and the level bar by XP mod 100 (§9)', async () => {
    await show();
    for (const words of ['Primary 4', 'Uganda', 'Joined January 2026', 'Level 5 of 10', '40 of 100 XP'])
      expect(card().getByText(words)).toBeDefined();
    const bar = card().getByRole('progressbar', { name: 'Level 5 of 10' });
    expect(bar.getAttribute('aria-valuenow')).toBe('40');
  });

  test('beyond the last level it counts towards the next growth ring of the tree', async () => {
    await show({
      'GET /learner-profiles/stats/:userId': () =>
        replied(
          'GET /learner-profiles/stats/:userId',
          statsReply({ totalXP: 1105, gradeXP: 1105, level: 10 }),
        ),
    });
    expect(card().getByText('Level 10 of 10')).toBeDefined();
    expect(card().getByText('5 of 100 XP')).toBeDefined();
    expect(card().getByRole('progressbar').getAttribute('aria-valuenow')).toBe('5');
    expect(card().getByText(/has 1 growth ring\. Every 100 XP/)).toBeDefined();
  });

  test("without a grade and a country it says 'Student' and 'Uganda'; a long name is shown whole", async () => {
    const name = 'Nakayenga Wilhelmina Oluwaseun Ssebunya-Nabukeera the Third of Kyaggwe';
    await show({}, personOf('learner', { grade: null, country: null, name }));
    expect(screen.getByRole('heading', { name })).toBeDefined();
    expect(screen.getByText('Student')).toBeDefined();
    expect(screen.getByText('Uganda')).toBeDefined();
  });

  test('the statistics, with 1000 and more as k (§9)', async () => {
    await show();
    expect(figures()).toEqual([
      ['Total XP', '1280'],
      ['Current Level', '5'],
      ['Day Streak', '4'],
      ['Lessons Completed', '36'],
    ]);
  });

  test("'How You Learn' shows learning style and 'Your Superpowers', and the tree of the seeds", async () => {
    await show();
    const part = within(screen.getByRole('region', { name: 'How You Learn' }));
    expect(part.getByText('Trying it out')).toBeDefined();
    expect(part.getByRole('heading', { name: 'Your Superpowers' })).toBeDefined();
    expect(part.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'curiosity',
      'care',
    ]);
    expect(part.getByText('220 more seeds, and you see a drum for stories.')).toBeDefined();
    expect(part.getByRole('img').getAttribute('aria-label')).toMatch(/^Your baobab: .*a crowned crane$/);
  });

  test("'Recent Learning Activity' shows the first 5 with title, subject, topic and score percent (§9)", async () => {
    await show();
    const part = within(screen.getByRole('region', { name: 'Recent Learning Activity' }));
    const rows = part.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toHaveLength(5);
    expect(rows[0]).toBe('Lesson 1Science · Water90%');
    // Ungraded work has no percentage.
    expect(rows[1]).toBe('Lesson 2Science · Water');
    expect(part.getByRole('link', { name: 'Lesson 1' }).getAttribute('href')).toBe('/lesson/u7-l1');
  });

  test('somebody who has done nothing is led to a first lesson', async () => {
    await show({ 'GET /lesson-history': () => replied('GET /lesson-history', []) });
    expect(screen.getByText('Your learning shows here when you finish your first lesson.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Choose a lesson' }).getAttribute('href')).toBe('/dashboard');
  });

  test('while it loads the name is there already, and no figure is claimed', async () => {
    await show({
      'GET /learner-profiles/stats/:userId': neverAnswers,
      'GET /lesson-history': neverAnswers,
      'GET /character-analysis': neverAnswers,
    });
    expect(screen.getByRole('heading', { name: 'Akello Grace' })).toBeDefined();
    expect(figures().map(([, value]) => value)).toEqual(['–', '–', '–', '–']);
    expect(screen.getAllByRole('status').length).toBeGreaterThan(0);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('spec 2 §8: what fails on Overview', () => {
  const failing = (answer: () => Response | Promise<Response>) => ({
    'GET /learner-profiles/stats/:userId': answer,
  });

  test.each([
    ["'Failed to load user data' without words", () => wordless(500), 'Failed to load user data'],
    ["'Failed to load user data' without a network", noNetwork, 'Failed to load user data'],
    ["'User not found' when there is none", () => wordless(404), 'User not found'],
    [
      'the server’s own words where it has some',
      () => refused('server/unavailable'),
      'AfroLearn is resting for a moment. Please try again soon.',
    ],
  ])('%s; nothing is invented (G22)', async (_, answer, words) => {
    await show(failing(answer));
    expect((await screen.findByRole('alert')).textContent).toBe(`${words}Try Again`);
    expect(figures().map(([, value]) => value)).toEqual(['–', '–', '–', '–']);
  });

  test("'Try Again' asks again", async () => {
    let tries = 0;
    await show(
      failing(() => (tries++ === 0 ? wordless(500) : replied('GET /learner-profiles/stats/:userId', stats))),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('1280', { selector: 'dd' })).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  const someFailed = 'Some data could not be loaded, but the profile is still functional';

  test('a lost part says so, and the rest stands', async () => {
    await show({
      'GET /character-analysis': () => wordless(500),
      'GET /lesson-history': () => wordless(500),
    });
    expect((await screen.findByRole('alert')).textContent).toBe(`${someFailed}Try Again`);
    expect(screen.getByText('1280', { selector: 'dd' })).toBeDefined();
    expect(screen.queryByText('Balanced')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Recent Learning Activity' })).toBeNull();
  });

  test('when nothing loads one note says it, and one press asks for everything again', async () => {
    let failing = true;
    await show({
      'GET /learner-profiles/stats/:userId': () =>
        failing ? wordless(500) : replied('GET /learner-profiles/stats/:userId', stats),
      'GET /character-analysis': () =>
        failing ? wordless(500) : replied('GET /character-analysis', { data: characterReply }),
      'GET /lesson-history': () => (failing ? wordless(500) : replied('GET /lesson-history', [])),
    });
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to load user dataTry Again');
    expect(screen.queryByRole('region', { name: 'How You Learn' })).toBeNull();
    failing = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Trying it out')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test("spec 1 §8: the demo falls back to 'Balanced', visibly a sample", async () => {
    await show({ 'GET /health': () => health('demo'), 'GET /character-analysis': () => wordless(500) });
    expect(await screen.findByText('Balanced')).toBeDefined();
    expect(screen.getByText('Sample data')).toBeDefined();
    expect(screen.getByText('persistence')).toBeDefined();
  });

  test('a session that ended is forgotten', async () => {
    await show(failing(() => refused('session/expired')));
    await vi.waitFor(() => expect(localStorage.getItem('token')).toBeNull());
  });
});

test('spec 2 §4, 9: the stats are fetched again 150 ms after progress-updated', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let xp = 100;
  const asked = await show({
    'GET /learner-profiles/stats/:userId': () =>
      replied('GET /learner-profiles/stats/:userId', { ...stats, totalXP: xp }),
  });
  const times = () => asked.filter(({ name }) => name === 'GET /learner-profiles/stats/:userId').length;
  expect(figures()[0]).toEqual(['Total XP', '100']);
  xp = 125;
  const before = times();
  globalThis.dispatchEvent(new Event('progress-updated'));
  await act(async () => vi.advanceTimersByTime(100));
  expect(times()).toBe(before);
  await act(async () => vi.advanceTimersByTime(60));
  expect(times()).toBe(before + 1);
  expect(figures()[0]).toEqual(['Total XP', '125']);
  vi.useRealTimers();
});

describe.each([
  ['teacher', personOf('teacher'), 'Teacher', '/teacher-dashboard'],
  ['head', personOf('teacher', { administrator: true }), 'Head of the school', '/teacher-dashboard'],
  ['parent', personOf('parent'), 'Parent', '/parent-dashboard'],
] as const)('a %s', (_, person, word, home) => {
  test('sees their own name and role, and kindly that this page is about learners; no learner data is asked for', async () => {
    const asked = await show({}, person);
    expect(screen.getByRole('heading', { name: person.name })).toBeDefined();
    expect(screen.getByText(word)).toBeDefined();
    expect(screen.getByText(/^This page follows the work of a learner\./)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Open my dashboard' }).getAttribute('href')).toBe(home);
    await userEvent.click(screen.getByRole('tab', { name: 'Progress' }));
    expect(asked.map(({ name }) => name)).not.toContain('GET /progress-summary');
    expect(asked.map(({ name }) => name)).not.toContain('GET /learner-profiles/stats/:userId');
  });
});
