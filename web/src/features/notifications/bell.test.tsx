import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { neverAnswers, noNetwork, replied, serverAnswers, wordless } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { arriveAt, showPage } from '#testing/show.tsx';
import { Bell } from './bell.tsx';
import type { Notification } from './notifications.api.ts';

beforeEach(() => localStorage.setItem('token', 'mango'));

const news: Notification[] = [
  {
    id: '2',
    message: 'You earned the badge ‘First Steps’.',
    read: false,
    createdAt: '2026-03-09T08:00:00.000Z',
    path: '/profile?tab=achievements',
  },
  {
    id: '1',
    message: 'Welcome to AfroLearn.',
    read: true,
    createdAt: '2026-03-01T08:00:00.000Z',
    path: null,
  },
];

type Answers = NonNullable<Parameters<typeof serverAnswers>[0]>;
const show = async (answers: Answers = {}) => {
  const asked = serverAnswers({
    'GET /me': () => replied('GET /me', personOf('learner')),
    'GET /notifications': () => replied('GET /notifications', news),
    'POST /notifications/:id/read': () => replied('POST /notifications/:id/read', { done: true }),
    ...answers,
  });
  await showPage('/dashboard', <Bell />);
  return asked;
};
const bell = () => screen.getByRole('button', { name: /^Notifications/ });
const open = async () => {
  await userEvent.click(bell());
  return within(screen.getByRole('dialog', { name: 'Notifications' }));
};
const loads = (asked: Awaited<ReturnType<typeof show>>) =>
  asked.filter(({ name }) => name === 'GET /notifications').length;

describe('spec 1 §2.10: the notifications panel', () => {
  test('the bell tells how many are new, also to a screen reader', async () => {
    await show();
    expect(bell().textContent).toBe('Notifications, 1 new');
    expect(bell().getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('it loads on open and shows the list, newest first, with what is new marked', async () => {
    const asked = await show();
    const before = loads(asked);
    const panel = await open();
    expect(loads(asked)).toBe(before + 1);
    const rows = panel.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows[0]).toMatch(/^NewYou earned the badge ‘First Steps’\.9 Mar 2026.*Mark read$/);
    expect(rows[1]).toMatch(/^Welcome to AfroLearn\.1 Mar 2026/);
    expect(rows[1]).not.toContain('Mark read');
  });

  test("shows 'Loading...' until the list is there", async () => {
    await show({ 'GET /notifications': neverAnswers });
    expect((await open()).getByRole('status').textContent).toBe('Loading...');
  });

  test("shows 'No notifications yet.' when there are none", async () => {
    await show({ 'GET /notifications': () => replied('GET /notifications', []) });
    expect((await open()).getByText('No notifications yet.')).toBeDefined();
    expect(bell().textContent).toBe('Notifications');
  });

  test("§8: 'Failed to load notifications', and trying again loads them", async () => {
    let failing = true;
    await show({
      'GET /notifications': () => (failing ? wordless(500) : replied('GET /notifications', news)),
    });
    const panel = await open();
    expect((await panel.findByRole('alert')).textContent).toContain('Failed to load notifications');
    failing = false;
    await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
    expect(await panel.findByText('Welcome to AfroLearn.')).toBeDefined();
  });

  test('§4: marking read turns the item read here and tells the server', async () => {
    const asked = await show();
    const panel = await open();
    await userEvent.click(panel.getByRole('button', { name: /^Mark read/ }));
    expect(panel.queryByText('New')).toBeNull();
    expect(panel.queryByRole('button', { name: /^Mark read/ })).toBeNull();
    expect(bell().textContent).toBe('Notifications');
    expect(asked.at(-1)?.path).toBe('/api/notifications/2/read');
  });

  test('what the server could not be told is new again, and says so', async () => {
    await show({ 'POST /notifications/:id/read': noNetwork });
    const panel = await open();
    await userEvent.click(panel.getByRole('button', { name: /^Mark read/ }));
    expect((await panel.findByRole('alert')).textContent).toBe('That did not work. Try again.');
    expect(panel.getByText('New')).toBeDefined();
  });

  test('a notification leads to its page, is read by that, and the panel closes', async () => {
    const asked = await show();
    await userEvent.click((await open()).getByRole('link', { name: /First Steps/ }));
    await arriveAt('/profile?tab=achievements');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asked.at(-1)?.path).toBe('/api/notifications/2/read');
  });

  test('an address of another site is not a link', async () => {
    const [first] = news;
    if (first === undefined) throw new Error('no news');
    await show({
      'GET /notifications': () => replied('GET /notifications', [{ ...first, path: '//elsewhere.example' }]),
    });
    expect((await open()).queryByRole('link')).toBeNull();
  });

  test('keyboard: the focus goes into the panel, Escape closes it and gives the focus back', async () => {
    await show();
    bell().focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Notifications' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(bell());
  });

  test('the panel has its own Close, which gives the focus back to the bell', async () => {
    await show();
    await userEvent.click((await open()).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(bell());
  });

  test('a press beside the panel closes it', async () => {
    await show();
    await open();
    await userEvent.click(document.body);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('the count is fetched again after progress-updated', async () => {
    let list = news;
    await show({ 'GET /notifications': () => replied('GET /notifications', list) });
    list = news.map((one) => ({ ...one, read: false }));
    await act(async () => globalThis.dispatchEvent(new Event('progress-updated')));
    expect(bell().textContent).toBe('Notifications, 2 new');
  });

  test('whoever switched notifications off is not counted at; the panel still opens', async () => {
    localStorage.setItem('notifications', 'off');
    const asked = await show();
    expect(loads(asked)).toBe(0);
    expect((await open()).getByText('Welcome to AfroLearn.')).toBeDefined();
    expect(bell().textContent).toBe('Notifications');
  });
});
