// Luganda: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  'homework-helper': 'Omuyambi w’Omulimu gw’Awaka',
  'jokes-riddles': 'Ebisesa n’Ebikokkyo',
  'spelling-bee': 'Enjuki y’Okuwandiika',
  'puzzle-maker': 'Kola Ekizannyo ky’Ebigambo',
  'math-playground': 'Ekisaawe ky’Okubala',
  loading: 'Ekikozesebwa kijja...',
  failed: 'Ekikozesebwa tekizze.',
  toTools: 'Ddayo ku bikozesebwa',
  willTry: 'Nja kugezaako',
  saved: 'Kiterekeddwa ku kyuma kino',
  seeds: 'Ensigo z’amagezi {count}',
  countsLater: 'Gujja kuweerezebwa. Gujja kubalibwa nga yintaneeti ezze.',
  enoughToday: 'Ebikozesebwa bitaano buli lunaku bye bireeta ensigo. Leero ozifunye zonna.',
  tooFast: 'Okikoze mangu nnyo. Kiddemu mpolampola: olwo ensigo zo zijja.',
  notSaved: 'Kino tekisobose kuterekebwa. Ekyuma kijjudde, era tewali yintaneeti.',
  notCounted: 'Kino tekibaliddwa:',
  offline:
    'Toli ku yintaneeti. Ggulawo ekikozesebwa kino omulundi gumu ng’oli ku yintaneeti, olwo kijja kukola n’awatali yo.',
} as const satisfies Translated<typeof english>;
