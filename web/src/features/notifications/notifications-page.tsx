import { useEffect } from 'react';
import { useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import { notifications } from '#messages/notifications/en.ts';
import { Card } from '#ui/card.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { NotificationList, NotificationsFailed } from './notification-list.tsx';
import { useNotifications } from './use-notifications.ts';

/** /notifications: what the bell shows, as a page of its own. */
export const NotificationsPage = () => {
  const say = useText(notifications);
  usePageTitle(say('title'));
  const news = useNotifications();
  const { load } = news;
  useEffect(() => load(), [load]);
  return (
    <>
      <PageTitle title={say('title')} />
      <Card>
        <NotificationsFailed news={news} onRetry={load} />
        <NotificationList news={news} onFollow={() => undefined} />
      </Card>
    </>
  );
};
