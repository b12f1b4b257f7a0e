import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { giveVoice } from '#testing/voice.ts';
import { DocumentedPage } from './documented-page.tsx';

const show = async (
  path: string,
  role: 'learner' | 'parent' | 'teacher' = 'learner',
  more: Parameters<typeof personOf>[1] = {},
) => {
  localStorage.setItem('token', 'mango');
  serverAnswers({ 'GET /me': () => replied('GET /me', personOf(role, more)) });
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

test('a study tool that can be opened stands under All and under its own tab', async () => {
  await show('/ubongo-tools');
  const link = () => screen.queryByRole('link', { name: 'Jokes & Riddles' });
  expect(link()?.getAttribute('href')).toBe('/tools/jokes-riddles');
  await userEvent.click(screen.getByRole('tab', { name: 'Skill Builders' }));
  expect(link()).toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: 'Fun & Exploratory' }));
  expect(link()).toBeTruthy();
});

test('a review is for learners alone', async () => {
  await show('/ubongo-tools', 'teacher');
  expect(screen.queryByRole('link', { name: 'Review' })).toBeNull();
});

test('a young child has four pictures with an ear each, said without asking; the rest is for grown-ups', async () => {
  const { spoken } = giveVoice();
  await show('/ubongo-tools', 'learner', { grade: 'Primary 2' });
  const ways = within((await screen.findAllByRole('list'))[0] as HTMLElement).getAllByRole('listitem');
  expect(ways.map((way) => way.textContent)).toEqual([
    'Practise mathematics',
    'Review',
    'Cultural Corner',
    'Creative Arts',
  ]);
  for (const way of ways) {
    expect(within(way).getByRole('link').querySelector('img')).toBeTruthy();
    expect(within(way).getByRole('button', { name: `Listen: ${way.textContent}` })).toBeTruthy();
  }
  expect(spoken[0]?.text).toBe('Ubongo Tools');
  expect(screen.getByText('For grown-ups').closest('details')?.open).toBe(false);
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
