import { defineMessages } from '#lib/messages.ts';

/** The bell and its panel (spec 1 §2.10, 8). */
export const texts = {
  title: 'Notifications',
  withUnread: { one: 'Notifications, {count} new', other: 'Notifications, {count} new' },
  loading: 'Loading...',
  empty: 'No notifications yet.',
  failed: 'Failed to load notifications',
  asOf: 'As of {date}',
  unread: 'New',
  markAllRead: 'Mark all as read',
  moreAlike: { one: '{count} more like this', other: '{count} more like this' },
  markRead: 'Mark read',
  markFailed: 'That did not work. Try again.',
  close: 'Close',
} as const;

export const notifications = defineMessages(texts, {
  sw: () => import('./sw.ts'),
  fr: () => import('./fr.ts'),
  lg: () => import('./lg.ts'),
});
