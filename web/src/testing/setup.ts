import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// A lazy part is compiled when it is first asked for, which takes longer than the usual second on a busy machine.
configure({ asyncUtilTimeout: 8000 });

/** An unexpected console.error fails the test that caused it. */
const said: string[] = [];
/* happy-dom does not know the element; browsers do. */
const unknownToHappyDom = (words: string) =>
  words.startsWith('The tag <%s> is unrecognized') && words.endsWith(' search');
beforeEach(() => {
  said.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    const text = words.map(String).join(' ');
    if (!unknownToHappyDom(text)) said.push(text);
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  expect(said, 'console.error was called').toEqual([]);
});
