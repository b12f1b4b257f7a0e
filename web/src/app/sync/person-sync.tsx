import { useEffect, useState } from 'react';
import { CallError, callAs, sessionEnded } from '#lib/call.ts';
import { ownKeys } from '#lib/device/personal-keys.ts';
import { onStoreTrouble } from '#lib/device/store-trouble.ts';
import { later, lazyPart } from '#lib/lazy.tsx';
import { readLocal } from '#lib/local.ts';
import { useSession } from '#lib/session.tsx';
import { showTheme } from '#lib/theme.ts';
import { forgetOwner, unseal } from '#offline/sealed.ts';
import { startSending } from '#offline/send.ts';
import { workWaits } from '#offline/use-record.ts';
import { PartFrame } from '../part-frame.tsx';
// Imported statically, because people may log out offline.
import { work } from './leaving.ts';
import { SettingsSync } from './settings-sync.tsx';

/** Sends the events of a learner to the server while they are signed in. */
const OutboxSync = () => {
  const { user } = useSession();
  const owner = user?.role === 'learner' ? user.id : null;
  useEffect(() => {
    if (owner === null) return;
    const sender = startSending(owner);
    globalThis.addEventListener(workWaits, sender.wake);
    // The older tab that blocked the database is closed, so pending events can be sent.
    const stopHearing = onStoreTrouble(sender.wake);
    return () => {
      stopHearing();
      globalThis.removeEventListener(workWaits, sender.wake);
      sender.stop();
    };
  }, [owner]);
  return null;
};

/** Restores the local keys that were sealed at log out. */
const KeysSync = () => {
  const owner = useSession().user?.id;
  useEffect(() => {
    if (owner === undefined) return;
    ownKeys(owner);
    // Another tab logged out or signed in as somebody else. This tab must not continue as the previous person.
    const look = ({ key, newValue, oldValue }: StorageEvent) => {
      if (key === 'token' && oldValue !== null && newValue !== oldValue) location.reload();
    };
    globalThis.addEventListener('storage', look);
    unseal(owner).then(showTheme, () => undefined);
    return () => globalThis.removeEventListener('storage', look);
  }, [owner]);
  return null;
};

/**
 * When the server ends an adult's session (a paused account, a new password), the next request on any page logs them
 * out. A learner is not interrupted in a lesson: their work is stored here, and their own pages ask for the log-in.
 */
const SessionSync = () => {
  const { user, expire } = useSession();
  const isAdult = user !== null && user.role !== 'learner';
  useEffect(() => {
    if (!isAdult) return;
    const ended = () => expire();
    globalThis.addEventListener(sessionEnded, ended);
    return () => globalThis.removeEventListener(sessionEnded, ended);
  }, [isAdult, expire]);
  return null;
};

/** When the account is deleted or about to be, all data of the person is removed from this device. */
const GoneSync = () => {
  const { user, expire } = useSession();
  const owner = user?.id;
  useEffect(() => {
    if (owner === undefined) return;
    const token = readLocal('token');
    const look = async () => {
      try {
        await callAs(token, 'GET /me');
      } catch (error) {
        if (!(error instanceof CallError) || error.code !== 'session/gone') return;
        expire();
        await forgetOwner(owner);
      }
    };
    const ended = () => {
      globalThis.removeEventListener(sessionEnded, ended);
      void look().catch(() => undefined);
    };
    globalThis.addEventListener(sessionEnded, ended);
    return () => globalThis.removeEventListener(sessionEnded, ended);
  }, [owner, expire]);
  return null;
};

/* Preloaded when idle. Otherwise these chunks would be missing offline, and logging out would be impossible. */
const wayOut = later(() =>
  Promise.all([
    import('../shell/mobile-menu.tsx'),
    import('../shell/drawer.tsx'),
    import('../shell/log-out-dialog.tsx'),
    import('#features/notifications/notification-list.tsx'),
    import('#features/landing/landing-page.tsx'),
    import('#features/accounts/login-page.tsx'),
  ]),
);

const WayOut = () => {
  useEffect(() => {
    const timer = setTimeout(() => void wayOut().catch(() => undefined), 5000);
    return () => clearTimeout(timer);
  }, []);
  return null;
};

const NewVersion = lazyPart(async () => (await import('./new-version.tsx')).NewVersion);

/** Sends pending work, preloads the help card while there is a network, and offers new versions of the app. */
const WorkSync = () => {
  const { user } = useSession();
  const [begun, setBegun] = useState(false);
  const id = user?.id;
  const role = user?.role;
  useEffect(() => {
    if (id === undefined || role === undefined) return;
    let stop: (() => void) | null = () => {};
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    const began = workers?.controller ?? null;
    const begin = async () => {
      const { startWork } = await work();
      if (stop === null) return;
      stop = startWork({ id, role }, began);
      setBegun(true);
    };
    const timer = setTimeout(() => void begin().catch(() => undefined), 5000);
    return () => {
      clearTimeout(timer);
      stop?.();
      stop = null;
    };
  }, [id, role]);
  return begun ? (
    <PartFrame fallback={null}>
      <NewVersion />
    </PartFrame>
  ) : null;
};

/** For signed-in people: pulls their settings and sends their work. */
export const PersonSync = () => (
  <>
    <SessionSync />
    <GoneSync />
    <SettingsSync />
    <OutboxSync />
    <KeysSync />
    <WayOut />
    <WorkSync />
  </>
);
