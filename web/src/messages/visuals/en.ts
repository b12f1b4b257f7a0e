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
  letterOf: {
    one: 'The sign {sign}, written in {count} stroke',
    other: 'The sign {sign}, written in {count} strokes',
  },
  cycleOf: 'A cycle: {steps}, and again {first}',
  syllablesOf: { one: '{word}: {pieces}, {count} clap', other: '{word}: {pieces}, {count} claps' },
  columnOf: '{name}: {words}',
  circuitCells: { one: 'A circuit with {count} cell.', other: 'A circuit with {count} cells.' },
  circuitBulb: 'One bulb.',
  circuitSeries: '{count} bulbs one after the other.',
  circuitParallel: '{count} bulbs side by side, in parallel.',
  circuitOpen: 'The switch is open.',
  circuitClosed: 'The switch is closed.',
  circuitBroken: 'The wire is broken.',
  circuitLit: 'There is light.',
  circuitDark: 'It is dark.',
} as const;

export const visuals = defineMessages(texts, {
  sw: () => import('./sw.ts'),
  fr: () => import('./fr.ts'),
  lg: () => import('./lg.ts'),
});
