import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

/** An unexpected console.error fails the test that caused it. */
const said: string[] = [];
beforeEach(() => {
  said.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    said.push(words.map(String).join(' '));
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  expect(said, 'console.error was called').toEqual([]);
});
