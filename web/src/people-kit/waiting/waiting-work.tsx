import { useEffect, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { later } from '#lib/lazy.tsx';
import { accounts } from '#messages/accounts/en.ts';
import { Notice } from '#ui/notice.tsx';

const waiting = later(() => import('./waiting.ts'));

/** On the login page: somebody's unsent work is on this device, without saying whose. */
export const WaitingWork = () => {
  const say = useText(accounts);
  const [waits, setWaits] = useState(false);
  useEffect(() => {
    let current = true;
    waiting()
      .then(({ hasWaiting }) => hasWaiting())
      .then(
        (found) => current && setWaits(found),
        // Without storage nothing is pending.
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, []);
  return waits ? <Notice kind="info">{say('workWaits')}</Notice> : null;
};
