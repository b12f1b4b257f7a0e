import type { ProgressSummary } from '@afrolearn/contract/progress.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { neverAnswers, replied, wordless } from '#testing/fake-server.ts';
import { summaryReply } from '#testing/progress.ts';
import { openProfile } from './testing/open-profile.tsx';

const show = (more: Partial<ProgressSummary> = {}) =>
  openProfile('progress', {
    'GET /progress-summary': () => replied('GET /progress-summary', summaryReply(more)),
  });
const region = (name: string) => within(screen.getByRole('region', { name }));
const rows = (name: string) =>
  region(name)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe("spec 2 'Profile page': Progress", () => {
  test("shows XP, level, streak, lessons and 'Total Mastery Points', 1000 and more as k (§9)", async () => {
    await show({ totalXP: 12_345, level: 3, streakDays: 4, lessonsCompleted: 36, totalMasteryPoints: 2450 });
    const figures = region('Your numbers')
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(figures).toEqual([
      ['Total XP', '12345'],
      ['Current Level', '3'],
      ['Day Streak', '4'],
      ['Lessons Completed', '36'],
      ['Total Mastery Points', '2450'],
    ]);
  });

  test("'Level n of 10' has its XP against 100 x (level+1) (§9)", async () => {
    await show({ level: 5, currentLevelXP: 540, nextLevelXP: 600 });
    expect(screen.getByRole('heading', { name: 'Level 5 of 10' })).toBeDefined();
    expect(screen.getByText('540 of 600 XP')).toBeDefined();
    expect(screen.getByRole('progressbar', { name: 'Level 5 of 10' }).getAttribute('aria-valuenow')).toBe(
      '90',
    );
  });

  test.each([
    [1040, 1100, '95', 'Your tree is fully grown. Every 100 XP more give it a growth ring.'],
    [1225, 1300, '94', 'Your tree is fully grown and has 2 growth rings. Every 100 XP more give it another.'],
  ])(
    'at the last level %i XP lead on to the next growth ring',
    async (currentLevelXP, nextLevelXP, percent, words) => {
      await show({ level: 10, currentLevelXP, nextLevelXP });
      expect(screen.getByText(`${currentLevelXP} of ${nextLevelXP} XP`)).toBeDefined();
      const bar = screen.getByRole('progressbar', { name: 'Level 10 of 10' });
      expect(bar.getAttribute('aria-valuenow')).toBe(percent);
      expect(screen.getByText(words)).toBeDefined();
    },
  );

  test.each([
    [
      { needsTokenToAdvance: false, gradeEligible: true, tokensInWindow: 3 },
      'You are ready for the next class. Your teacher decides when you move.',
    ],
    [
      { needsTokenToAdvance: true, gradeEligible: false, tokensInWindow: 2 },
      'You are at the top level. Reach 80 percent in 1 more unit to be ready for the next class.',
    ],
    [
      { needsTokenToAdvance: false, gradeEligible: false, tokensInWindow: 2 },
      'You reached 80 percent in 2 units this month. Each such unit gives a mastery token.',
    ],
  ])('mastery %j is told in words', async (mastery, words) => {
    await show({ mastery });
    expect(screen.getByText(words)).toBeDefined();
  });

  test('recent activity shows 5 with time and seeds, and leads on where there is a way (§9)', async () => {
    await show({
      recentActivities: [
        { title: 'Rain', time: '2026-03-09T08:00:00.000Z', points: 25, path: '/lesson/u7-l2' },
        { title: 'Spelling Bee', time: '2 days ago', points: 0, path: null },
        ...[3, 4, 5, 6].map((n) => ({ title: `Lesson ${n}`, time: `day ${n}`, points: 25, path: null })),
      ],
    });
    const shown = rows('Recent activity');
    expect(shown).toHaveLength(5);
    expect(shown[0]).toMatch(/^Rain9 Mar 2026.*\+25 Wisdom Seeds$/);
    expect(shown[1]).toBe('Spelling Bee2 days ago');
    expect(screen.getByRole('link', { name: 'Rain' }).getAttribute('href')).toBe('/lesson/u7-l2');
  });

  test('learning goals show how far they are', async () => {
    await show({ goals: [{ id: 'g', title: 'Read 4 readings', current: 1, target: 4, color: 'lake' }] });
    expect(rows('Learning goals')).toEqual(['Read 4 readings1 of 4']);
    expect(
      region('Learning goals')
        .getByRole('progressbar', { name: 'Read 4 readings' })
        .getAttribute('aria-valuenow'),
    ).toBe('25');
  });

  test.each([5, 7])('a goal of 5 with %i done is reached, and no more than that', async (current) => {
    const title = 'Learn on 5 days this week';
    await show({ goals: [{ id: 'days', title, current, target: 5, color: 'lake' }] });
    expect(rows('Learning goals')).toEqual([`${title}Reached`]);
    const bar = region('Learning goals').getByRole('progressbar', { name: title });
    expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuetext')]).toEqual([
      '100',
      'Reached',
    ]);
  });

  test("the default goal is 'Complete 5 lessons', counted from real lessons (§9)", async () => {
    await show({ lessonsCompleted: 3 });
    expect(rows('Learning goals')).toEqual(['Complete 5 lessons3 of 5']);
  });
});

describe('spec 2 §8', () => {
  test("'Failed to load progress' has 'Try Again', which loads it", async () => {
    let tries = 0;
    await openProfile('progress', {
      'GET /progress-summary': () =>
        tries++ === 0 ? wordless(500) : replied('GET /progress-summary', summaryReply()),
    });
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to load progressTry Again');
    expect(screen.queryByRole('heading', { name: /^Level/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Level 1 of 10' })).toBeDefined();
  });

  test('while it loads nothing is claimed', async () => {
    await openProfile('progress', { 'GET /progress-summary': neverAnswers });
    expect(screen.getByRole('status').textContent).toBe('Loading');
    expect(screen.queryByText('Total XP')).toBeNull();
  });
});
