// Kiswahili: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  things: '{thing}: {count}',
  thingsOf: '{label}, {thing}: {count}',
  crossedOut: '{count} zimekatwa',
  'bottle-top': 'vifuniko vya chupa',
  stick: 'vijiti',
  bean: 'maharagwe',
  stone: 'mawe',
  mango: 'maembe',
  egg: 'mayai',
  leaf: 'majani',
  fish: 'samaki',
  bundlesOf: '{place}: {count}',
  gap: 'ya kutafutwa',
  vennOf: 'Mchoro wa Venn. {left} na {right}',
  vennWhole: 'Jumla {members}',
  vennOnly: '{name} pekee: {members}',
  vennBoth: 'Katika zote mbili: {members}',
  vennOutside: 'Nje: {members}',
  barOf: 'Mwamba wa {parts}',
  barNamed: '{label}: mwamba wa {parts}',
  barTotal: 'Pamoja {total}',
} as const satisfies Translated<typeof english>;
