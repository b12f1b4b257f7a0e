// Luganda: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  'jokes-riddles': 'Ebisesa n’Ebikokkyo',
  loading: 'Ekikozesebwa kijja...',
  failed: 'Ekikozesebwa tekizze.',
  toTools: 'Ddayo ku bikozesebwa',
  willTry: 'Nja kugezaako',
  offline:
    'Toli ku yintaneeti. Ggulawo ekikozesebwa kino omulundi gumu ng’oli ku yintaneeti, olwo kijja kukola n’awatali yo.',
} as const satisfies Translated<typeof english>;
