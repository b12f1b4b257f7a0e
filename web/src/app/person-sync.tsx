import { useEffect } from 'react';
import { sessionEnded } from '#lib/call.ts';
import { ownKeys, takePersonal } from '#lib/personal-keys.ts';
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
    ownKeys(owner);
    const putAway = () => {
      const left = takePersonal();
      loadSealed.then(({ seal }) => seal(owner, left)).catch(() => undefined);
    };
    // Another tab logged out, or somebody else in: this one must not go on as the person before.
    const look = ({ key, newValue, oldValue }: StorageEvent) => {
      if (key === 'token' && oldValue !== null && newValue !== oldValue) location.reload();
    };
    whenLeaving.add(putAway);
    globalThis.addEventListener('storage', look);
    loadSealed.then(({ unseal }) => unseal(owner)).catch(() => undefined);
    return () => {
      whenLeaving.delete(putAway);
      globalThis.removeEventListener('storage', look);
    };
  }, [owner]);
  return null;
};

/**
 * An adult whose session the server has ended (a paused account, a new password) is out at their next step, on every
 * page. A learner is not thrown out of a lesson: what they do is kept here, and their own pages ask for the log-in.
 */
const SessionSync = () => {
  const { user, expire } = useSession();
  const isAdult = user !== null && user.role !== 'learner';
  useEffect(() => {
    if (!isAdult) return;
    globalThis.addEventListener(sessionEnded, expire);
    return () => globalThis.removeEventListener(sessionEnded, expire);
  }, [isAdult, expire]);
  return null;
};

/** For people who are signed in: their settings come, their work goes. */
export const PersonSync = () => (
  <>
    <SessionSync />
    <SettingsSync />
    <OutboxSync />
    <KeysSync />
  </>
);
