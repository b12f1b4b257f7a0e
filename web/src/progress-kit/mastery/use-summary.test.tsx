import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { serverAnswers } from '#testing/fake-server.ts';
import { unitReply } from '#testing/lessons.ts';
import { showPage } from '#testing/show.tsx';
import { useSummary } from './use-summary.ts';

afterEach(() => vi.useRealTimers());

const Shown = () => <p>{useSummary(unitReply) === null ? 'waiting' : 'here'}</p>;

test('several pieces of news close together ask for the points once, 150 ms after the last', async () => {
  const asked = serverAnswers();
  const count = () => asked.filter(({ name }) => name === 'GET /units/:id/summary').length;
  await showPage('/', <Shown />);
  await screen.findByText('here');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (let n = 0; n < 3; n++) globalThis.dispatchEvent(new Event('progress-updated'));
  await act(() => vi.advanceTimersByTimeAsync(149));
  expect(count()).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(count()).toBe(2);
});
