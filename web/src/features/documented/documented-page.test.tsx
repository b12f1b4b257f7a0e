import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { DocumentedPage } from './documented-page.tsx';

const show = async (path: string, role: 'learner' | 'parent' | 'teacher' = 'learner') => {
  localStorage.setItem('token', 'mango');
  serverAnswers({ 'GET /me': () => replied('GET /me', personOf(role)) });
  await showPage(path, <DocumentedPage />);
};
const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent);

test('every tab leads to something that is there', async () => {
  await show('/ubongo-tools');
  expect(screen.getByRole('link', { name: 'Practise mathematics' }).getAttribute('href')).toBe('/practice');
  expect((await screen.findByRole('link', { name: 'Review' })).getAttribute('href')).toBe('/review');
  for (const tab of screen.getAllByRole('tab')) {
    await userEvent.click(tab);
    expect(screen.getAllByRole('link').length).toBeGreaterThan(1);
  }
});

test('a review is for learners alone', async () => {
  await show('/ubongo-tools', 'teacher');
  expect(screen.queryByRole('link', { name: 'Review' })).toBeNull();
});

describe('documented tabs', () => {
  test.each([
    ['/ubongo-tools', 'learner', ['All', 'Academic Tools', 'Skill Builders', 'Fun & Exploratory']],
    ['/student-tools', 'learner', ['All', 'Academic Tools', 'Skill Builders', 'Fun & Exploratory']],
    ['/learning-tools', 'learner', ['All', 'Academic Tools', 'Skill Builders', 'Fun & Exploratory']],
  ] as const)('spec 1 §2.8, spec 2: %s has its tabs', async (path, role, names) => {
    await show(path, role);
    expect(tabs()).toEqual(names);
  });
});
