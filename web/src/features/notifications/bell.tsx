import { Bell as BellIcon, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { lazyPart, useCome } from '#lib/lazy.tsx';
import { notifications } from '#messages/notifications/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { useOutside } from '#ui/menu-place.ts';
import css from './bell.module.css';
import { useNotifications } from './use-notifications.ts';

const c = classes(css);

/* Loaded with the first press of the bell. */
const NotificationList = lazyPart(async () => (await import('./notification-list.tsx')).NotificationList);
const NotificationsFailed = lazyPart(
  async () => (await import('./notification-list.tsx')).NotificationsFailed,
);

const mostShown = 99;

/** The app bar's bell (spec 1 §2.1, 2.10): the unread count, and a panel loaded on opening. */
export const Bell = () => {
  const say = useText(notifications);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const bell = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const news = useNotifications();
  const { unread, load } = news;
  const failedCome = useCome(NotificationsFailed, open);
  const listCome = useCome(NotificationList, open);
  useOutside(open, root, () => setOpen(false));
  useEffect(() => {
    if (!open) return;
    panel.current?.focus();
    load();
  }, [open, load]);

  const close = () => {
    setOpen(false);
    bell.current?.focus();
  };
  const retry = () => {
    // The retry button disappears with its message: the focus stays in the panel.
    panel.current?.focus({ preventScroll: true });
    load();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only Escape is heard here, from the bell and from its panel
    <div ref={root} onKeyDown={onKey}>
      <span className={c('bell')}>
        <Button
          ref={bell}
          kind="quiet"
          size="sm"
          round
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          icon={<BellIcon size={20} aria-hidden="true" />}
          onClick={() => setOpen(!open)}
        >
          {unread === 0 ? say('title') : say('withUnread', { count: unread })}
        </Button>
        {unread > 0 && (
          <span className={c('count')} aria-hidden="true">
            {unread > mostShown ? `${mostShown}+` : unread}
          </span>
        )}
      </span>
      {open && (
        <div
          ref={panel}
          id={id}
          role="dialog"
          aria-labelledby={`${id}-title`}
          tabIndex={-1}
          className={c('panel')}
        >
          <div className={c('head')}>
            <div className={c('title')}>
              <h2 id={`${id}-title`}>{say('title')}</h2>
              <Button kind="ghost" size="sm" round icon={<X aria-hidden="true" />} onClick={close}>
                {say('close')}
              </Button>
            </div>
            {failedCome && <NotificationsFailed news={news} onRetry={retry} />}
          </div>
          {listCome && <NotificationList news={news} onFollow={() => setOpen(false)} />}
        </div>
      )}
    </div>
  );
};
