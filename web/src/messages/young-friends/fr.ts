// French: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  title: 'Mes amis',
  home: 'Accueil',
  back: 'Retour à mes amis',
  loading: 'Nous cherchons tes amis',
  failed: 'Tes amis n’ont pas pu être chargés.',
  from: 'De {name}',
  nobody: 'Pas encore d’amis ici.',
  ask: 'Un nouvel ami ? Demande à ton maître ou à ta maîtresse.',
  for: 'Pour {name}',
  choose: 'Choisis une image',
  give: 'Donner',
  given: '{name} a maintenant ton image.',
  notGiven: 'Ton image n’a pas été donnée. Réessaie.',
  mango: 'Mangue',
  drum: 'Tambour',
  hands: 'Bravo',
  ball: 'Ballon',
} as const satisfies Translated<typeof english>;
