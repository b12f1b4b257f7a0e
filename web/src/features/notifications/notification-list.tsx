import { useRef } from 'react';
import { Failed } from '#ask/failed.tsx';
import { momentText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { notifications } from '#messages/notifications/en.ts';
import { Link } from '#routing/index.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import css from './notification-list.module.css';
import type { Notification } from './notifications.api.ts';
import type { useNotifications } from './use-notifications.ts';

const c = classes(css);

/** A page of ours, never another site's. */
const isOwnPath = (path: string | null): path is string => path !== null && /^\/(?![/\\])/.test(path);

type EntryProps = { entry: Notification; onRead: () => void; onFollow: () => void };

const Entry = ({ entry, onRead, onFollow }: EntryProps) => {
  const say = useText(notifications);
  const { language } = useLanguage();
  const { message, read, createdAt, path } = entry;
  const root = useRef<HTMLLIElement>(null);
  const follow = () => {
    if (!read) onRead();
    onFollow();
  };
  const mark = () => {
    // The button goes with the press: the focus must not fall out of the panel with it.
    root.current?.focus({ preventScroll: true });
    onRead();
  };
  return (
    <li ref={root} tabIndex={-1} className={c('entry')} data-read={read}>
      {!read && <Badge kind="info">{say('unread')}</Badge>}
      {isOwnPath(path) ? (
        <Link to={path} onClick={follow}>
          {message}
        </Link>
      ) : (
        <p>{message}</p>
      )}
      <div className={c('foot')}>
        <time dateTime={createdAt}>{momentText(language, createdAt)}</time>
        {!read && (
          <Button kind="ghost" size="sm" aria-label={`${say('markRead')}: ${message}`} onClick={mark}>
            {say('markRead')}
          </Button>
        )}
      </div>
    </li>
  );
};

type News = ReturnType<typeof useNotifications>;

/** What did not work (spec 1 §8), with the time of what is shown instead. */
export const NotificationsFailed = ({ news, onRetry }: { news: News; onRetry: () => void }) => {
  const say = useText(notifications);
  const { language } = useLanguage();
  const { state, asOf, markFailed } = news;
  if (markFailed) return <Notice kind="bad">{say('markFailed')}</Notice>;
  if (state !== 'failed') return null;
  return (
    <Failed retry={onRetry}>
      {say('failed')}
      {asOf !== null && (
        <>
          <br />
          {say('asOf', { date: momentText(language, asOf) })}
        </>
      )}
    </Failed>
  );
};

/** 'Loading...', 'No notifications yet.' or the list (spec 1 §2.10). */
export const NotificationList = ({ news, onFollow }: { news: News; onFollow: () => void }) => {
  const say = useText(notifications);
  const { state, isKnown, list, read, readAll } = news;
  const top = useRef<HTMLUListElement>(null);
  if (!isKnown) return state === 'loading' ? <p role="status">{say('loading')}</p> : null;
  if (list.length === 0) return <p>{say('empty')}</p>;
  const markAll = () => {
    // The button goes with the press, as that of each entry does.
    top.current?.focus({ preventScroll: true });
    void readAll();
  };
  return (
    <>
      {list.filter((entry) => !entry.read).length > 1 && (
        <Button kind="ghost" size="sm" onClick={markAll}>
          {say('markAllRead')}
        </Button>
      )}
      <ul ref={top} tabIndex={-1} className={c('list')}>
        {list.map((entry) => (
          <Entry key={entry.id} entry={entry} onRead={() => read(entry.id)} onFollow={onFollow} />
        ))}
      </ul>
    </>
  );
};
