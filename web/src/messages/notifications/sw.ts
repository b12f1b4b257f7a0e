// Kiswahili: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  title: 'Arifa',
  withUnread: { one: 'Arifa, {count} mpya', other: 'Arifa, {count} mpya' },
  loading: 'Inapakia...',
  empty: 'Bado hakuna arifa.',
  failed: 'Imeshindwa kupakia arifa',
  asOf: 'Taarifa za {date}',
  unread: 'Mpya',
  markAllRead: 'Zote zimesomwa',
  moreAlike: { one: '{count} nyingine kama hii', other: '{count} nyingine kama hizi' },
  markRead: 'Nimesoma',
  markFailed: 'Haikufaulu. Jaribu tena.',
  close: 'Funga',
} as const satisfies Translated<typeof english>;
