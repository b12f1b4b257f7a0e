// Luganda: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  title: 'Mikwano gyange',
  home: 'Awaka',
  back: 'Ddayo eri mikwano gyange',
  loading: 'Tunoonya mikwano gyo',
  failed: 'Mikwano gyo tegizze.',
  from: 'Kivudde ewa {name}',
  nobody: 'Tonnaba na mukwano wano.',
  ask: 'Mukwano mupya? Buuza omusomesa wo.',
  for: 'Kya {name}',
  choose: 'Londa ekifaananyi',
  give: 'Kiwe',
  given: '{name} kati alina ekifaananyi kyo.',
  notGiven: 'Ekifaananyi kyo tekiweereddwa. Gezaako nate.',
  mango: 'Omuyembe',
  drum: 'Eŋŋoma',
  hands: 'Mu ngalo',
  ball: 'Omupiira',
} as const satisfies Translated<typeof english>;
