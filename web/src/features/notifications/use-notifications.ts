import { useCallback, useEffect, useRef, useState } from 'react';
import { CallError } from '#lib/call.ts';
import { useSession } from '#lib/session.tsx';
import { notificationsAreOn } from '#lib/settings.ts';
import { allNotifications, markRead, type Notification } from './notifications.api.ts';

type Loaded = { state: 'loading' | 'done' | 'failed'; list: readonly Notification[] };

const withRead = (list: readonly Notification[], id: string, read: boolean) =>
  list.map((one) => (one.id === id ? { ...one, read } : one));

/** The notifications of whoever is signed in: counted with the bar, again when something was earned, and on opening. */
export const useNotifications = () => {
  const { user, expire } = useSession();
  const id = user?.id;
  const [{ state, list }, setLoaded] = useState<Loaded>({ state: 'loading', list: [] });
  const [markFailed, setMarkFailed] = useState(false);

  /* Whose answer is awaited: one that comes after the person has gone is nobody's. */
  const asking = useRef(id);
  asking.current = id;

  const load = useCallback(async () => {
    setMarkFailed(false);
    setLoaded((now) => (now.state === 'failed' ? { ...now, state: 'loading' } : now));
    try {
      const list = await allNotifications();
      if (asking.current === id) setLoaded({ state: 'done', list });
    } catch (error) {
      if (asking.current !== id) return;
      if (error instanceof CallError && error.status === 401) expire();
      // What was good a moment ago stays.
      else setLoaded((now) => (now.list.length > 0 ? now : { state: 'failed', list: [] }));
    }
  }, [expire, id]);

  useEffect(() => {
    // Whoever switched notifications off is not counted at; the panel still opens.
    if (id === undefined || !notificationsAreOn()) return;
    load();
    globalThis.addEventListener('progress-updated', load);
    return () => globalThis.removeEventListener('progress-updated', load);
  }, [id, load]);

  /** Read at once; back to unread if the server could not be told. */
  const read = async (one: string) => {
    const set = (isRead: boolean) => setLoaded((now) => ({ ...now, list: withRead(now.list, one, isRead) }));
    setMarkFailed(false);
    set(true);
    try {
      await markRead(one);
    } catch {
      set(false);
      setMarkFailed(true);
    }
  };
  const unread = notificationsAreOn() ? list.filter((one) => !one.read).length : 0;
  return { state, list, unread, load, read, markFailed };
};
