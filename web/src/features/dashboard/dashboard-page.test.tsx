import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { DashboardPage } from './dashboard-page.tsx';

beforeEach(() => localStorage.setItem('token', 'mango'));

const show = async (grade: string | null = null) => {
  serverAnswers({ 'GET /me': () => replied('GET /me', personOf('learner', { grade })) });
  await showPage('/dashboard', <DashboardPage />);
};
const subjects = () => screen.queryByRole('region', { name: /subjects$/ });
const choose = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('spec 1 §2.5: the dashboard', () => {
  test('welcomes by name, with Edit Profile and the class picker', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome, Akello Grace' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Edit Profile' }).getAttribute('href')).toBe('/profile');
    const picker = screen.getByRole('region', { name: 'Choose Your Class' });
    expect(
      within(picker)
        .getAllByRole('button')
        .map((pit) => pit.getAttribute('aria-label')),
    ).toEqual([1, 2, 3, 4, 5, 6, 7].map((n) => `Primary ${n}`));
  });

  test.each([
    ['Primary 2', ['Lit I', 'Lit II', 'English', 'MTC']],
    ['Primary 3', ['Lit I', 'Lit II', 'English', 'MTC']],
    ['Primary 4', ['SST', 'English', 'Math', 'Science']],
    ['Primary 7', ['SST', 'English', 'Math', 'Science']],
  ])('tapping %s shows its subjects (§9) and saves the choice; Back returns', async (grade, names) => {
    await show();
    await choose(grade);
    const list = subjects();
    if (list === null) throw new Error('no subjects');
    expect(
      within(list)
        .getAllByRole('heading', { level: 3 })
        .map((title) => title.textContent),
    ).toEqual(names);
    expect(localStorage.getItem('selectedGrade')).toBe(grade);
    expect(localStorage.getItem('currentView')).toBe('subjects');
    await choose('Back');
    expect(subjects()).toBeNull();
    expect(localStorage.getItem('currentView')).toBe('grades');
  });

  test('a saved choice is there on the next visit', async () => {
    localStorage.setItem('selectedGrade', 'Primary 5');
    localStorage.setItem('currentView', 'subjects');
    await show();
    expect(screen.getByRole('button', { name: 'Primary 5' }).getAttribute('aria-pressed')).toBe('true');
    expect(subjects()?.textContent).toContain('Primary 5');
  });

  test("has 'Explore Beyond the Classroom' with the eight tiles", async () => {
    await show();
    const beyond = screen.getByRole('region', { name: 'Explore Beyond the Classroom' });
    expect(
      within(beyond)
        .getAllByRole('link')
        .map((tile) => tile.getAttribute('href')),
    ).toEqual([
      '/cultural-corner',
      '/money-smart',
      '/life-skills',
      '/code-club',
      '/creative-arts',
      '/community',
      '/future-skills',
      '/entertainment',
    ]);
  });
});
