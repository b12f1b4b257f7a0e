// Français: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  'homework-helper': 'Aide aux devoirs',
  'jokes-riddles': 'Blagues et devinettes',
  'spelling-bee': 'L’abeille de l’orthographe',
  'puzzle-maker': 'Fabrique de casse-tête',
  'math-playground': 'Terrain de maths',
  loading: 'Chargement de l’outil...',
  failed: 'L’outil ne s’est pas chargé.',
  toTools: 'Retour aux outils',
  willTry: 'J’essaie',
  saved: 'Enregistré sur cet appareil',
  seeds: '+{count} Graines de Sagesse',
  countsLater: 'Sera envoyé. Cela comptera dès qu’il y aura du réseau.',
  enoughToday: 'Cinq outils par jour donnent des graines. Aujourd’hui, tu les as toutes.',
  tooFast: 'C’était très rapide. Recommence en prenant ton temps : alors tes graines viendront.',
  notSaved: 'Ceci n’a pas pu être enregistré. L’appareil est plein et il n’y a pas de réseau.',
  notCounted: 'Ceci n’a pas été compté :',
  offline: 'Tu es hors ligne. Ouvre cet outil une fois avec un réseau, ensuite il marche sans.',
} as const satisfies Translated<typeof english>;
