import { Link } from 'react-router';
import { momentText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { notifications } from '#messages/en/notifications.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Note } from '#ui/note.tsx';
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
  const follow = () => {
    if (!read) onRead();
    onFollow();
  };
  return (
    <li className={c('entry')} data-read={read}>
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
          <Button kind="ghost" size="sm" aria-label={`${say('markRead')}: ${message}`} onClick={onRead}>
            {say('markRead')}
          </Button>
        )}
      </div>
    </li>
  );
};

type ListProps = { news: ReturnType<typeof useNotifications>; onFollow: () => void };

/** 'Loading...', 'No notifications yet.', the list, or that it failed (spec 1 §2.10, 8). */
export const NotificationList = ({ news, onFollow }: ListProps) => {
  const say = useText(notifications);
  const { state, list, load, read, markFailed } = news;
  if (state === 'loading') return <p role="status">{say('loading')}</p>;
  if (state === 'failed') {
    return (
      <Note
        kind="bad"
        action={
          <Button kind="ghost" size="sm" onClick={load}>
            {say('tryAgain')}
          </Button>
        }
      >
        {say('failed')}
      </Note>
    );
  }
  if (list.length === 0) return <p>{say('empty')}</p>;
  return (
    <>
      {markFailed && <Note kind="bad">{say('markFailed')}</Note>}
      <ul className={c('list')}>
        {list.map((entry) => (
          <Entry key={entry.id} entry={entry} onRead={() => read(entry.id)} onFollow={onFollow} />
        ))}
      </ul>
    </>
  );
};
