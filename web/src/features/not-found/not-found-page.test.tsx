import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { serverAnswers } from '#testing/fake-server.ts';
import { showPage } from '#testing/show.tsx';
import { NotFoundPage } from './not-found-page.tsx';

test('an unknown address shows a friendly page with a way home', async () => {
  serverAnswers();
  await showPage('/nowhere', <NotFoundPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'We lost our way' })).toBeDefined();
  expect(screen.getByText(/There is no page at this address/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go home' }).getAttribute('href')).toBe('/');
  expect(document.title).toBe('We lost our way · AfroLearn');
});
