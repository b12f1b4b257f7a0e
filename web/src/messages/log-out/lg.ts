// Luganda: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  ask: 'Ofulume?',
  safe: 'By’okoze biterekeddwa bulungi. Okudda ojja kwetaaga ekigambo kyo eky’ekyama, kaadi oba ebifaananyi byo.',
  unsafe:
    'Ebimu ku by’okoze tebiterekeddwa: ekyuma kino kijjudde. Bw’ofuluma kati, bibula. Sooka ofune ekifo, oba linda yintaneeti.',
  stay: 'Sigala wano',
  menuLogOut: 'Fuluma',
  logOut: 'Fuluma',
} as const satisfies Translated<typeof english>;
