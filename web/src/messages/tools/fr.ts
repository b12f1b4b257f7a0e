// Français: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  'jokes-riddles': 'Blagues et devinettes',
  loading: 'Chargement de l’outil...',
  failed: 'L’outil ne s’est pas chargé.',
  toTools: 'Retour aux outils',
  willTry: 'J’essaie',
  offline: 'Tu es hors ligne. Ouvre cet outil une fois avec un réseau, ensuite il marche sans.',
} as const satisfies Translated<typeof english>;
