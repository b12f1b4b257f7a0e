// @vitest-environment happy-dom
// The native behaviour of the browser (focus trap, Escape) is tested in Chromium by the end-to-end journeys.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

afterEach(cleanup);

function Archive() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <StrictMode>
      <Button onClick={() => setOpen(true)}>Archive</Button>
      <Dialog
        open={open}
        onClose={close}
        title="Archive P5 Red?"
        closeLabel="Close"
        actions={<Button onClick={close}>Cancel</Button>}
      >
        Students keep their work. <input type="file" aria-label="Letter" />
      </Dialog>
    </StrictMode>
  );
}

const opened = async () => {
  render(<Archive />);
  await userEvent.click(screen.getByRole('button', { name: 'Archive' }));
  return screen.getByRole<HTMLDialogElement>('dialog', { name: 'Archive P5 Red?' });
};

const expectGone = () => {
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Archive' }));
  expect(document.documentElement.hasAttribute('data-still')).toBe(false);
};

test('is named by its title, modal, and holds the page still', async () => {
  const dialog = await opened();
  expect(dialog.open).toBe(true);
  expect(document.documentElement.hasAttribute('data-still')).toBe(true);
});

test('its own buttons close it and the focus returns', async () => {
  await opened();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expectGone();
  await userEvent.click(screen.getByRole('button', { name: 'Archive' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expectGone();
});

test('Escape, which the browser turns into `cancel`, closes it; the cancel of a file input does not', async () => {
  const dialog = await opened();
  fireEvent(screen.getByLabelText('Letter'), new Event('cancel', { bubbles: true }));
  expect(dialog.open).toBe(true);
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expectGone();
});

test('a press beside it closes it; one that began inside does not', async () => {
  const dialog = await opened();
  fireEvent.pointerDown(screen.getByText(/Students keep/));
  fireEvent.click(dialog);
  expect(dialog.open).toBe(true);
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expectGone();
});

test('leaving the page while it is open lets the page scroll again', async () => {
  await opened();
  cleanup();
  expect(document.documentElement.hasAttribute('data-still')).toBe(false);
});
