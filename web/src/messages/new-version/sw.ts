// Kiswahili: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  title: 'Toleo jipya liko tayari',
  stays: 'Kazi yako inabaki kama ilivyo.',
  here: 'Liko hapa tayari. Linafunguka kwa sekunde moja.',
  later: 'Baadaye',
  use: 'Tumia sasa',
} as const satisfies Translated<typeof english>;
