import { useSyncExternalStore } from 'react';
import { useText } from '#lib/language.tsx';
import { shell } from '#messages/shell/en.ts';
import { classes } from '#ui/classes.ts';
import css from './offline-notice.module.css';

const c = classes(css);

const listen = (tell: () => void) => {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
};

export const OfflineNotice = () => {
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
