// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { MemoryRouter, useLocation } from '#routing/index.ts';
import { Menu } from './menu.tsx';

afterEach(cleanup);

const Where = () => <output>{useLocation().pathname}</output>;

function show() {
  const logOut = vi.fn();
  render(
    <MemoryRouter>
      <Menu
        label="Account"
        items={[
          { label: 'Profile', to: '/profile' },
          { label: 'Settings', to: '/settings' },
          { label: 'Log out', onSelect: logOut },
        ]}
      />
      <button type="button">Elsewhere</button>
      <Where />
    </MemoryRouter>,
  );
  const button = screen.getByRole('button', { name: 'Account' });
  return { logOut, button };
}

const focused = () => document.activeElement?.textContent;

test.each([
  ['{Enter}', 'Profile'],
  [' ', 'Profile'],
  ['{ArrowDown}', 'Profile'],
  ['{ArrowUp}', 'Log out'],
])('%j on the button opens the menu at %s', async (key, first) => {
  const { button } = show();
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await userEvent.tab();
  await userEvent.keyboard(key);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('menu', { name: 'Account' })).toBeDefined();
  expect(focused()).toBe(first);
});

test.each([
  ['{ArrowDown}', 'Settings'],
  ['{ArrowUp}', 'Log out'],
  ['{End}', 'Log out'],
  ['{End}{Home}', 'Profile'],
  ['{ArrowDown}{ArrowDown}{ArrowDown}', 'Profile'],
  ['l', 'Log out'],
  ['s', 'Settings'],
])('inside, %j moves to %s', async (keys, name) => {
  show();
  await userEvent.tab();
  await userEvent.keyboard(`{Enter}${keys}`);
  expect(focused()).toBe(name);
});

test('Escape closes and gives the focus back', async () => {
  const { button } = show();
  await userEvent.click(button);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('Tab and a press elsewhere close it and keep the focus where the user went', async () => {
  const { button } = show();
  await userEvent.click(button);
  await userEvent.tab();
  expect(screen.queryByRole('menu')).toBeNull();
  await userEvent.click(button);
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  await userEvent.click(elsewhere);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(elsewhere);
});

test('an act is done once and returns the focus; a link goes to its page', async () => {
  const { button, logOut } = show();
  await userEvent.click(button);
  await userEvent.keyboard('{End}{Enter}');
  expect(logOut).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(button);
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Settings' }));
  expect(screen.getByRole('status').textContent).toBe('/settings');
  expect(screen.queryByRole('menu')).toBeNull();
});
