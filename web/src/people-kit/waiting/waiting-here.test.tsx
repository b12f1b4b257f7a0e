import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyPart } from '#lib/lazy.tsx';
import { noticeFrom } from './waiting-here.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const show = async (bring: Parameters<typeof noticeFrom>[0]) => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const Notice = lazyPart(noticeFrom(bring));
  render(
    <>
      <p>The day</p>
      <Suspense fallback={null}>
        <Notice />
      </Suspense>
    </>,
  );
  await act(() => vi.advanceTimersByTimeAsync(5000));
};

test('where the part that counts waiting work does not come, the page stays without it', async () => {
  const bring = vi.fn(() => Promise.reject(new TypeError('no file')));
  await show(bring);
  expect(bring).toHaveBeenCalledOnce();
  expect(screen.getByText('The day')).toBeTruthy();
});

test('where it comes it stands there', async () => {
  await show(() => Promise.resolve({ WaitingNotice: () => <p>Two wait here</p> }));
  expect(screen.getByText('Two wait here')).toBeTruthy();
});
