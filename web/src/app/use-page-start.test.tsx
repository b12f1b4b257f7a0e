import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Link, MemoryRouter, Route, Routes, useNavigate } from '#routing/index.ts';
import { usePageStart } from './use-page-start.ts';

const Frame = () => {
  const main = usePageStart();
  const go = useNavigate();
  return (
    <main ref={main} tabIndex={-1}>
      <button type="button" onClick={() => go(-1)}>
        Back
      </button>
      <Routes>
        <Route path="/units" element={<Link to="/lesson">Lesson</Link>} />
        <Route path="/lesson" element={<p>Mangoes</p>} />
      </Routes>
    </main>
  );
};

/** A page of a given height, which limits how far it scrolls. */
const pageOf = (height: { now: number }) => {
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('scrollTo', (_: number, top: number) => {
    vi.stubGlobal('scrollY', Math.min(top, height.now));
    window.dispatchEvent(new Event('scroll'));
  });
};
const press = (name: string) => act(async () => screen.getByText(name).click());
const frames = () => act(() => new Promise((resolve) => setTimeout(resolve, 60)));

const leaveAt = async (height: { now: number }, place: number) => {
  pageOf(height);
  render(
    <MemoryRouter initialEntries={['/units']}>
      <Frame />
    </MemoryRouter>,
  );
  window.scrollTo(0, place);
  await press('Lesson');
};

test('a new page starts at its top with the focus on it', async () => {
  await leaveAt({ now: 2000 }, 900);
  expect(window.scrollY).toBe(0);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('a page gone back to is where it was left, also when it grows late', async () => {
  const height = { now: 2000 };
  await leaveAt(height, 900);
  height.now = 100;
  await press('Back');
  expect(window.scrollY).toBe(100);
  height.now = 2000;
  await waitFor(() => expect(window.scrollY).toBe(900));
});

test('whoever moves the page meanwhile is not pulled back', async () => {
  const height = { now: 2000 };
  await leaveAt(height, 900);
  height.now = 100;
  await press('Back');
  window.dispatchEvent(new Event('wheel'));
  height.now = 2000;
  await frames();
  expect(window.scrollY).toBe(100);
});
