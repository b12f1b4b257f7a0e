/** Suggestions on the page of a unit without written lessons. */
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { unitReply } from '#testing/lessons.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { todayReply } from '#testing/today.ts';
import { UnitView } from './unit-view.tsx';

const unwrittenUnit = {
  ...unitReply,
  written: 0,
  items: unitReply.items.map((entry) => ({ ...entry, written: false })),
};
const subject = (id: number, next: string | null) => ({
  id,
  units: 3,
  ready: 1,
  done: 0,
  entries: 4,
  entriesDone: 1,
  next,
});

const showToLearner = async (day: Parameters<typeof todayReply>[0]) => {
  localStorage.setItem('token', 'mango');
  const asked = serverAnswers({
    'GET /me': () => replied('GET /me', personOf('learner')),
    'GET /today': () => replied('GET /today', todayReply(day)),
    'GET /unit/:id': () =>
      replied('GET /unit/:id', {
        ...unitReply,
        items: unitReply.items
          .slice(0, 2)
          .map((entry, at) => ({ ...entry, id: `u9-l${at + 1}`, written: true })),
      }),
  });
  await showPage('/', <UnitView unit={unwrittenUnit} />);
  return asked;
};

test('a learner is offered what is new to them, of the same subject first, and no reward or plan', async () => {
  const asked = await showToLearner({
    subjects: [subject(3, 'u3-l1'), subject(unitReply.subjectId, 'u9-l2')],
  });
  const way = await screen.findByRole('link', { name: 'Start: Rain' });
  expect(way.getAttribute('href')).toBe('/lesson/u9-l2');
  expect(asked.find(({ name }) => name === 'GET /unit/:id')?.path).toBe('/api/unit/9');
  expect(
    screen.getByText('We are still writing this. Here is a lesson that is ready, and new for you:'),
  ).toBeDefined();
  for (const name of ['Claim Reward', 'Add to my plan', 'Assign'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('what is done in the class leads beyond it, to what the day offers', async () => {
  await showToLearner({ subjects: [subject(unitReply.subjectId, null)] });
  const way = await screen.findByRole('link', { name: 'Start: About u8-l1' });
  expect(way.getAttribute('href')).toBe('/lesson/u8-l1');
});

test('who has done all that is written is led to practice', async () => {
  await showToLearner({ subjects: [subject(unitReply.subjectId, null)], ahead: null });
  expect((await screen.findByRole('link', { name: 'Practise now' })).getAttribute('href')).toBe('/practice');
  expect(screen.queryByRole('link', { name: /^Start/ })).toBeNull();
});

test('a unit of which nothing is written leads a guest to a lesson of the class that is', async () => {
  const items = unitReply.items.map((entry) => ({ ...entry, written: false }));
  const unwritten = { ...unitReply, written: 0, items };
  const { items: _, topics: __, key: ___, subject: ____, grade: _____, ...card } = unitReply;
  const asked = serverAnswers({
    'GET /units': () =>
      replied('GET /units', [
        { ...card, id: 6, written: 3 },
        { ...card, written: 0 },
        { ...card, id: 8, written: 0 },
        { ...card, id: 9, written: 2 },
      ]),
    'GET /unit/:id': () =>
      replied('GET /unit/:id', {
        ...unitReply,
        items: [
          { ...(unitReply.items[0] as (typeof items)[number]), id: 'u9-l1', written: false },
          { ...(unitReply.items[1] as (typeof items)[number]), id: 'u9-l2', written: true },
        ],
      }),
  });
  await showPage('/', <UnitView unit={unwritten} />);
  const way = await screen.findByRole('link', { name: 'Start: Rain' });
  expect(way.getAttribute('href')).toBe('/lesson/u9-l2');
  expect(asked.find(({ name }) => name === 'GET /unit/:id')?.path).toBe('/api/unit/9');
  expect(screen.getByText('7 parts are still being written').closest('details')?.open).toBe(true);
  expect(within(screen.getByRole('region', { name: 'In this unit' })).queryAllByRole('link')).toHaveLength(0);
});

test('where no lesson of the class is written, all courses are the way on', async () => {
  const items = unitReply.items.map((entry) => ({ ...entry, written: false }));
  serverAnswers({
    'GET /units': () => replied('GET /units', []),
  });
  await showPage('/', <UnitView unit={{ ...unitReply, written: 0, items }} />);
  expect((await screen.findByRole('link', { name: 'All courses' })).getAttribute('href')).toBe('/courses');
});
