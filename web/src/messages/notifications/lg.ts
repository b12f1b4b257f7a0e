// Luganda: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  title: 'Obubaka',
  withUnread: { one: 'Obubaka, {count} bupya', other: 'Obubaka, {count} bupya' },
  loading: 'Linda katono...',
  empty: 'Tewannabaawo bubaka.',
  failed: 'Obubaka tebugguse',
  asOf: 'Bwe byali nga {date}',
  unread: 'Bupya',
  markAllRead: 'Byonna bisomeddwa',
  moreAlike: { one: 'Ekirala {count} ekifaanana na kino', other: 'Ebirala {count} ebifaanana na kino' },
  markRead: 'Busomeddwa',
  markFailed: 'Tekisobose. Ddamu ogezeeko.',
  close: 'Ggalawo',
} as const satisfies Translated<typeof english>;
