import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { neverAnswers, noNetwork, replied, serverAnswers, wordless } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { arriveAt, showPage } from '#testing/show.tsx';
import { Bell } from './bell.tsx';
import type { Notification } from './notifications.api.ts';

beforeEach(() => localStorage.setItem('token', 'mango'));
afterEach(() => vi.useRealTimers());

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
const lateAnswer = () => {
  let come = (_: Response) => undefined as unknown;
  const answer = new Promise<Response>((resolve) => {
    come = resolve;
  });
  return { answer, come: (response: Response) => come(response) };
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
    const rows = (await panel.findAllByRole('listitem')).map(({ textContent }) => textContent);
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

  test('several new ones are marked all at once, with one call', async () => {
    const unread = news.map((one) => ({ ...one, read: false }));
    const asked = await show({
      'GET /notifications': () => replied('GET /notifications', unread),
      'POST /notifications/read': () => replied('POST /notifications/read', { done: true }),
    });
    const panel = await open();
    await userEvent.click(await panel.findByRole('button', { name: 'Mark all as read' }));
    expect(panel.queryByText('New')).toBeNull();
    expect(panel.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
    expect(asked.at(-1)?.body).toEqual({ ids: unread.map(({ id }) => id) });
  });

  test('what the server could not be told is new again, and says so', async () => {
    await show({ 'POST /notifications/:id/read': noNetwork });
    const panel = await open();
    await userEvent.click(panel.getByRole('button', { name: /^Mark read/ }));
    expect((await panel.findByRole('alert')).textContent).toBe('That did not work. Try again.');
    expect(panel.getByText('New')).toBeDefined();
  });

  test('what failed is told in the head, beside Close, where no scrolling hides it', async () => {
    await show({ 'POST /notifications/:id/read': noNetwork });
    const panel = await open();
    await userEvent.click(panel.getByRole('button', { name: /^Mark read/ }));
    const head = panel.getByRole('button', { name: 'Close' }).parentElement?.parentElement;
    expect(head?.contains(await panel.findByRole('alert'))).toBe(true);
    expect(head?.contains(panel.getByRole('list'))).toBe(false);
  });

  test.each([
    ['answers', () => replied('POST /notifications/:id/read', { done: true })],
    ['is slow', neverAnswers],
    ['fails', noNetwork],
  ])(
    'keyboard: while the server %s, the focus stays at what was marked and Escape closes',
    async (_, answer) => {
      await show({ 'POST /notifications/:id/read': answer });
      const panel = await open();
      panel.getByRole('button', { name: /^Mark read/ }).focus();
      await userEvent.keyboard('{Enter}');
      expect(document.activeElement).toBe(panel.getAllByRole('listitem')[0]);
      await userEvent.keyboard('{Escape}');
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(document.activeElement).toBe(bell());
    },
  );

  test("§8, G22: opened while the call fails, it says so and shows the last list with its time; 'Try again' keeps the focus inside", async () => {
    let answer = () => replied('GET /notifications', news);
    await show({ 'GET /notifications': () => answer() });
    answer = () => wordless(500);
    const panel = await open();
    expect((await panel.findByRole('alert')).textContent).toMatch(
      /^Failed to load notificationsAs of .+Try again$/,
    );
    expect(panel.getAllByRole('listitem')).toHaveLength(2);
    answer = () => replied('GET /notifications', news.slice(1));
    await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
    expect(await panel.findAllByRole('listitem')).toHaveLength(1);
    expect(panel.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Notifications' }));
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

  test('the count is fetched again after progress-updated, however often, at most once a minute', async () => {
    vi.useFakeTimers();
    let list = news;
    const asked = await show({ 'GET /notifications': () => replied('GET /notifications', list) });
    expect(loads(asked)).toBe(1);
    list = news.map((one) => ({ ...one, read: false }));
    for (let n = 0; n < 10; n++) {
      await act(async () => globalThis.dispatchEvent(new Event('progress-updated')));
      await act(() => vi.advanceTimersByTimeAsync(1000));
    }
    expect(loads(asked)).toBe(1);
    await act(() => vi.advanceTimersByTimeAsync(50_000));
    expect(loads(asked)).toBe(2);
    expect(bell().textContent).toBe('Notifications, 2 new');
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    expect(loads(asked)).toBe(2);
    await act(async () => globalThis.dispatchEvent(new Event('progress-updated')));
    await act(() => vi.advanceTimersByTimeAsync(150));
    expect(loads(asked)).toBe(3);
  });

  test('what was just read stays read when an older answer comes late', async () => {
    const slow = lateAnswer();
    let asks = 0;
    await show({
      'GET /notifications': () => {
        asks += 1;
        return asks === 1 ? replied('GET /notifications', news) : slow.answer;
      },
    });
    const panel = await open();
    await userEvent.click(panel.getByRole('button', { name: /^Mark read/ }));
    await act(async () => slow.come(replied('GET /notifications', news)));
    expect(asks).toBe(2);
    expect(panel.queryByText('New')).toBeNull();
    expect(bell().textContent).toBe('Notifications');
  });

  test('of two answers the one asked for last stands, whichever comes last', async () => {
    const slow = lateAnswer();
    let asks = 0;
    await show({
      'GET /notifications': () => {
        asks += 1;
        return asks === 1 ? slow.answer : replied('GET /notifications', news);
      },
    });
    const panel = await open();
    await act(async () => slow.come(replied('GET /notifications', [])));
    expect(panel.getByText('Welcome to AfroLearn.')).toBeDefined();
  });

  test('whoever switched notifications off is not counted at; the panel still opens', async () => {
    localStorage.setItem('notifications', 'off');
    const asked = await show();
    expect(loads(asked)).toBe(0);
    expect((await open()).getByText('Welcome to AfroLearn.')).toBeDefined();
    expect(bell().textContent).toBe('Notifications');
  });
});
