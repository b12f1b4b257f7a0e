// French: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  numberKeys: 'Touches de chiffres',
  wipe: 'Effacer le dernier chiffre',
  wholeNumber: 'Nombre entier, s’il y en a un',
  topNumber: 'Nombre du haut',
  bottomNumber: 'Nombre du bas',
  asFraction: 'Écris un nombre en haut et un nombre en bas.',
  hour: 'Heures',
  minutes: 'Minutes',
  halfOfDay: 'a.m. ou p.m.',
  asTime: 'Écris l’heure, puis deux chiffres pour les minutes.',
  marks: { one: '{count} point', other: '{count} points' },
  earned: 'Points : {earned} sur {all}',
  lineGap: 'Ligne {line}, espace {n}',
  ownWords: 'Écris avec tes propres mots.',
  compare: 'Compare tes mots avec ces idées. Coche ce que tu as écrit.',
  ownMarks: 'Tu as coché {count} sur {all}. C’est ta propre correction, elle ne compte pas.',
} as const satisfies Translated<typeof english>;
