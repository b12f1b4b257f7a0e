import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showAt } from '#testing/show.tsx';
import { LeavingPage } from './leaving-page.tsx';

test('permissions G11: the true name of the place is shown before the way out', async () => {
  await showAt('/leaving?to=https%3A%2F%2Funeb.ac.ug%2Fpast', <LeavingPage />);
  expect(screen.getByText('It leads to uneb.ac.ug')).toBeTruthy();
  const out = screen.getByRole('link', { name: 'Open uneb.ac.ug' });
  expect([out.getAttribute('href'), out.getAttribute('rel')]).toEqual([
    'https://uneb.ac.ug/past',
    'noopener noreferrer',
  ]);
});

test('staying is the first choice, leaving the second', async () => {
  await showAt('/leaving?to=https%3A%2F%2Funeb.ac.ug%2Fpast', <LeavingPage />);
  const stay = screen.getByRole('button', { name: 'Stay in AfroLearn' });
  const leave = screen.getByRole('link', { name: 'Open uneb.ac.ug' });
  expect([stay.className, leave.className].map((names) => names.includes('action'))).toEqual([true, false]);
});

test.each([
  'javascript:alert(1)',
  'http://example.org',
  'https://uneb.ac.ug@evil.example',
  '//evil.example',
  '',
])('permissions G11: %s is not opened', async (to) => {
  await showAt(`/leaving?to=${encodeURIComponent(to)}`, <LeavingPage />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('We do not open this link, because it is not safe.')).toBeTruthy();
});
