// French: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  things: '{thing} : {count}',
  thingsOf: '{label}, {thing} : {count}',
  crossedOut: '{count} barrés',
  'bottle-top': 'capsules',
  stick: 'bâtonnets',
  bean: 'haricots',
  stone: 'cailloux',
  mango: 'mangues',
  egg: 'œufs',
  leaf: 'feuilles',
  fish: 'poissons',
  bundlesOf: '{place} : {count}',
  gap: 'à trouver',
  vennOf: 'Diagramme de Venn. {left} et {right}',
  vennWhole: '{members} en tout',
  vennOnly: 'Seulement {name} : {members}',
  vennBoth: 'Dans les deux : {members}',
  vennOutside: 'Dehors : {members}',
  barOf: 'Barre de {parts}',
  barNamed: '{label} : barre de {parts}',
  barTotal: 'Ensemble {total}',
} as const satisfies Translated<typeof english>;
