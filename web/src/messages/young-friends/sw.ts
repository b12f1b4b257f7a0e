// Kiswahili: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  title: 'Rafiki zangu',
  home: 'Nyumbani',
  back: 'Rudi kwa rafiki zangu',
  loading: 'Tunatafuta rafiki zako',
  failed: 'Rafiki zako hawakupakiwa.',
  from: 'Kutoka kwa {name}',
  nobody: 'Bado huna rafiki hapa.',
  ask: 'Rafiki mpya? Muulize mwalimu wako.',
  for: 'Kwa {name}',
  choose: 'Chagua picha',
  give: 'Mpe',
  given: '{name} sasa ana picha yako.',
  notGiven: 'Picha yako haikutolewa. Tafadhali jaribu tena.',
  mango: 'Embe',
  drum: 'Ngoma',
  hands: 'Makofi',
  ball: 'Mpira',
} as const satisfies Translated<typeof english>;
