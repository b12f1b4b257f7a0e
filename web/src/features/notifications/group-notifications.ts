import type { Notification } from './notifications.api.ts';

/** The newest represents all; `others` are collapsed below. */
export type NotificationGroup = { readonly newest: Notification; readonly others: readonly Notification[] };

/** Grouped from this number on: two are read faster one by one. */
const least = 3;

const keyOf = ({ kind, createdAt, read }: Notification): string =>
  `${kind} ${new Date(createdAt).toDateString()} ${read}`;

/** Groups by kind and day, unread and read separately, at the place of the newest. */
export const groupNotifications = (list: readonly Notification[]): readonly NotificationGroup[] => {
  const alike = new Map<string, Notification[]>();
  for (const one of list)
    if (one.kind !== undefined) alike.set(keyOf(one), [...(alike.get(keyOf(one)) ?? []), one]);
  const shown = new Set<string>();
  return list.flatMap((newest): NotificationGroup[] => {
    if (shown.has(newest.id)) return [];
    const group = newest.kind === undefined ? [] : (alike.get(keyOf(newest)) ?? []);
    const others = group.length < least ? [] : group.filter(({ id }) => id !== newest.id);
    for (const { id } of others) shown.add(id);
    return [{ newest, others }];
  });
};
