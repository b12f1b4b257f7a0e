// Luganda: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  learning: {
    one: 'Omulimu {count} gw’okuyiga gulindidde ku kyuma kino.',
    other: 'Emirimu {count} gy’okuyiga girindidde ku kyuma kino.',
  },
  where: 'Omulimu gwange guli ludda wa?',
  handIns: {
    one: 'Omulimu {count} gwe waweddeyo gulindidde ku kyuma kino.',
    other: 'Emirimu {count} gye waweddeyo girindidde ku kyuma kino.',
  },
  registers: {
    one: 'Olukalala {count} lulindidde ku kyuma kino.',
    other: 'Enkalala {count} zirindidde ku kyuma kino.',
  },
  reviews: {
    one: 'Ekigambo {count} ku mulimu ogwaweebwayo kirindidde ku kyuma kino.',
    other: 'Ebigambo {count} ku mirimu egyaweebwayo birindidde ku kyuma kino.',
  },
  voices: {
    one: 'Eddoboozi {count} liri ku kyuma kino kyokka.',
    other: 'Amaloboozi {count} gali ku kyuma kino kyokka.',
  },
  works: {
    one: 'Omulimu {count} ogw’ekikozesebwa gulindirira ku kyuma kino.',
    other: 'Emirimu {count} egy’ebikozesebwa girindirira ku kyuma kino.',
  },
  goes: 'Ebirindidde bigenda byokka nga waliwo yintaneeti, k’obeere ku lupapula ki.',
} as const satisfies Translated<typeof english>;
