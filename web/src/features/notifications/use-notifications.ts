import { useCallback, useEffect, useState } from 'react';
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

  const load = useCallback(async () => {
    setMarkFailed(false);
    setLoaded((now) => (now.state === 'failed' ? { state: 'loading', list: [] } : now));
    try {
      setLoaded({ state: 'done', list: await allNotifications() });
    } catch (error) {
      if (error instanceof CallError && error.status === 401) expire();
      setLoaded({ state: 'failed', list: [] });
    }
  }, [expire]);

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
