import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { arriveAt, pressed, showPage } from '#testing/show.tsx';
import { LogOutButton } from './log-out-button.tsx';

const show = async () => {
  localStorage.setItem('token', 'mango');
  const asked = serverAnswers({ 'GET /me': () => replied('GET /me', personOf('learner')) });
  await showPage('/dashboard', <LogOutButton name="Log out">Log out</LogOutButton>);
  await pressed(screen.getByRole('button', { name: 'Log out' }));
  await screen.findByRole('dialog', { name: 'Log out?' });
  return asked;
};
const dialog = () => screen.getByRole('dialog', { name: 'Log out?' });

test('the bar asks before it logs out, and who stays has lost nothing', async () => {
  const asked = await show();
  expect(within(dialog()).getByText(/^Your work is safe\./)).toBeDefined();
  await pressed(within(dialog()).getByRole('button', { name: 'Stay here' }));
  expect(screen.queryByRole('dialog', { name: 'Log out?' })).toBeNull();
  await arriveAt('/dashboard');
  expect(localStorage.getItem('token')).toBe('mango');
  expect(asked.map(({ name }) => name)).not.toContain('POST /logout');
});

test('who says yes is logged out and goes to /', async () => {
  await show();
  await pressed(within(dialog()).getByRole('button', { name: 'Log out' }));
  await arriveAt('/');
  expect(localStorage.getItem('token')).toBeNull();
});
