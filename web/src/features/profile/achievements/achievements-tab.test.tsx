import { badges } from '@afrolearn/learning/badges/badges.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { replied, wordless } from '#testing/fake-server.ts';
import { summaryReply } from '#testing/progress.ts';
import { showPage } from '#testing/show.tsx';
import { openProfile } from '../testing/open-profile.tsx';
import { BadgeList } from './badge-list.tsx';

const show = (...of: Parameters<typeof summaryReply>) =>
  openProfile('achievements', {
    'GET /progress-summary': () => replied('GET /progress-summary', summaryReply(...of)),
  });
const rows = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);

describe("spec 2 'Profile page': Achievements", () => {
  test('sub-tabs Badges and Milestones, Badges first', async () => {
    await show();
    const tabs = within(screen.getByRole('tablist', { name: 'Achievements' })).getAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Badges', 'Milestones']);
    expect(tabs[0]?.getAttribute('aria-selected')).toBe('true');
  });

  test('earned badges come first with their day, locked ones say so', async () => {
    await show({}, { earned: ['first-steps', 'bookworm'] });
    const shown = await rows();
    expect(shown[0]).toBe('First StepsComplete your first lessonEarned on 9 March 2026');
    expect(shown[1]).toMatch(/^Bookworm.*Earned on 9 March 2026$/);
    expect(shown[2]).toBe('XP EarnerEarn your first Wisdom SeedsLocked');
    expect(screen.getByText(/^2 of \d+ badges earned$/)).toBeDefined();
  });

  test('a locked badge shows how far it is, where more than one step leads to it', async () => {
    await show({}, { activities: 7, earned: ['first-steps'] });
    const shown = await rows();
    expect(shown.find((row) => row?.startsWith('Path Finder'))).toMatch(/Locked0 of 3$/);
    const far = badges.find(({ rule }) => rule.of === 'videos' && rule.atLeast > 7);
    const bar = screen.getByRole('progressbar', { name: far?.name ?? '?' });
    expect(bar.getAttribute('aria-valuetext')).toBe(`7 of ${far?.rule.atLeast}`);
    expect(screen.queryByRole('progressbar', { name: 'First Steps' })).toBeNull();
    expect(screen.queryByRole('progressbar', { name: 'XP Earner' })).toBeNull();
  });

  test('a summary that an older app kept on the device says no more than it knows', async () => {
    const { badges: all } = summaryReply();
    await showPage('/', <BadgeList badges={all.map(({ way: _, ...badge }) => badge) as typeof all} />);
    expect((await rows()).every((row) => row?.endsWith('Locked'))).toBe(true);
  });

  test('the milestones are 1, 5, 10, 25, 50 and 100 activities, reached or on the way (§9)', async () => {
    await show({}, { activities: 7 });
    await userEvent.click(await screen.findByRole('tab', { name: 'Milestones' }));
    expect(await rows()).toEqual([
      '11 activityReached',
      '55 activitiesReached',
      '1010 activities7 of 10',
      '2525 activities7 of 25',
      '5050 activities7 of 50',
      '100100 activities7 of 100',
    ]);
    expect(screen.getByRole('progressbar', { name: '10 activities' }).getAttribute('aria-valuenow')).toBe(
      '70',
    );
  });

  test.each([
    [
      { totalXP: 1, streakDays: 6, toolsCompleted: 5 },
      ['XP Earner', 'Tool Explorer', 'Consistent Learner'],
      2,
    ],
    [
      { totalXP: 0, streakDays: 7, toolsCompleted: 4 },
      ['Consistent Learner', 'XP Earner', 'Tool Explorer'],
      1,
    ],
  ])(
    'a server that lists none: the three documented badges from the real figures %j (§9)',
    async (figures, names, count) => {
      await show({ ...figures, lessonsCompleted: 3, badges: [], milestones: [] });
      expect(
        (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent),
      ).toEqual(names);
      expect(screen.getByText(`${count} of 3 badges earned`)).toBeDefined();
      await userEvent.click(screen.getByRole('tab', { name: 'Milestones' }));
      expect((await rows())[1]).toBe('55 activitiesReached');
    },
  );
});

test("spec 2 §8: 'Failed to load achievements' has 'Try Again', which loads them", async () => {
  let tries = 0;
  await openProfile('achievements', {
    'GET /progress-summary': () =>
      tries++ === 0 ? wordless(500) : replied('GET /progress-summary', summaryReply()),
  });
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to load achievementsTry Again');
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('tab', { name: 'Badges' })).toBeDefined();
});
