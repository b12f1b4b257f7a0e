import type { Today } from '@afrolearn/contract/today.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { todayReply } from '#testing/today.ts';
import { DashboardPage } from './dashboard-page.tsx';

const show = async (subjects: Today['subjects']) => {
  localStorage.setItem('token', 'mango');
  const asked = serverAnswers({
    'GET /me': () => replied('GET /me', personOf('learner')),
    'GET /today': () => replied('GET /today', todayReply({ subjects })),
  });
  await showPage('/dashboard', <DashboardPage />);
  return () => asked.filter(({ name }) => name === 'GET /today').length;
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const listOf = (grade: string) => within(screen.getByRole('region', { name: `${grade} subjects` }));
const far = (id: number, more: Partial<Today['subjects'][number]>) => ({
  id,
  units: 16,
  ready: 4,
  done: 0,
  entries: 20,
  entriesDone: 0,
  next: null,
  ...more,
});

test('each subject says how far one is; what is being written is not held against anybody', async () => {
  await show([
    far(5, { ready: 0, entries: 0 }),
    far(3, {}),
    far(6, { entriesDone: 5 }),
    far(7, { done: 2, entriesDone: 15 }),
  ]);
  const list = listOf('Primary 4');
  await list.findByText('15 of 20 parts done');
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'SSTBeing written',
    'EnglishNot started yet',
    'Math5 of 20 parts done',
    'Science15 of 20 parts done',
  ]);
  expect(list.getByRole('progressbar', { name: 'Science' }).getAttribute('aria-valuenow')).toBe('75');
  expect(list.queryByRole('progressbar', { name: 'SST' })).toBeNull();
  expect(list.getByText('Units that are still being written are not counted.')).toBeDefined();
});

test('the progress in another class is asked for when it is chosen', async () => {
  const count = await show([far(3, { done: 4, entriesDone: 20 })]);
  const before = count();
  await press(/Change$/);
  await press('Primary 5');
  expect(await listOf('Primary 5').findByText('20 of 20 parts done')).toBeDefined();
  expect(count()).toBe(before + 1);
});
