import { languages } from '@afrolearn/learning/languages/languages.ts';
import type { Role } from '@afrolearn/learning/people/roles.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { App } from '#app/app.tsx';
import { Shell } from '#app/shell.tsx';
import { adultFrame } from '#messages/adult-frame/en.ts';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { arriveAt, pressed, showAt, showPage } from '#testing/show.tsx';
import { barPlaces, moreGroups, railPlaces, settings } from './adult-links.ts';

const answering = (person: ReturnType<typeof personOf>) => {
  localStorage.setItem('token', 'mango');
  serverAnswers({
    'GET /me': () => replied('GET /me', person),
    'GET /notifications': () => replied('GET /notifications', []),
  });
};
/** The shell around a page that makes no requests. */
const open = async (path: string, person = personOf('teacher')) => {
  answering(person);
  await showPage(
    path,
    <Shell>
      <h1>A page</h1>
    </Shell>,
  );
};
const openMore = async (person = personOf('teacher')) => {
  answering(person);
  await showAt('/more', <App />);
};
const linksIn = async (name: string) =>
  within(await screen.findByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
const head = personOf('teacher', { administrator: true });

describe('the thumb bar of a phone', () => {
  test.each([
    [
      'teacher',
      personOf('teacher'),
      [
        ['Today', '/teacher-dashboard'],
        ['Register', '/register'],
        ['Classes', '/classes'],
        ['Assistant', '/teacher-dashboard/assistant'],
        ['More', '/more'],
      ],
    ],
    [
      'head',
      head,
      [
        ['Today', '/teacher-dashboard'],
        ['Register', '/register'],
        ['Classes', '/classes'],
        ['School', '/administration'],
        ['More', '/more'],
      ],
    ],
    [
      'parent',
      personOf('parent'),
      [
        ['Children', '/parent-dashboard'],
        ['Reports', '/family-reports'],
        ['Work', '/parent-dashboard?tab=assignments'],
        ['Messages', '/notifications'],
        ['More', '/more'],
      ],
    ],
  ] as const)('of a %s has their own places and no Tools or Friends', async (_, person, links) => {
    await open('/settings', person);
    expect(await linksIn('AfroLearn')).toEqual(links);
  });

  test.each(languages)('$name: no word has over 9 letters, so that five fit on 320 px', async ({ code }) => {
    const texts = (code === 'en' ? null : await adultFrame.wordsIn(code)) ?? adultFrame.texts;
    const keys = [personOf('teacher'), head, personOf('parent')].flatMap(barPlaces).map(({ text }) => text);
    expect(keys.filter((key) => String(texts[key]).length > 9)).toEqual([]);
  });

  // The rail has 83 px for a word and breaks a longer one in two.
  test.each(languages)('$name: no word of the rail has over 10 letters', async ({ code }) => {
    const texts = (code === 'en' ? null : await adultFrame.wordsIn(code)) ?? adultFrame.texts;
    const people = [personOf('teacher'), head, personOf('parent')];
    const words = [...people.flatMap(railPlaces), settings].flatMap(({ text }) =>
      String(texts[text]).split(' '),
    );
    expect(words.filter((word) => word.length > 10)).toEqual([]);
  });
});

describe('one frame on every page', () => {
  test.each([
    ['/settings', personOf('teacher')],
    ['/administration', head],
    ['/units', personOf('teacher')],
    ['/profile', personOf('teacher')],
    ['/settings', personOf('parent')],
    ['/parent-dashboard', personOf('parent')],
  ] as const)('%s has the school, bell, Log out and the rail', async (path, person) => {
    await open(path, person);
    const banner = await screen.findByRole('banner');
    expect(within(banner).getByText('Mango Tree Primary School')).toBeDefined();
    expect(await within(banner).findByRole('button', { name: 'Notifications' })).toBeDefined();
    expect(within(banner).getByRole('button', { name: 'Log out' })).toBeDefined();
    expect((await linksIn('Main')).map(([text]) => text)).toEqual([
      ...railPlaces(person).map(({ text }) => adultFrame.texts[text]),
      'Settings',
    ]);
  });

  test('a teacher finds the reports of children in the rail, on the dashboard too', async () => {
    await open('/teacher-dashboard');
    expect(await linksIn('Main')).toContainEqual(['Reports', '/reports']);
  });

  test.each([
    ['/teacher-dashboard', personOf('teacher'), 'Today'],
    ['/teacher-dashboard/class/7', personOf('teacher'), 'Classes'],
    ['/administration', head, 'School'],
    ['/parent-dashboard', personOf('parent'), 'Children'],
    ['/parent-dashboard?tab=assignments', personOf('parent'), 'Work'],
    ['/more', personOf('parent'), 'More'],
  ] as const)('%s: one place is the current one', async (path, person, name) => {
    await open(path, person);
    const bar = await screen.findByRole('navigation', { name: 'AfroLearn' });
    const current = within(bar)
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map((link) => link.textContent)).toEqual([name]);
  });
});

describe('More', () => {
  test.each(['teacher', 'parent'] as const)('of a %s leads to every documented page', (role: Role) => {
    const person = personOf(role);
    const all = moreGroups(person).flatMap(({ links }) => links.map(({ to }) => to));
    const documented = ['/dashboard', '/profile', '/community', '/teachers', '/ubongo-tools', '/settings'];
    expect(all).toEqual(expect.arrayContaining(documented));
    expect(new Set(all).size).toBe(all.length);
  });

  test('only who runs the school finds Administration', async () => {
    await openMore(head);
    const link = await screen.findByRole('link', { name: 'Administration' });
    expect(link.getAttribute('href')).toBe('/administration');
    expect(moreGroups(personOf('teacher')).flatMap(({ links }) => links.map(({ to }) => to))).not.toContain(
      '/administration',
    );
  });

  test('Log out asks first and ends at /', async () => {
    await openMore();
    await screen.findByRole('heading', { level: 1, name: 'Achieng Ruth' });
    await pressed(within(screen.getByRole('main')).getByRole('button', { name: 'Log out' }));
    const ask = await screen.findByRole('dialog', { name: 'Log out?' });
    await pressed(within(ask).getByRole('button', { name: 'Log out' }));
    await arriveAt('/');
  });

  test('a learner, who has a drawer, is led home', async () => {
    await openMore(personOf('learner'));
    await arriveAt('/dashboard');
  });
});
