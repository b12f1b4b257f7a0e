import { useEffect, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { later } from '#lib/lazy.tsx';
import { useSession } from '#lib/session.tsx';
import { growth } from '#messages/growth/en.ts';
import { Notice } from '#ui/notice.tsx';

const outbox = later(() => import('#offline/outbox.ts'));

/** Events the server refused: kept on the device, shown, and sent again; never dropped. */
export const ParkedWork = () => {
  const say = useText(growth);
  const { user } = useSession();
  const owner = user?.role === 'learner' ? user.id : null;
  const [reasons, setReasons] = useState<readonly string[]>([]);
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (owner === null) return;
    let current = true;
    outbox()
      .then(({ eventsOf }) => eventsOf(owner, 'refused'))
      .then(
        (parked) => {
          if (!current) return;
          setCount(parked.length);
          setReasons([...new Set(parked.flatMap(({ reason }) => reason ?? []))]);
        },
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, [owner]);
  if (count === 0) return null;
  return (
    <Notice kind="notyet">
      {say('parked', { count })} {reasons.join(' ')}
    </Notice>
  );
};
