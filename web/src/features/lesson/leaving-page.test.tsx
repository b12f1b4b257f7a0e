import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { noNetwork, replied, serverAnswers } from '#testing/fake-server.ts';
import { showPage } from '#testing/show.tsx';
import { LeavingPage } from './leaving-page.tsx';

const lists = (...linkHosts: string[]) =>
  serverAnswers({
    'GET /health': () =>
      replied('GET /health', { status: 'ok', profile: 'school', support: null, linkHosts }),
  });
const goTo = (to: string) => showPage(`/leaving?to=${encodeURIComponent(to)}`, <LeavingPage />);

test('permissions G11: the true name of the place is shown before the way out', async () => {
  lists('uneb.ac.ug');
  await goTo('https://uneb.ac.ug/past');
  expect(screen.getByText('It leads to uneb.ac.ug')).toBeTruthy();
  const out = screen.getByRole('link', { name: 'Open uneb.ac.ug' });
  expect([out.getAttribute('href'), out.getAttribute('rel')]).toEqual([
    'https://uneb.ac.ug/past',
    'noopener noreferrer',
  ]);
});

test('staying is the first choice, leaving the second', async () => {
  lists('*.ac.ug');
  await goTo('https://uneb.ac.ug/past');
  const stay = screen.getByRole('button', { name: 'Stay in AfroLearn' });
  const leave = screen.getByRole('link', { name: 'Open uneb.ac.ug' });
  expect([stay.className, leave.className].map((names) => names.includes('action'))).toEqual([true, false]);
});

test.each([
  'javascript:alert(1)',
  'http://uneb.ac.ug',
  'https://uneb.ac.ug@evil.example',
  'https://uneb.ac.ug:8443/',
  '//evil.example',
  '',
])('permissions G11: %s is not opened', async (to) => {
  lists('uneb.ac.ug');
  await goTo(to);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('We do not open this link, because it is not safe.')).toBeTruthy();
});

test.each(['https://evil.example/x', 'https://uneb.ac.ug.evil.example/', 'https://ac.ug/'])(
  'permissions G11: %s is on no list of the operator, and gets a sentence instead of a link',
  async (to) => {
    lists('uneb.ac.ug', '*.ac.ug');
    await goTo(to);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText(new RegExp(`^${new URL(to).host} is not on the list of places`))).toBeTruthy();
  },
);

test('where the operator lists nothing, nothing is opened', async () => {
  serverAnswers();
  await goTo('https://uneb.ac.ug/past');
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText(/^uneb.ac.ug is not on the list of places/)).toBeTruthy();
});

test('without a network nobody can be asked: no way out, and a sentence that says why', async () => {
  serverAnswers({ 'GET /health': noNetwork });
  await goTo('https://uneb.ac.ug/past');
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText(/We could not check where this link leads/)).toBeTruthy();
});
