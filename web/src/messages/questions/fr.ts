// French: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  wholeNumber: 'Nombre entier, s’il y en a un',
  topNumber: 'Nombre du haut',
  bottomNumber: 'Nombre du bas',
  asFraction: 'Écris un nombre en haut et un nombre en bas.',
  hour: 'Heures',
  minutes: 'Minutes',
  halfOfDay: 'a.m. ou p.m.',
  asTime: 'Écris l’heure, puis deux chiffres pour les minutes.',
} as const satisfies Translated<typeof english>;
