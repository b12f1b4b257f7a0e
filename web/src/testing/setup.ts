import 'fake-indexeddb/auto';
import { cleanup, configure } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { takeLocal } from '#lib/local.ts';
import { closeDatabase } from '#offline/database.ts';
import { forgetUnsaved } from '#offline/unsaved/unsaved.ts';

// A lazy part is compiled when it is first asked for, which takes longer than the usual second on a busy machine.
configure({ asyncUtilTimeout: 8000 });

/** An unexpected console.error fails the test that caused it. */
const said: string[] = [];
/* happy-dom does not know the element; browsers do. */
const unknownToHappyDom = (words: string) =>
  words.startsWith('The tag <%s> is unrecognized') && words.endsWith(' search');
beforeEach(() => {
  // A test that timed out may have left its fake clock installed.
  vi.useRealTimers();
  // A test that ended within `act` leaves React expecting it everywhere; a late load of an earlier file would then
  // fail this test.
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
  // Files share a worker, so that the app is loaded once; stored data must not leak into the next test. Not awaited:
  // a database that was opened under a stopped clock never finishes opening.
  void closeDatabase();
  globalThis.indexedDB = new IDBFactory();
  history.replaceState(null, '', '/');
  said.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    const text = words.map(String).join(' ');
    if (!unknownToHappyDom(text)) said.push(text);
  });
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  // Clears values that were kept in memory because a test had no storage.
  takeLocal('cleared');
  takeLocal('sealed');
  forgetUnsaved();
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  expect(said, 'console.error was called').toEqual([]);
});
// A preloaded chunk may still be loading after the last test. If it were interrupted, the import would stay broken
// for the next file. Its calls to the fake server take a few turns, and the render after them may fetch again.
const turns = 5;
afterAll(async () => {
  for (let turn = 0; turn < turns; turn += 1) {
    await vi.dynamicImportSettled();
    await new Promise((done) => setTimeout(done));
  }
});
