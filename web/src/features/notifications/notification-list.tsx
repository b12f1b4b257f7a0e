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
import { groupNotifications, type NotificationGroup } from './group-notifications.ts';
import css from './notification-list.module.css';
import type { Notification } from './notifications.api.ts';
import type { useNotifications } from './use-notifications.ts';

const c = classes(css);

/** A page of ours, never another site's. */
const isOwnPath = (path: string | null): path is string => path !== null && /^\/(?![/\\])/.test(path);

type MessageProps = { entry: Notification; onFollow: () => void };

const Message = ({ entry: { message, path }, onFollow }: MessageProps) =>
  isOwnPath(path) ? (
    <Link to={path} onClick={onFollow}>
      {message}
    </Link>
  ) : (
    <p>{message}</p>
  );

type EntryProps = {
  group: NotificationGroup;
  onRead: (ids: readonly string[]) => void;
  onFollow: () => void;
};

const Entry = ({ group: { newest, others }, onRead, onFollow }: EntryProps) => {
  const say = useText(notifications);
  const { language } = useLanguage();
  const { message, read, createdAt } = newest;
  const root = useRef<HTMLLIElement>(null);
  const ids = [newest, ...others].map(({ id }) => id);
  const follow = (id: string) => () => {
    if (!read) onRead([id]);
    onFollow();
  };
  const mark = () => {
    // The button disappears: the focus stays in the panel.
    root.current?.focus({ preventScroll: true });
    onRead(ids);
  };
  const more = others.length === 0 ? null : say('moreAlike', { count: others.length });
  return (
    <li ref={root} tabIndex={-1} className={c('entry')} data-read={read}>
      {!read && <Badge kind="info">{say('unread')}</Badge>}
      <Message entry={newest} onFollow={follow(newest.id)} />
      {more !== null && (
        <details className={c('more')}>
          <summary>{more}</summary>
          <ul>
            {others.map((one) => (
              <li key={one.id}>
                <Message entry={one} onFollow={follow(one.id)} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className={c('foot')}>
        <time dateTime={createdAt}>{momentText(language, createdAt)}</time>
        {!read && (
          <Button
            kind="ghost"
            size="sm"
            aria-label={[`${say('markRead')}: ${message}`, more].filter(Boolean).join(', ')}
            onClick={mark}
          >
            {say('markRead')}
          </Button>
        )}
      </div>
    </li>
  );
};

type News = ReturnType<typeof useNotifications>;

/** The failure (spec 1 §8), with the time of the cached list. */
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
    // The button disappears with the press.
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
        {groupNotifications(list).map((group) => (
          <Entry key={group.newest.id} group={group} onRead={(ids) => void read(ids)} onFollow={onFollow} />
        ))}
      </ul>
    </>
  );
};
