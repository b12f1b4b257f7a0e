// Luganda: a native speaker has not yet reviewed these texts.
import type { Translation } from '../slice.ts';
import type { en } from './en.ts';

export const lg = {
  refusals: {
    'staff/wrong-code':
      'Koodi eno ey’abasomesa si ntuufu, yakozesebwa, oba ekaddiye nnyo. Saba omukulu w’essomero empya.',
    'staff/already-confirmed': 'Essomero lyo lyakukakasa dda. Teweetaaga koodi ya basomesa.',
    'staff/too-many-codes': 'Waliwo dda koodi z’abasomesa 100 enzigule. Ggyawo ezitaliiko azeetaaga.',
    'people/last-administrator':
      'Ono ye mukulembeze yekka. Essomero limwetaaga, n’olwekyo akawunti eno teyinza kuyimirizibwa.',
    'consent/withdrawn': 'Omukuza yaggyawo olukusa lwe. Ye yekka ayinza okuluwa nate.',
  },
  faults: {
    'staff-code/form': 'Koodi y’abasomesa erina ennukuta ne nnamba 8.',
    'staff-code/count': 'Londa okuva ku 1 okutuuka ku 20.',
    'consent/paper': 'Gamba oba essomero lirina olupapula oluteekeddwako omukono.',
    'consent/yes-or-no': 'Gamba ye oba nedda.',
    'school-name/letters': 'Kozesa ennukuta, nnamba n’obubonero obwangu mu linnya ly’essomero.',
    'time-zone/unknown': 'Wandiika ekitundu ky’obudde nga Africa/Kampala.',
    'school-name/missing': 'Wandiika erinnya ly’essomero.',
    'staff-code/missing': 'Wandiika koodi y’abasomesa.',
    'staff-code/wrong': 'Koodi eno ey’abasomesa si ntuufu.',
  },
} as const satisfies Translation<typeof en>;
