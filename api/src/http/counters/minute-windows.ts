/**
 * Counters of a minute, such as '600 reads'. They are checked at every request, so a row written for each would make
 * every read a write. They live in memory. Those that are more than half used up are written to the database every
 * two seconds, and all of them at shutdown. So an orderly restart resets nothing, and a crash gives back at most half
 * a minute's worth to somebody who was not near the limit.
 */
import type { Db } from '#db/connect.ts';
import { type Counter, openCounters, saveCounters } from './counters.db.ts';

type Window = { count: number; endsAt: number; most: number; saved: number };

export type MinuteWindows = {
  /**
   * Counts one request synchronously and returns true if it is within the limit. Returns false, and counts nothing,
   * if it is not or if the counter is not in memory yet.
   */
  pass: (key: string, most: number, at: number) => boolean;
  hit: (key: string, most: number) => Promise<{ count: number; endsAt: Date }>;
  flush: () => Promise<void>;
  stop: () => Promise<void>;
};

export const minute = 60_000;
const flushEvery = 2_000;
/* About 40 MB at the most; only an attack from very many addresses comes near. */
export const mostWindows = 200_000;
export const prefix = 'minute:';

/** Whether the window has not ended, and was not made by a clock that was ahead. */
export const isOpen = ({ endsAt }: { endsAt: number }, at: number): boolean =>
  endsAt > at && endsAt <= at + minute;

export const minuteWindows = ({ db, now }: { db: Db; now: () => Date }): MinuteWindows => {
  const windows = new Map<string, Window>();
  let timer: NodeJS.Timeout | null = null;
  let loaded: Promise<void> | null = null;
  let isLoaded = false;

  const load = async () => {
    // Without its database the server cannot answer anyway. The counters then start from zero.
    const counters = await openCounters(db, prefix, now(), minute).catch((): Counter[] => []);
    for (const { key, count, endsAt } of counters)
      windows.set(key, { count, endsAt: endsAt.getTime(), most: count, saved: count });
    isLoaded = true;
    timer = setInterval(() => {
      sweep();
      flush().catch(() => undefined);
    }, flushEvery);
    timer.unref();
  };

  const sweep = () => {
    const at = now().getTime();
    for (const [key, { endsAt }] of windows) if (!isOpen({ endsAt }, at)) windows.delete(key);
    for (const key of windows.keys()) {
      if (windows.size <= mostWindows) break;
      windows.delete(key);
    }
  };

  const save = async (isDue: (window: Window) => boolean) => {
    const at = now().getTime();
    const due = [...windows].filter(([, window]) => isOpen(window, at) && isDue(window));
    const counts = due.map(([key, { count, endsAt }]) => ({ key, count, endsAt: new Date(endsAt) }));
    await saveCounters(db, counts);
    due.forEach(([, window], index) => {
      window.saved = counts[index]?.count ?? 0;
    });
  };
  const flush = () => save(({ count, saved, most }) => count !== saved && count >= most / 2);

  return {
    pass: (name, most, at) => {
      const open = isLoaded ? windows.get(`${prefix}${name}`) : undefined;
      if (open === undefined || !isOpen(open, at) || open.count >= most) return false;
      open.most = most;
      open.count += 1;
      return true;
    },
    hit: async (name, most) => {
      loaded ??= load();
      await loaded;
      const key = `${prefix}${name}`;
      const at = now().getTime();
      const open = windows.get(key);
      const window =
        open !== undefined && isOpen(open, at) ? open : { count: 0, endsAt: at + minute, most, saved: 0 };
      window.most = most;
      // Capped just above the limit. Otherwise every request of a flood would make the row dirty, and it would be
      // written again.
      window.count = Math.min(window.count + 1, most + 2);
      if (window !== open) {
        windows.delete(key);
        windows.set(key, window);
      }
      return { count: window.count, endsAt: new Date(window.endsAt) };
    },
    flush,
    stop: async () => {
      if (timer !== null) clearInterval(timer);
      await save(({ count, saved }) => count !== saved).catch(() => undefined);
    },
  };
};
