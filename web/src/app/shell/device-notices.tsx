import { useSyncExternalStore } from 'react';
import { onStoreTrouble, storeTrouble } from '#lib/device/store-trouble.ts';
import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { shell } from '#messages/shell/en.ts';
import { useLocation } from '#routing/index.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { useIsFocused } from '#ui/focused.ts';
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

const texts = { blocked: 'storeBlocked', newer: 'storeNewer', full: 'storeFull' } as const;

/* The page never reloads by itself, because unsaved input would be lost. */
const StoreNotice = () => {
  const say = useText(shell);
  const trouble = useSyncExternalStore(onStoreTrouble, storeTrouble, () => null);
  const { pathname } = useLocation();
  const isFocused = useIsFocused();
  if (trouble === null) return null;
  return (
    <div className={c('note')} role="status">
      <p>{say(texts[trouble])}</p>
      {trouble === 'newer' && <Button onClick={() => location.reload()}>{say('loadAgain')}</Button>}
      {/* Not in a quiz: its place could not be stored, and would be lost on the way. */}
      {trouble === 'full' && !isFocused && pathname !== paths.onDevice && (
        <ButtonLink kind="paper" size="sm" to={paths.onDevice}>
          {say('makeRoom')}
        </ButtonLink>
      )}
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
