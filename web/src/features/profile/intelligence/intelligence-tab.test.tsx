import type { Insights } from '@afrolearn/contract/progress.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { neverAnswers, replied, wordless } from '#testing/fake-server.ts';
import { insightsReply } from '#testing/progress.ts';
import { openProfile } from '../testing/open-profile.tsx';

const show = (data: Insights | null) =>
  openProfile('intelligence', {
    'GET /personalized-insights': () => replied('GET /personalized-insights', { data }),
  });
const region = (name: string) => within(screen.getByRole('region', { name }));

const patterns: Insights['patterns'] = {
  answers: 24,
  byTime: [
    { part: 'morning', answers: 16, right: 12 },
    { part: 'evening', answers: 8, right: 2 },
  ],
  bySubject: [{ subject: 'Science', answers: 24, right: 14 }],
  mistakes: [{ name: 'Holes hold water', help: 'Water runs through holes.', times: 3 }],
};

describe("spec 2 'Profile page': Intelligence", () => {
  test("'Learning Intelligence Dashboard' shows strengths and recommendations", async () => {
    await show(
      insightsReply({
        strengths: [{ title: 'Water', description: 'You have 90 percent of this unit.' }],
        recommendations: [
          { text: 'Try the checkpoint again.', path: '/lesson/u7-q1' },
          { text: 'Read a little each day.', path: null },
        ],
      }),
    );
    expect(screen.getByRole('heading', { name: 'Learning Intelligence Dashboard' })).toBeDefined();
    expect(region('Your strengths').getByText('You have 90 percent of this unit.')).toBeDefined();
    const advice = region('Recommendations');
    expect(advice.getByRole('link', { name: 'Try the checkpoint again.' }).getAttribute('href')).toBe(
      '/lesson/u7-q1',
    );
    expect(advice.getByText('Read a little each day.')).toBeDefined();
  });

  test("'Things To Practice Next' leads to the lessons that explain it, what is due today first said so", async () => {
    await show(
      insightsReply({
        practiceNext: [
          { title: 'Rain', description: 'Where does rain come from?', path: '/lesson/u7-l2', due: true },
          { title: 'Rain', description: 'What is a cloud?', path: '/lesson/u7-l2', due: false },
        ],
        areas_for_growth: [
          { title: 'Rain', description: 'Said already.', path: null },
          { title: 'Wells', description: 'How deep is a well?', path: '/lesson/u7-l1' },
        ],
      }),
    );
    const list = region('Things To Practice Next');
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Rain TodayWhere does rain come from?Practise',
      'Rain What is a cloud?Practise',
      'Wells How deep is a well?Practise',
    ]);
    expect(list.getAllByRole('link', { name: 'Practise: Rain' })[0]?.getAttribute('href')).toBe(
      '/lesson/u7-l2',
    );
    expect(list.getByRole('link', { name: 'Practise: Wells' }).getAttribute('href')).toBe('/lesson/u7-l1');
  });

  test("with fewer than 20 answers it says 'Pattern analysis coming soon', and empty lists say what fills them", async () => {
    await show(insightsReply());
    expect(region('Your patterns').getByText('Pattern analysis coming soon')).toBeDefined();
    expect(screen.getByText('Nothing waits for practice now.')).toBeDefined();
    expect(screen.getByText(/^Answer a few more questions\./)).toBeDefined();
    expect(screen.getByText(/^Finish a lesson,/)).toBeDefined();
  });

  test('real patterns stand as charts with the same figures in tables', async () => {
    await show(insightsReply({ patterns }));
    expect(screen.queryByText('Pattern analysis coming soon')).toBeNull();
    const cells = (name: string) =>
      within(screen.getByRole('table', { name }))
        .getAllByRole('row')
        .slice(1)
        .map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(cells('When you answer')).toEqual([
      ['Morning', '16', '12'],
      ['Afternoon', '0', '0'],
      ['Evening', '8', '2'],
      ['Night', '0', '0'],
    ]);
    expect(cells('What you answer')).toEqual([['Science', '24', '14']]);
    expect(region('What to look at again').getByText('Water runs through holes.')).toBeDefined();
    expect(region('What to look at again').getByText('3 times')).toBeDefined();
  });

  test('whoever switched it off reads that nothing is worked out, and where to change it (G35)', async () => {
    await show(null);
    expect(await screen.findByText(/^This page is switched off for you\./)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Open settings' }).getAttribute('href')).toBe('/settings');
    expect(screen.queryByRole('region')).toBeNull();
  });
});

describe('spec 2 §8', () => {
  test("'Failed to load intelligence data' has 'Try Again', which loads it", async () => {
    let tries = 0;
    await openProfile('intelligence', {
      'GET /personalized-insights': () =>
        tries++ === 0
          ? wordless(500)
          : replied('GET /personalized-insights', { data: insightsReply({ patterns }) }),
    });
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to load intelligence dataTry Again');
    expect(screen.queryByRole('region')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('table', { name: 'When you answer' })).toBeDefined();
  });

  test('while it loads nothing is claimed', async () => {
    await openProfile('intelligence', { 'GET /personalized-insights': neverAnswers });
    expect(screen.getByRole('status').textContent).toBe('Loading');
    expect(screen.queryByText(/switched off/)).toBeNull();
  });
});
