import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { serverAnswers } from '#testing/fake-server.ts';
import { showPage } from '#testing/show.tsx';
import { LandingPage } from './landing-page.tsx';

beforeEach(async () => {
  serverAnswers();
  await showPage('/', <LandingPage />);
});

const hrefs = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
const region = (name: string) => screen.getByRole('region', { name });

describe('spec 1 §2.2: the landing page', () => {
  test("has the hero 'Where African Roots Meet Future Learning' with three buttons", () => {
    const title = screen.getByRole('heading', { level: 1, name: 'Where African Roots Meet Future Learning' });
    const hero = title.closest('section');
    if (hero === null) throw new Error('no hero');
    expect(hrefs(hero).slice(0, 3)).toEqual([
      '/signup?role=learner',
      '/signup?role=teacher',
      '/signup?role=parent',
    ]);
    expect(hero.textContent).toContain('Lessons open without an account, too.');
    expect(hrefs(hero).slice(3)).toEqual(['/courses']);
  });

  test('says the message of §1: local languages, familiar examples, role models, belonging', () => {
    expect(screen.getByText('Your languages, markets and lakes, and heroes from home.')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Learning that feels like home' })).toBeDefined();
  });

  test('has a grid of the eight courses', () => {
    const grid = region('Explore courses');
    expect(
      within(grid)
        .getAllByRole('heading', { level: 3 })
        .map((title) => title.textContent),
    ).toEqual([
      'Science Explorers',
      'Math Wizards',
      'English & Literature',
      'Social Studies',
      'Life Skills',
      'Coding Club',
      'African Heritage',
      'Folk Tales',
    ]);
  });

  test('has student engagement, and a testimonial told by a drawn character (permissions G18)', () => {
    expect(region('Learning that feels like home')).toBeDefined();
    expect(region('A story').textContent).toContain('a boy in our story');
  });

  test('has a join call-to-action with Learners, Teachers, Parents and Support', () => {
    const join = region('Come and join us');
    for (const name of [/Learners/, /Teachers/, /Parents/, /Support/])
      within(join).getByRole('link', { name });
    expect(hrefs(join)).toEqual([
      '/help',
      '/signup?role=learner',
      '/signup?role=teacher',
      '/signup?role=parent',
    ]);
  });

  test('lists the three features', () => {
    for (const name of [
      'Personalized learning paths',
      'Culturally relevant content',
      'Fun and engaging activities',
    ])
      expect(screen.getByRole('heading', { name })).toBeDefined();
  });
});
