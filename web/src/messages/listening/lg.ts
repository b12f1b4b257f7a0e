// Luganda: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  listenTo: 'Wuliriza: {words}',
  stopReading: 'Lekera awo okusoma',
  readUnasked: 'Soma mu ddoboozi nga tosabiddwa',
  readUnaskedHint: 'Amasomo n’ebibuuzo bikusomerwa.',
  voiceSpeed: 'Eddoboozi lisome ku sipiidi ki',
  slow: 'Mpola',
  usual: 'Bulijjo',
  quick: 'Mangu',
} as const satisfies Translated<typeof english>;
