// Luganda: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  ask: 'Ofulume?',
  safe: 'By’okoze biterekeddwa bulungi. Okudda ojja kwetaaga ekigambo kyo eky’ekyama, kaadi oba ebifaananyi byo.',
  stay: 'Sigala wano',
  menuLogOut: 'Fuluma',
  logOut: 'Fuluma',
} as const satisfies Translated<typeof english>;
