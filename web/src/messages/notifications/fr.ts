// French: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  title: 'Notifications',
  withUnread: { one: 'Notifications, {count} nouvelle', other: 'Notifications, {count} nouvelles' },
  loading: 'Chargement...',
  empty: 'Pas encore de notifications.',
  failed: 'Impossible de charger les notifications',
  asOf: 'État du {date}',
  unread: 'Nouveau',
  markAllRead: 'Tout marquer lu',
  moreAlike: { one: '{count} autre de ce genre', other: '{count} autres de ce genre' },
  markRead: 'Marquer comme lu',
  markFailed: 'Cela n’a pas marché. Réessayez.',
  close: 'Fermer',
} as const satisfies Translated<typeof english>;
