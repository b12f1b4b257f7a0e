/** Three or more notifications of one kind and day are shown as one entry. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { Bell } from './bell.tsx';
import type { Notification } from './notifications.api.ts';

const show = async (list: Notification[]) => {
  localStorage.setItem('token', 'mango');
  const asked = serverAnswers({
    'GET /me': () => replied('GET /me', personOf('learner')),
    'GET /notifications': () => replied('GET /notifications', list),
    'POST /notifications/read': () => replied('POST /notifications/read', { done: true }),
  });
  await showPage('/dashboard', <Bell />);
  return asked;
};
const bell = () => screen.getByRole('button', { name: /^Notifications/ });
const open = async () => {
  await userEvent.click(bell());
  const panel = within(screen.getByRole('dialog', { name: 'Notifications' }));
  await panel.findAllByRole('listitem');
  return panel;
};

describe('many of one kind', () => {
  const badge = (n: number, more: Partial<Notification> = {}): Notification => ({
    id: String(100 - n),
    message: `You earned badge ${n}.`,
    read: false,
    createdAt: `2026-03-09T0${9 - n}:00:00.000Z`,
    path: '/profile?tab=achievements',
    kind: 'badge',
    ...more,
  });
  const many = [
    badge(1),
    badge(2),
    { ...badge(3), kind: 'level', message: 'You reached level 3.' },
    badge(4),
    badge(5, { read: true }),
    badge(6, { createdAt: '2026-03-02T08:00:00.000Z' }),
  ];

  test('those of one day stand together beneath the newest; others, other days and read ones stand alone', async () => {
    await show(many);
    const panel = await open();
    const top = panel.getAllByRole('listitem').filter((one) => one.closest('details') === null);
    expect(top.map((one) => one.querySelector('a')?.textContent)).toEqual([
      'You earned badge 1.',
      'You reached level 3.',
      'You earned badge 5.',
      'You earned badge 6.',
    ]);
    expect(panel.getByText('2 more like this').closest('li')).toBe(top[0]);
    expect(panel.getByText('You earned badge 4.').closest('details')).not.toBeNull();
  });

  test('one press marks all of them, with one call', async () => {
    const asked = await show(many);
    const panel = await open();
    await userEvent.click(
      panel.getByRole('button', { name: 'Mark read: You earned badge 1., 2 more like this' }),
    );
    const told = asked.filter(({ name }) => name.startsWith('POST'));
    expect(told.map(({ name, body }) => [name, body])).toEqual([
      ['POST /notifications/read', { ids: ['99', '98', '96'] }],
    ]);
    expect(bell().textContent).toBe('Notifications, 2 new');
  });

  test('two of a kind are shown as they are', async () => {
    await show([badge(1), badge(2)]);
    const panel = await open();
    expect(panel.queryByText(/more like this/)).toBeNull();
    expect(panel.getAllByRole('button', { name: /^Mark read/ })).toHaveLength(2);
  });
});
