import type { Notification } from './notifications.api.ts';

/** The newest stands for all; `others` are folded away beneath it. */
export type NotificationGroup = { readonly newest: Notification; readonly others: readonly Notification[] };

/** From so many on they stand together: two badges of one day are read faster one by one. */
const least = 3;

const keyOf = ({ kind, createdAt, read }: Notification): string =>
  `${kind} ${new Date(createdAt).toDateString()} ${read}`;

/** Those of one kind and one day stand together, new and read ones apart, where the newest of them stands. */
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
