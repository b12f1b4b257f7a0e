/** Renders the dashboard with a learner's day from a test. */
import 'fake-indexeddb/auto';
import type { Today } from '@afrolearn/contract/today.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { closeDatabase } from '#offline/database.ts';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { unitReply } from '#testing/lessons.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { todayReply } from '#testing/today.ts';
import { DashboardPage } from '../dashboard-page.tsx';

export type Answers = NonNullable<Parameters<typeof serverAnswers>[0]>;

/** Before each test: signed in, with an empty database. */
export const freshDevice = async () => {
  localStorage.setItem('token', 'mango');
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
};

export const show = async (answers: Answers = {}, role: 'learner' | 'parent' = 'learner') => {
  const asked = serverAnswers({
    'GET /me': () => replied('GET /me', personOf(role)),
    'GET /unit/:id': () => replied('GET /unit/:id', unitReply),
    ...answers,
  });
  await showPage('/dashboard', <DashboardPage />);
  return { count: (name: string) => asked.filter((one) => one.name === name).length };
};

export const says = (more: Partial<Today>): Answers => ({
  'GET /today': () => replied('GET /today', todayReply(more)),
});

/** Waits for the card's final content. */
export const card = async () => {
  const place = () => within(screen.getByRole('region', { name: 'Today' }));
  await waitFor(() => place().getByRole('link'));
  return place();
};

/** The card's overline, title, subtitle, verb and link. */
export const cardSays = async () => {
  const region = await card();
  const link = region.getByRole('link');
  const [kick, line] = [...screen.getByRole('region', { name: 'Today' }).querySelectorAll('p')];
  return [
    kick?.textContent,
    region.getByRole('heading').textContent,
    line?.textContent,
    link.textContent,
    link.getAttribute('href'),
  ];
};
