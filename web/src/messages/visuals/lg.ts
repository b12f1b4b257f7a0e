// Luganda: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  things: '{thing}: {count}',
  thingsOf: '{label}, {thing}: {count}',
  crossedOut: '{count} bisaziddwamu',
  'bottle-top': "ebisaanikira by'eccupa",
  stick: 'obuti',
  bean: 'ebijanjaalo',
  stone: 'amayinja',
  mango: 'emiyembe',
  egg: 'amagi',
  leaf: 'ebikoola',
  fish: 'ebyennyanja',
  bundlesOf: '{place}: {count}',
  gap: 'ekinoonyezebwa',
  vennOf: 'Ekifaananyi kya Venn. {left} ne {right}',
  vennWhole: 'Byonna awamu {members}',
  vennOnly: '{name} kyokka: {members}',
  vennBoth: 'Mu byombi: {members}',
  vennOutside: 'Ebweru: {members}',
  barOf: 'Omuziziko gwa {parts}',
  barNamed: '{label}: omuziziko gwa {parts}',
  barTotal: 'Awamu {total}',
} as const satisfies Translated<typeof english>;
