// French: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  listenTo: 'Écouter : {words}',
  stopReading: 'Arrêter la lecture',
  readUnasked: 'Lire à voix haute sans demander',
  readUnaskedHint: 'On vous lit les leçons et les questions.',
  voiceSpeed: 'Vitesse de la voix',
  slow: 'Lente',
  usual: 'Normale',
  quick: 'Rapide',
} as const satisfies Translated<typeof english>;
