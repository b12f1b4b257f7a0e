import { afterEach, expect, test, vi } from 'vitest';
import { closeDatabase } from '#offline/database.ts';
import { eventsOf, keepEvent } from '#offline/outbox.ts';
import { reloadSoon } from './reload.ts';

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await closeDatabase();
});

test('G37, spec 2 §9: the page is loaded anew after 500 ms, when what waits to be stored lies on the disk', async () => {
  const stored: string[] = [];
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const kept = keepEvent(9, 'item.opened', { item: 'u400-l1' }).then(() => stored.push('kept'));
  const started = performance.now();
  const reloading = reloadSoon().then(() => stored.push('reloaded'));
  expect(reload).not.toHaveBeenCalled();
  await Promise.all([kept, reloading]);
  expect(stored).toEqual(['kept', 'reloaded']);
  expect(performance.now() - started).toBeGreaterThanOrEqual(490);
  expect(reload).toHaveBeenCalledOnce();
  expect(await eventsOf(9, 'waiting')).toHaveLength(1);
});
