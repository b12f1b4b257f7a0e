import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refused, replied } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { openDashboard } from '../testing/open-dashboard.tsx';

const head = () => replied('GET /me', personOf('teacher', { administrator: true }));
const steps = (more: object = {}) =>
  replied('GET /school/first-steps', {
    staff: false,
    classes: false,
    pupils: false,
    consent: false,
    ...more,
  });

test('a head of a new school has the first steps as links, and what is there is ticked', async () => {
  await openDashboard({ 'GET /me': head, 'GET /school/first-steps': () => steps({ staff: true }) });
  expect(await screen.findByRole('heading', { name: 'First steps for your school' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Make staff codes' }).getAttribute('href')).toBe(
    '/administration?tab=codes',
  );
  expect(screen.getByRole('link', { name: 'Record the consent' }).getAttribute('href')).toBe(
    '/administration?tab=learners',
  );
  expect(screen.getAllByText('Done')).toHaveLength(1);
});

test('once every step is done the list is gone', async () => {
  let isAsked = false;
  await openDashboard({
    'GET /me': head,
    'GET /school/first-steps': () => {
      isAsked = true;
      return steps({ staff: true, classes: true, pupils: true, consent: true });
    },
  });
  await waitFor(() => expect(isAsked).toBe(true));
  await screen.findByText('Okello James');
  expect(screen.queryByText('First steps for your school')).toBeNull();
});

test('a teacher whom no school has confirmed is told so calmly, and nothing is asked that is refused', async () => {
  const asked = await openDashboard({
    'GET /me': () => replied('GET /me', personOf('teacher', { school: null })),
    'GET /standing': () =>
      replied('GET /standing', {
        verified: false,
        waiting: false,
        school: null,
        lapsed: false,
        asleep: null,
      }),
    'GET /teacher/today': () => refused('children/not-verified'),
    'GET /teacher/weekly-activity': () => refused('children/not-verified'),
    'GET /teacher/recent-activity': () => refused('children/not-verified'),
  });
  expect(await screen.findByText(/^When your school has confirmed you/)).toBeTruthy();
  expect(asked.map(({ name }) => name).filter((name) => name.startsWith('GET /teacher/'))).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a teacher whose word of the school has lapsed sees no red either', async () => {
  await openDashboard({
    'GET /teacher/today': () => refused('children/not-verified'),
    'GET /teacher/weekly-activity': () => refused('children/not-verified'),
    'GET /teacher/recent-activity': () => refused('children/not-verified'),
  });
  expect(await screen.findByText(/^When your school has confirmed you/)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
