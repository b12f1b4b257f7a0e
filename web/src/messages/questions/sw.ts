// Kiswahili: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  wholeNumber: 'Namba nzima, kama ipo',
  topNumber: 'Namba ya juu',
  bottomNumber: 'Namba ya chini',
  asFraction: 'Andika namba moja juu na namba moja chini.',
  hour: 'Saa',
  minutes: 'Dakika',
  halfOfDay: 'a.m. au p.m.',
  asTime: 'Andika saa, kisha tarakimu mbili za dakika.',
} as const satisfies Translated<typeof english>;
