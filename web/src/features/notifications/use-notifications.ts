import { useCallback, useEffect, useRef, useState } from 'react';
import { afterProgress } from '#ask/own-data.ts';
import { CallError } from '#lib/call.ts';
import { useSession } from '#lib/session.tsx';
import { notificationsAreOn } from '#lib/settings.ts';
import { allNotifications, markRead, type Notification } from './notifications.api.ts';

type Loaded = {
  state: 'loading' | 'done' | 'failed';
  list: readonly Notification[];
  /** When the list was good; null while none is known. */
  asOf: string | null;
};

const withRead = (list: readonly Notification[], ids: ReadonlySet<string>, read: boolean) =>
  list.map((one) => (ids.has(one.id) ? { ...one, read } : one));

/* Every answer of a child is news of progress; on a slow network the bell must not ask after each. */
const restsFor = 60_000;

/**
 * The notifications of whoever is signed in: counted with the bar, again when something was earned, at most once a
 * minute, and whenever the panel opens.
 */
export const useNotifications = () => {
  const { user, expire } = useSession();
  const id = user?.id;
  const [{ state, list, asOf }, setLoaded] = useState<Loaded>({ state: 'loading', list: [], asOf: null });
  const [markFailed, setMarkFailed] = useState(false);

  /* Whose answer is awaited: one that comes after the person has gone is nobody's. */
  const asking = useRef(id);
  asking.current = id;
  const turn = useRef(0);
  const askedAt = useRef(0);
  const later = useRef<ReturnType<typeof setTimeout>>(undefined);
  /* Read here: an answer that set out before the server heard of it must not make them new again. */
  const readHere = useRef(new Set<string>());

  const load = useCallback(async () => {
    clearTimeout(later.current);
    later.current = undefined;
    askedAt.current = Date.now();
    turn.current += 1;
    const mine = turn.current;
    const isCurrent = () => asking.current === id && mine === turn.current;
    setMarkFailed(false);
    setLoaded((now) => (now.state === 'failed' ? { ...now, state: 'loading' } : now));
    try {
      const list = await allNotifications();
      if (!isCurrent()) return;
      const asOf = new Date().toISOString();
      setLoaded({ state: 'done', list: withRead(list, readHere.current, true), asOf });
    } catch (error) {
      if (!isCurrent()) return;
      if (error instanceof CallError && error.status === 401) expire();
      // What was good a moment ago stays, with its time (G22).
      else setLoaded((now) => ({ ...now, state: 'failed' }));
    }
  }, [expire, id]);

  useEffect(() => {
    // Whoever switched notifications off is not counted at; the panel still opens.
    if (id === undefined || !notificationsAreOn()) return;
    load();
    const stop = afterProgress(() => {
      // Within the minute of now: a clock that was set back does not silence the bell.
      const wait = Math.min(restsFor, askedAt.current + restsFor - Date.now());
      if (wait <= 0) load();
      else later.current ??= setTimeout(load, wait);
    });
    return () => {
      stop();
      clearTimeout(later.current);
      later.current = undefined;
    };
  }, [id, load]);

  /** Read at once; back to unread if the server could not be told. */
  const read = async (one: string) => {
    const set = (isRead: boolean) =>
      setLoaded((now) => ({ ...now, list: withRead(now.list, new Set([one]), isRead) }));
    setMarkFailed(false);
    readHere.current.add(one);
    set(true);
    try {
      await markRead(one);
    } catch {
      readHere.current.delete(one);
      set(false);
      setMarkFailed(true);
    }
  };
  const unread = notificationsAreOn() ? list.filter((one) => !one.read).length : 0;
  return { state, list, asOf, unread, load, read, markFailed };
};
