import { useSyncExternalStore } from 'react';
import { onStoreTrouble, storeTrouble } from '#lib/device/store-trouble.ts';
import { useText } from '#lib/language.tsx';
import { shell } from '#messages/shell/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import css from './device-notices.module.css';

const c = classes(css);

const listen = (tell: () => void) => {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
};

const OfflineNotice = () => {
  const say = useText(shell);
  const online = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );
  return online ? null : (
    <p className={c('note')} role="status">
      {say('offline')}
    </p>
  );
};

/* The page never reloads by itself, because unsaved input would be lost. */
const StoreNotice = () => {
  const say = useText(shell);
  const trouble = useSyncExternalStore(onStoreTrouble, storeTrouble, () => null);
  if (trouble === null) return null;
  return (
    <div className={c('note')} role="status">
      <p>{say(trouble === 'blocked' ? 'storeBlocked' : 'storeNewer')}</p>
      {trouble === 'newer' && <Button onClick={() => location.reload()}>{say('loadAgain')}</Button>}
    </div>
  );
};

/** Notices about what does not work on this device at the moment, above the page. */
export const DeviceNotices = () => (
  <>
    <OfflineNotice />
    <StoreNotice />
  </>
);
