/** The dashboard of a learner whose day is told by a test. */
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

/** Before each test: somebody is signed in on a device that knows nothing. */
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

/** The card, once it knows what to say: until then another stands in its place. */
export const card = async () => {
  const place = () => within(screen.getByRole('region', { name: 'Today' }));
  await waitFor(() => place().getByRole('link'));
  return place();
};

/** What stands above the title, the title, the line below it, the verb, and where it leads. */
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
