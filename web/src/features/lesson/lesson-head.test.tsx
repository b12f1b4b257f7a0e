import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { LessonHead } from './lesson-head.tsx';

const show = async (grade: string) => {
  localStorage.setItem('token', 'a-token');
  serverAnswers({ 'GET /me': () => replied('GET /me', personOf('learner', { grade })) });
  await showPage('/', <LessonHead type="video" title="Rain" />);
};

test('young children see the seed, and read no number of it', async () => {
  await show('Primary 2');
  expect(await screen.findByRole('img', { name: '+25 Wisdom Seeds' })).toBeTruthy();
  expect(screen.queryByText(/Wisdom Seeds/)).toBeNull();
});

test('older ones read how many seeds it brings', async () => {
  await show('Primary 4');
  expect(await screen.findByText('+25 Wisdom Seeds')).toBeTruthy();
});

test('spec 1 §2.7: a lesson that is not written says so beside its seeds', async () => {
  localStorage.setItem('token', 'a-token');
  serverAnswers({ 'GET /me': () => replied('GET /me', personOf('learner', { grade: 'Primary 4' })) });
  await showPage('/', <LessonHead type="video" title="Rain" written={false} />);
  expect(await screen.findByText('+25 Wisdom Seeds')).toBeTruthy();
  expect(screen.getByText('Being written')).toBeTruthy();
});
