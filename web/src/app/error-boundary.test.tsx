import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { lazyPart } from '#lib/lazy.tsx';
import { noNetwork, replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { lazyPage, PageView } from './page.tsx';
import { PartFrame } from './part-frame.tsx';
import { Shell } from './shell.tsx';

/* React logs every error that a boundary catches. These tests expect it. */
const expectErrors = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

const show = async (page: React.ReactNode) => {
  serverAnswers();
  await showPage('/', <Shell>{page}</Shell>);
};

test('a page that breaks shows a kind page inside the shell, never a blank one', async () => {
  expectErrors();
  const Broken = (): never => {
    throw new Error('secret detail');
  };
  await show(<Broken />);
  expect(screen.getByRole('heading', { name: 'This page did not open' })).toBeDefined();
  expect(screen.getByText('Your work is safe. Try again.')).toBeDefined();
  expect(document.body.textContent).not.toContain('secret detail');
  expect(screen.getByRole('contentinfo')).toBeDefined();
});

test('a page whose file did not load is fetched again by Try again', async () => {
  expectErrors();
  const load = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(() => <h1>Here it is</h1>);
  const page = lazyPage(load);
  await show(<PageView page={page} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Here it is' })).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});

test('it is fetched again by itself when the network is back', async () => {
  expectErrors();
  const load = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(() => <h1>Here it is</h1>);
  const page = lazyPage(load);
  await show(<PageView page={page} />);
  await screen.findByRole('button', { name: 'Try again' });
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: 'Here it is' })).toBeDefined();
});

test('if that did not help, the next Try again opens the page anew', async () => {
  expectErrors();
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const page = lazyPage(() => Promise.reject(new TypeError('Failed to fetch')));
  await show(<PageView page={page} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(reload).not.toHaveBeenCalled();
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('without a network no Try again leaves the app, and home stays one tap away', async () => {
  expectErrors();
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  localStorage.setItem('token', 'a-token');
  serverAnswers({ 'GET /me': () => replied('GET /me', personOf('learner')) });
  const page = lazyPage(load);
  await showPage(
    '/units',
    <Shell>
      <PageView page={page} />
    </Shell>,
  );
  vi.spyOn(globalThis, 'fetch').mockImplementation(noNetwork);
  for (const tries of [2, 3]) {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(load).toHaveBeenCalledTimes(tries));
  }
  expect(reload).not.toHaveBeenCalled();
  const home = await screen.findByRole('link', { name: 'Go home' });
  expect(home.getAttribute('href')).toBe('/dashboard');
});

test('a part of the shell that did not load leaves the page alive, and is tried again', async () => {
  expectErrors();
  const load = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(() => <p>The part</p>);
  const Part = lazyPart(load);
  const failed = vi.fn();
  await show(
    <>
      <PartFrame fallback={<p>Instead</p>} onFail={failed}>
        <Part />
      </PartFrame>
      <h1>The page</h1>
    </>,
  );
  expect(await screen.findByText('Instead')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'The page' })).toBeDefined();
  expect(failed).toHaveBeenCalledOnce();
});
