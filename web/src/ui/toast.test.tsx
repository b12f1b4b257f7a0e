// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastProvider, useToast } from './toast.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const undo = vi.fn();

function Page() {
  const { say } = useToast();
  return (
    <>
      <button type="button" onClick={() => say('Saved on this device')}>
        Save
      </button>
      <button
        type="button"
        onClick={() => say('Okello was removed', { action: { label: 'Undo', onSelect: undo } })}
      >
        Remove
      </button>
    </>
  );
}

const show = (name: string) => {
  render(
    <ToastProvider dismissLabel="OK">
      <Page />
    </ToastProvider>,
  );
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
  return button;
};

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('is said politely, leaves the focus alone and goes after three seconds', () => {
  const button = show('Save');
  expect(screen.getByText('Saved on this device').closest('[aria-live]')?.getAttribute('aria-live')).toBe(
    'polite',
  );
  expect(document.activeElement).toBe(button);
  wait(2_999);
  expect(screen.queryByText('Saved on this device')).not.toBeNull();
  wait(1);
  expect(screen.queryByText('Saved on this device')).toBeNull();
});

test.each([
  [
    'pointed at',
    (ok: HTMLElement) => fireEvent.pointerEnter(ok),
    (ok: HTMLElement) => fireEvent.pointerLeave(ok),
  ],
  ['focused', (ok: HTMLElement) => ok.focus(), (ok: HTMLElement) => ok.blur()],
])('waits while it is %s, then gives the whole time again', (_, enter, leave) => {
  show('Save');
  const ok = screen.getByRole('button', { name: 'OK' });
  act(() => void enter(ok));
  wait(60_000);
  expect(screen.queryByText('Saved on this device')).not.toBeNull();
  act(() => void leave(ok));
  wait(2_999);
  expect(screen.queryByText('Saved on this device')).not.toBeNull();
  wait(1);
  expect(screen.queryByText('Saved on this device')).toBeNull();
});

test('stays longer with an action, which is done once and ends it', () => {
  show('Remove');
  wait(9_000);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByText('Okello was removed')).toBeNull();
});

test('can be dismissed, and never more than three stand there', () => {
  const button = show('Save');
  for (let more = 0; more < 4; more += 1) fireEvent.click(button);
  expect(screen.getAllByRole('button', { name: 'OK' })).toHaveLength(3);
  for (const ok of screen.getAllByRole('button', { name: 'OK' })) fireEvent.click(ok);
  expect(screen.queryByText('Saved on this device')).toBeNull();
});
