import { defineMessages } from '#lib/messages.ts';

/** What pictures that are drawn from data tell whoever does not see them. */
export const texts = {
  things: '{thing}: {count}',
  thingsOf: '{label}, {thing}: {count}',
  crossedOut: '{count} crossed out',
  'bottle-top': 'bottle tops',
  stick: 'sticks',
  bean: 'beans',
  stone: 'stones',
  mango: 'mangoes',
  egg: 'eggs',
  leaf: 'leaves',
  fish: 'fish',
  bundlesOf: '{place}: {count}',
  gap: 'to be found',
  vennOf: 'Venn diagram. {left} and {right}',
  vennWhole: '{members} in all',
  vennOnly: 'Only {name}: {members}',
  vennBoth: 'In both: {members}',
  vennOutside: 'Outside: {members}',
  barOf: 'Bar of {parts}',
  barNamed: '{label}: bar of {parts}',
  barTotal: 'Together {total}',
} as const;

export const visuals = defineMessages(texts, {
  sw: () => import('./sw.ts'),
  fr: () => import('./fr.ts'),
  lg: () => import('./lg.ts'),
});
