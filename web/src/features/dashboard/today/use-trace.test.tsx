import { render, screen } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { closeDatabase, openDatabase } from '#offline/database.ts';
import { keepEvent } from '#offline/outbox.ts';
import { personOf } from '#testing/people.ts';
import { lookAhead, useTrace } from './use-trace.ts';

const owner = 4711;
beforeEach(async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
  localStorage.setItem('token', 'mango');
  localStorage.setItem('user', JSON.stringify(personOf('learner', { id: owner })));
  await keepEvent(owner, 'item.opened', { item: 'u7-l1' }, '0191d4e0-0000-7000-8000-000000000007');
});

const Traces = ({ of }: { of: number }) => {
  const traces = useTrace(of);
  return <p>{traces === 'looking' ? 'looking' : `unit ${traces.trace?.unitId}`}</p>;
};
const first = (of = owner) => {
  const { unmount } = render(<Traces of={of} />);
  const words = screen.getByRole('paragraph').textContent;
  unmount();
  return words;
};

test('what was looked up before the page is drawn stands in its first picture', async () => {
  expect(first()).toBe('looking');
  await lookAhead();
  expect(first()).toBe('unit 7');
});

test('it is of who was here, and of this moment', async () => {
  await lookAhead();
  expect(first(4712)).toBe('looking');
  const later = Date.now() + 1001;
  vi.spyOn(Date, 'now').mockReturnValue(later);
  expect(first()).toBe('looking');
});

test('a device that does not answer holds up no page', async () => {
  localStorage.setItem('user', JSON.stringify(personOf('learner', { id: 4800 })));
  let giveUp = () => {};
  const database = new Promise<IDBDatabase>((_, fail) => {
    giveUp = () => fail(new Error('too slow'));
  });
  vi.stubGlobal('early', { database });
  await closeDatabase();
  await lookAhead();
  expect(first(4800)).toBe('looking');
  // Nobody after this test waits for it.
  giveUp();
  await openDatabase();
});
