import { useEffect } from 'react';
import { useSession, whenLeaving } from '#lib/session.tsx';
import { workWaits } from '#offline/use-record.ts';
import { SettingsSync } from './settings-sync.tsx';

/** What a learner did goes to the server for as long as they are signed in. */
const OutboxSync = () => {
  const { user } = useSession();
  const owner = user?.role === 'learner' ? user.id : null;
  useEffect(() => {
    if (owner === null) return;
    let stop: (() => void) | null = null;
    let gone = false;
    import('#offline/send.ts').then(
      ({ startSending }) => {
        if (gone) return;
        const sender = startSending(owner);
        globalThis.addEventListener(workWaits, sender.wake);
        stop = () => {
          globalThis.removeEventListener(workWaits, sender.wake);
          sender.stop();
        };
      },
      // Without its code nothing is sent now; what was kept is sent at the next visit.
      () => undefined,
    );
    return () => {
      gone = true;
      stop?.();
    };
  }, [owner]);
  return null;
};

const loadSealed = import('#offline/sealed.ts');
loadSealed.catch(() => undefined);

/** What a person leaves in the local keys goes away with them and comes back with them. */
const KeysSync = () => {
  const owner = useSession().user?.id;
  useEffect(() => {
    if (owner === undefined) return;
    const putAway = (left: Record<string, string>) => {
      loadSealed.then(({ seal }) => seal(owner, left)).catch(() => undefined);
    };
    whenLeaving.add(putAway);
    loadSealed.then(({ unseal }) => unseal(owner)).catch(() => undefined);
    return () => {
      whenLeaving.delete(putAway);
    };
  }, [owner]);
  return null;
};

/** For people who are signed in: their settings come, their work goes. */
export const PersonSync = () => (
  <>
    <SettingsSync />
    <OutboxSync />
    <KeysSync />
  </>
);
