import { defineMessages } from '#lib/messages.ts';

/** Offered to everybody, where nothing is open. */
export const texts = {
  title: 'A new version is ready',
  stays: 'Your work stays as it is.',
  here: 'It is here already. It opens in a second.',
  later: 'Later',
  use: 'Use it now',
} as const;

export const newVersion = defineMessages(texts, {
  sw: () => import('./sw.ts'),
  fr: () => import('./fr.ts'),
  lg: () => import('./lg.ts'),
});
