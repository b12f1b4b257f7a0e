// Kiswahili: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  ask: 'Utoke?',
  safe: 'Kazi yako iko salama. Utahitaji nenosiri, kadi au picha zako ili kurudi.',
  unsafe:
    'Baadhi ya kazi yako haijahifadhiwa: kifaa hiki kimejaa. Ukitoka sasa, itapotea. Pata nafasi kwanza, au subiri mtandao.',
  stay: 'Baki hapa',
  menuLogOut: 'Toka',
  logOut: 'Toka',
} as const satisfies Translated<typeof english>;
