import { defineMessages } from '#lib/messages.ts';

/** The small ears, and how reading aloud is set. */
export const texts = {
  listenTo: 'Listen: {words}',
  stopReading: 'Stop reading',
  readUnasked: 'Read aloud without asking',
  readUnaskedHint: 'Lessons and questions are read to you.',
  voiceSpeed: 'How fast the voice reads',
  slow: 'Slow',
  usual: 'As usual',
  quick: 'Quick',
} as const;

export const listening = defineMessages(texts, {
  sw: () => import('./sw.ts'),
  fr: () => import('./fr.ts'),
  lg: () => import('./lg.ts'),
});
