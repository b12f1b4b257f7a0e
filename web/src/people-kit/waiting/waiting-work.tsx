import { useEffect, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { later } from '#lib/lazy.tsx';
import { accounts } from '#messages/accounts/en.ts';
import { Notice } from '#ui/notice.tsx';

const waiting = later(() => import('./waiting.ts'));

/** At the door: somebody left work on this device, which goes on its way when they come back. Not who. */
export const WaitingWork = () => {
  const say = useText(accounts);
  const [waits, setWaits] = useState(false);
  useEffect(() => {
    let current = true;
    waiting()
      .then(({ hasWaiting }) => hasWaiting())
      .then(
        (found) => current && setWaits(found),
        // Where nothing can be stored nothing waits.
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, []);
  return waits ? <Notice kind="info">{say('workWaits')}</Notice> : null;
};
