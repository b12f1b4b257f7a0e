import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { App } from '#app/app.tsx';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { arriveAt, pressed, showAt } from '#testing/show.tsx';

test('opened again while the next page is on its way, it stays open', async () => {
  serverAnswers({ 'GET /units': () => replied('GET /units', []) });
  await showAt('/about', <App />);
  await pressed(await screen.findByRole('button', { name: 'Menu' }));
  const courses = within(await screen.findByRole('dialog', { name: 'Menu' })).getByRole('link', {
    name: 'Courses',
  });
  // In the same tick: the menu opens again before the page of the first press has loaded.
  await act(async () => {
    courses.click();
    screen.getByRole('button', { name: 'Menu' }).click();
  });
  await arriveAt('/courses');
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeDefined();
});
