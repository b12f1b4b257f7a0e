// Kiswahili: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  listenTo: 'Sikiliza: {words}',
  stopReading: 'Acha kusoma',
  readUnasked: 'Soma kwa sauti bila kuombwa',
  readUnaskedHint: 'Masomo na maswali yanasomwa kwako.',
  voiceSpeed: 'Sauti isome kwa kasi gani',
  slow: 'Polepole',
  usual: 'Kawaida',
  quick: 'Haraka',
} as const satisfies Translated<typeof english>;
