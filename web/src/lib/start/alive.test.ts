import { expect, test, vi } from 'vitest';
import { comesAlive, nowAlive, whenAlive } from './alive.ts';

test('a page that was not prerendered waits for nothing', () => {
  const act = vi.fn();
  whenAlive(act);
  expect(act).toHaveBeenCalledOnce();
});

test('what is known before a page is alive waits for it, in its order and once', () => {
  const told: string[] = [];
  comesAlive();
  whenAlive(() => told.push('language'));
  whenAlive(() => told.push('person'));
  expect(told).toEqual([]);
  nowAlive();
  nowAlive();
  expect(told).toEqual(['language', 'person']);
  whenAlive(() => told.push('later'));
  expect(told).toHaveLength(3);
});

test('a page that broke on the way still learns what is known', () => {
  vi.useFakeTimers();
  const act = vi.fn();
  comesAlive();
  whenAlive(act);
  vi.advanceTimersByTime(2999);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
