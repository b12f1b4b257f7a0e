import { useCallback, useState } from 'react';
import { useAnswer } from '#ask/use-answer.ts';
import { useSession } from '#lib/session.tsx';
import { notificationsAreOn } from '#lib/settings.ts';
import { allNotifications, markAllRead, markRead } from './notifications.api.ts';

/* Every answer of a child is progress; on a slow network the bell must not refetch after each. */
const rests = 60_000;

/**
 * The user's notifications: fetched with the bar, after progress at most once a minute, and when the panel
 * opens.
 */
export const useNotifications = () => {
  const { user } = useSession();
  const [wanted, setWanted] = useState(false);
  const [markFailed, setMarkFailed] = useState(false);
  /* Read in this tab: a reply to an earlier request must not mark them unread. */
  const [readHere, setReadHere] = useState<ReadonlySet<string>>(new Set());
  // With notifications off there is no count; the panel still opens.
  const asks = user !== null && (wanted || notificationsAreOn());
  const { state, data, asOf, retry } = useAnswer(asks ? `notifications ${user.id}` : null, allNotifications, {
    afterProgress: notificationsAreOn(),
    rests,
  });
  const list = (data ?? []).map((one) => (readHere.has(one.id) ? { ...one, read: true } : one));

  const load = useCallback(() => {
    setMarkFailed(false);
    setWanted(true);
    retry();
  }, [retry]);

  /** Optimistic: marked read, and back to unread if the call fails. */
  const marking = async (ids: readonly string[], tell: () => Promise<unknown>) => {
    setMarkFailed(false);
    setReadHere((now) => new Set([...now, ...ids]));
    try {
      await tell();
    } catch {
      setReadHere((now) => new Set([...now].filter((id) => !ids.includes(id))));
      setMarkFailed(true);
    }
  };
  const read = (ids: readonly string[]) => {
    const [only] = ids;
    return marking(ids, () =>
      ids.length === 1 && only !== undefined ? markRead(only) : markAllRead([...ids]),
    );
  };
  const readAll = () => {
    const ids = list.filter((one) => !one.read).map(({ id }) => id);
    return marking(ids, () => markAllRead(ids));
  };

  const unread = notificationsAreOn() ? list.filter((one) => !one.read).length : 0;
  return { state, isKnown: data !== null, list, asOf, unread, load, read, readAll, markFailed };
};
