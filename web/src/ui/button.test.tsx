// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Plus } from 'lucide-react';
import type { FormEvent } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { MemoryRouter } from '#routing/index.ts';
import { Button, ButtonLink } from './button.tsx';

afterEach(cleanup);

test('a press reaches its owner, and no form is sent unless the button says so', async () => {
  const pressed = vi.fn();
  const sent = vi.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={sent}>
      <Button onClick={pressed}>Check</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(pressed).toHaveBeenCalledOnce();
  expect(sent).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).toHaveBeenCalledOnce();
});

test('a busy button keeps the focus, says that it is busy and swallows presses and sending', async () => {
  const pressed = vi.fn();
  const sent = vi.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={sent}>
      <input aria-label="Name" />
      <Button type="submit" busy onClick={pressed}>
        Saving
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Saving' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  button.focus();
  expect(document.activeElement).toBe(button);
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button);
  await userEvent.type(screen.getByLabelText('Name'), 'Akello{Enter}');
  expect(pressed).not.toHaveBeenCalled();
  expect(sent).not.toHaveBeenCalled();
});

test('a round button is named by its children, and a link looks like a button but is a link', () => {
  render(
    <MemoryRouter>
      <Button round icon={<Plus />}>
        Add
      </Button>
      <ButtonLink to="/lessons">Go</ButtonLink>
    </MemoryRouter>,
  );
  expect(screen.getByRole('button', { name: 'Add' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go' }).getAttribute('href')).toBe('/lessons');
});
