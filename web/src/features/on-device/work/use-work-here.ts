import { useCallback, useEffect, useState } from 'react';
import { useSession } from '#lib/session.tsx';
import { roundOver } from '#offline/rounds.ts';
import { onResults, workWaits } from '#offline/use-record.ts';
import { type WorkHere, workHere } from './work-here.ts';

/** Times are shown by the minute, and new work changes from saved to waiting. */
const everySoOften = 15_000;
/** Senders start a little later, and a slow network takes a while. */
const patience = 6_000;

const news = [workWaits, roundOver, 'progress-updated', 'online', 'offline'] as const;

/**
 * `null`: not read yet; `'no-store'`: this browser has no storage. Refetches after every event that may change the
 * list.
 */
export const useWorkHere = () => {
  const { user } = useSession();
  const owner = user?.id;
  const role = user?.role;
  const [found, setFound] = useState<WorkHere | 'no-store' | null>(null);
  const [now, setNow] = useState(Date.now);
  const look = useCallback(async () => {
    if (owner === undefined || role === undefined) return;
    const next = await workHere(owner, role).catch(() => 'no-store' as const);
    setNow(Date.now());
    setFound(next);
  }, [owner, role]);
  useEffect(() => {
    const hear = () => void look();
    hear();
    const timer = setInterval(hear, everySoOften);
    const stopHearing = onResults(hear);
    for (const one of news) globalThis.addEventListener(one, hear);
    return () => {
      clearInterval(timer);
      stopHearing();
      for (const one of news) globalThis.removeEventListener(one, hear);
    };
  }, [look]);

  const [sending, setSending] = useState<'trying' | 'tried' | null>(null);
  useEffect(() => {
    if (sending !== 'trying') return;
    const timer = setTimeout(() => void look().then(() => setSending('tried')), patience);
    return () => clearTimeout(timer);
  }, [sending, look]);
  /** Wakes every sender on this page. */
  const sendNow = () => {
    setSending('trying');
    globalThis.dispatchEvent(new Event(workWaits));
  };
  return { found, now, sending, sendNow };
};
