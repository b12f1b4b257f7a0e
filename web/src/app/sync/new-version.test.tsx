import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Link } from '#routing/index.ts';
import { serverAnswers } from '#testing/fake-server.ts';
import { pressed, showPage } from '#testing/show.tsx';
import { NewVersion } from './new-version.tsx';
import { setVersionWaits, versionWaits } from './version-waits.ts';

afterEach(() => act(() => setVersionWaits(false)));

const show = async (path: string) => {
  serverAnswers();
  setVersionWaits();
  await showPage(
    path,
    <>
      <input aria-label="a field" />
      <Link to="/dashboard">home</Link>
      <NewVersion />
    </>,
  );
};

test.each([
  ['en', 'A new version is ready', 'Use it now'],
  ['sw', 'Toleo jipya liko tayari', 'Tumia sasa'],
  ['fr', 'Une nouvelle version est prête', 'L’utiliser maintenant'],
  ['lg', 'Enkyusa empya etegekeddwa', 'Gikozese kati'],
])(
  '%s: where nothing is open, the version is offered, and later is an answer',
  async (language, title, use) => {
    localStorage.setItem('afl_language', language);
    await show('/dashboard');
    expect(await screen.findByRole('heading', { name: title })).toBeDefined();
    const [later, now] = screen.getAllByRole('button');
    expect(now?.textContent).toBe(use);
    if (later) await pressed(later);
    expect(versionWaits()).toBe(false);
  },
);

test.each([
  '/lesson/u400-q1',
  '/lesson/u400-l1',
  '/practice/add-fractions',
  '/review',
  '/tools/spelling-bee',
  '/my-work/7',
  '/assignments/new',
  '/teacher-dashboard/assistant/exam',
  '/teacher-dashboard/lessons/new',
  '/classes/5/register',
  '/classes/5/add',
  '/care',
  '/a-page-of-next-year',
])('nothing is offered at %s, where a question, a paper or a form may be open', async (path) => {
  await show(path);
  expect(screen.queryByRole('heading')).toBeNull();
});

test('nothing is offered after something was typed, until another page is opened', async () => {
  await show('/settings');
  expect(await screen.findByRole('heading')).toBeDefined();
  fireEvent.input(screen.getByLabelText('a field'), { target: { value: 'half a name' } });
  expect(screen.queryByRole('heading')).toBeNull();
  await pressed(screen.getByRole('link', { name: 'home' }));
  expect(await screen.findByRole('heading')).toBeDefined();
});

test('nothing is offered to somebody who was typing before this was loaded', async () => {
  const field = document.body.appendChild(document.createElement('textarea'));
  field.focus();
  await show('/settings');
  expect(screen.queryByRole('heading')).toBeNull();
  field.remove();
});
