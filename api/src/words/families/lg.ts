// Luganda: a native speaker has not yet reviewed these texts.
import type { Translation } from '../slice.ts';
import type { en } from './en.ts';

export const lg = {
  refusals: {
    'children/wrong-code': 'Koodi eno si ntuufu, oba ekaddiye nnyo. Saba empya.',
    'children/not-verified':
      'Essomero lyo lirina okusooka okukukakasa ng’omusomesa. Buuza omukulu w’essomero.',
    'children/first-guardian':
      'Omukuza eyasooka, omusomesa oba essomero be bokka abasobola okukola koodi eno. Basabe.',
  },
  faults: {
    'secret/pictures-for-the-young': 'Ebifaananyi bya Primary 1 okutuuka ku 3. Londa kaadi.',
    'secret/pictures-at-school': 'Ebifaananyi bikola ku seva y’essomero lyennyini yokka. Londa kaadi.',
    'secret/pictures-or-cards': 'Londa ebifaananyi oba kaadi.',
    'secret/unknown': 'Londa ebifaananyi, kaadi oba ekigambo ky’okuyingira.',
    'code/missing': 'Wandiika koodi.',
    'code/form': 'Koodi erina ennukuta ne nnamba 8.',
  },
} as const satisfies Translation<typeof en>;
