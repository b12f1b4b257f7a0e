import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { serverAnswers } from '#testing/fake-server.ts';
import { showPage } from '#testing/show.tsx';
import { Failed } from './failed.tsx';

test('what failed is an alert, and its button tries again', async () => {
  serverAnswers();
  const retry = vi.fn();
  await showPage('/', <Failed retry={retry}>The list did not load.</Failed>);
  expect(screen.getByRole('alert').textContent).toBe('The list did not load.Try again');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledExactlyOnceWith();
});

test('where trying again cannot help, there is no button', async () => {
  serverAnswers();
  await showPage('/', <Failed retry={null}>The photo is too large.</Failed>);
  expect(screen.getByRole('alert').textContent).toBe('The photo is too large.');
  expect(screen.queryByRole('button')).toBeNull();
});

test('what a page can do without is told quietly, in the words of the page', async () => {
  serverAnswers();
  await showPage(
    '/',
    <Failed retry={() => undefined} kind="info" again="Try Again">
      This is what we knew before.
    </Failed>,
  );
  expect(screen.getByRole('status').textContent).toBe('This is what we knew before.Try Again');
});
