import { administrationRefusals } from '@afrolearn/contract/administration.ts';
import type { SliceWords, Translation } from './slice.ts';
import { refusalTexts } from './tables.ts';

const en = {
  refusals: refusalTexts(administrationRefusals),
  faults: {
    'staff-code/form': 'A staff code has 8 letters and numbers.',
    'staff-code/count': 'Please choose from 1 to 20.',
    'consent/paper': 'Please say whether the school holds the signed paper.',
    'consent/yes-or-no': 'Please say yes or no.',
    'school-name/letters': 'Please use letters, numbers and simple signs in the name of a school.',
    'time-zone/unknown': 'Please write a time zone such as Africa/Kampala.',
    'school-name/missing': 'Please write the name of the school.',
    'staff-code/missing': 'Please write the staff code.',
    'staff-code/wrong': 'This staff code is not right.',
  },
} as const;

// Kiswahili: a native speaker has not yet reviewed these texts.
const sw = {
  refusals: {
    'staff/wrong-code':
      'Msimbo huu wa mwalimu si sahihi, umetumiwa, au umepitwa na wakati. Tafadhali mwombe mwalimu mkuu mpya.',
    'staff/already-confirmed': 'Shule yako imeshakuthibitisha. Huhitaji msimbo wa mwalimu.',
    'staff/too-many-codes': 'Tayari kuna misimbo 100 iliyo wazi. Tafadhali batilisha isiyohitajika.',
    'people/last-administrator':
      'Huyu ndiye msimamizi pekee. Shule inahitaji mmoja, kwa hiyo akaunti hii haiwezi kusimamishwa.',
    'consent/withdrawn': 'Mlezi ameondoa ridhaa yake. Ni yeye tu anayeweza kuitoa tena.',
  },
  faults: {
    'staff-code/form': 'Msimbo wa mwalimu una herufi na namba 8.',
    'staff-code/count': 'Tafadhali chagua kutoka 1 hadi 20.',
    'consent/paper': 'Tafadhali sema kama shule ina karatasi iliyosainiwa.',
    'consent/yes-or-no': 'Tafadhali sema ndiyo au hapana.',
    'school-name/letters': 'Tafadhali tumia herufi, namba na alama rahisi katika jina la shule.',
    'time-zone/unknown': 'Tafadhali andika ukanda wa saa kama Africa/Kampala.',
    'school-name/missing': 'Tafadhali andika jina la shule.',
    'staff-code/missing': 'Tafadhali andika msimbo wa mwalimu.',
    'staff-code/wrong': 'Msimbo huu wa mwalimu si sahihi.',
  },
} as const satisfies Translation<typeof en>;

// French: a native speaker has not yet reviewed these texts.
const fr = {
  refusals: {
    'staff/wrong-code':
      'Ce code du personnel n’est pas juste, a déjà servi ou est trop ancien. Demandez-en un nouveau à la direction.',
    'staff/already-confirmed':
      'Votre école vous a déjà confirmé. Vous n’avez pas besoin de code du personnel.',
    'staff/too-many-codes':
      'Il y a déjà 100 codes du personnel ouverts. Révoquez ceux dont personne n’a besoin.',
    'people/last-administrator':
      'C’est le seul administrateur. Une école en a besoin, ce compte ne peut donc pas être mis en pause.',
    'consent/withdrawn': 'Un responsable de l’enfant a retiré son accord. Lui seul peut le redonner.',
  },
  faults: {
    'staff-code/form': 'Un code du personnel a 8 lettres et chiffres.',
    'staff-code/count': 'Choisissez de 1 à 20.',
    'consent/paper': 'Dites si l’école a le papier signé.',
    'consent/yes-or-no': 'Dites oui ou non.',
    'school-name/letters':
      'Utilisez des lettres, des chiffres et des signes simples dans le nom d’une école.',
    'time-zone/unknown': 'Écrivez un fuseau horaire, par exemple Africa/Kampala.',
    'school-name/missing': 'Écrivez le nom de l’école.',
    'staff-code/missing': 'Écrivez le code du personnel.',
    'staff-code/wrong': 'Ce code du personnel n’est pas juste.',
  },
} as const satisfies Translation<typeof en>;

// Luganda: a native speaker has not yet reviewed these texts.
const lg = {
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

export const administration = { en, sw, fr, lg } as const satisfies SliceWords<typeof en>;
