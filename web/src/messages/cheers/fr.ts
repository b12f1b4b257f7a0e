// French: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  forYou: 'Des autocollants pour toi',
  cheerOn: 'Encourage quelqu’un',
  loading: 'Nous cherchons de bonnes nouvelles',
  failed: 'Les autocollants n’ont pas pu être chargés.',
  nothing: 'Quand un camarade ou un ami finit une unité, tu peux l’encourager ici.',
  unit: 'a fini « {title} »',
  badge: 'a gagné le badge « {title} »',
  cheer: 'Encourager',
  cheerName: 'Encourager {name}',
  dialog: 'Encourage {name}',
  choose: 'Choisis un autocollant',
  send: 'Envoyer {sticker}',
  sending: 'Envoi',
  sent: '{name} a maintenant ton autocollant.',
  notSent: 'Ton autocollant n’est pas parti. Réessaie.',
  close: 'Fermer',
  from: 'De {name}',
  forUnit: 'pour « {title} »',
  forBadge: 'pour ton badge « {title} »',
  quiet: 'Toi seul les vois.',
  drum: 'Bravo',
  hands: 'Merci',
  ball: 'But',
  sprout: 'Grandis encore',
  lamp: 'Bonne idée',
  boda: 'Allons-y',
  mango: 'Beau travail',
  crane: 'Très fier',
} as const satisfies Translated<typeof english>;
