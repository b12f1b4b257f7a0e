import { familiesRefusals } from '@afrolearn/contract/families.ts';
import type { SliceWords, Translation } from './slice.ts';
import { refusalTexts } from './tables.ts';

const en = {
  refusals: refusalTexts(familiesRefusals),
  faults: {
    'secret/pictures-for-the-young': 'Pictures are for Primary 1 to 3. Please choose a card.',
    'secret/pictures-at-school': 'Pictures work on a school’s own server only. Please choose a card.',
    'secret/pictures-or-cards': 'Please choose pictures or cards.',
    'secret/unknown': 'Please choose pictures, a card or a password.',
    'code/missing': 'Please write the code.',
    'code/form': 'The code has 8 letters and numbers.',
    'code/signs': 'A code never has 0, O, 1, I or L, and no other signs. Please look at the paper again.',
  },
} as const;

// Kiswahili: a native speaker has not yet reviewed these texts.
const sw = {
  refusals: {
    'consent/on-device':
      'Kazi yako iko salama kwenye kifaa hiki hadi mzazi au shule yako ikubali. Hakuna kinachopotea.',
    'consent/not-kept': 'Hili linaweza kuhifadhiwa mzazi au shule ikikubali. Tafadhali waombe kwanza.',
    'children/wrong-code': 'Msimbo huu si sahihi, au umepitwa na wakati. Tafadhali omba mpya.',
    'children/not-verified':
      'Shule yako lazima ikuthibitishe kuwa mwalimu kwanza. Tafadhali mwulize mwalimu mkuu.',
    'children/first-guardian':
      'Ni mlezi wa kwanza, mwalimu au shule tu wanaoweza kutengeneza msimbo huu. Tafadhali waombe.',
  },
  faults: {
    'secret/pictures-for-the-young': 'Picha ni za Primary 1 hadi 3. Tafadhali chagua kadi.',
    'secret/pictures-at-school':
      'Picha zinafanya kazi kwenye seva ya shule yenyewe tu. Tafadhali chagua kadi.',
    'secret/pictures-or-cards': 'Tafadhali chagua picha au kadi.',
    'secret/unknown': 'Tafadhali chagua picha, kadi au nenosiri.',
    'code/missing': 'Tafadhali andika msimbo.',
    'code/form': 'Msimbo una herufi na namba 8.',
    'code/signs': 'Msimbo hauna 0, O, 1, I wala L, wala alama nyingine. Tafadhali tazama karatasi tena.',
  },
} as const satisfies Translation<typeof en>;

// French: a native speaker has not yet reviewed these texts.
const fr = {
  refusals: {
    'consent/on-device':
      'Ton travail reste en sécurité sur cet appareil jusqu’à ce qu’un parent ou ton école ait dit oui. Rien n’est perdu.',
    'consent/not-kept': 'Ceci peut être gardé quand un parent ou l’école aura dit oui. Demande-leur d’abord.',
    'children/wrong-code': 'Ce code n’est pas juste, ou il est trop ancien. Demandez-en un nouveau.',
    'children/not-verified':
      'Votre école doit d’abord vous confirmer comme enseignant. Demandez à la direction.',
    'children/first-guardian':
      'Seuls le premier responsable de l’enfant, l’enseignant ou l’école peuvent créer ce code. Demandez-leur.',
  },
  faults: {
    'secret/pictures-for-the-young': 'Les images sont pour Primary 1 à 3. Choisissez une carte.',
    'secret/pictures-at-school':
      'Les images marchent seulement sur le serveur d’une école. Choisissez une carte.',
    'secret/pictures-or-cards': 'Choisissez des images ou des cartes.',
    'secret/unknown': 'Choisissez des images, une carte ou un mot de passe.',
    'code/missing': 'Écrivez le code.',
    'code/form': 'Le code a 8 lettres et chiffres.',
    'code/signs': 'Un code n’a jamais 0, O, 1, I ni L, ni d’autres signes. Regardez encore le papier.',
  },
} as const satisfies Translation<typeof en>;

// Luganda: a native speaker has not yet reviewed these texts.
const lg = {
  refusals: {
    'consent/on-device':
      'Omulimu gwo gukuumibwa ku kyuma kino okutuusa omuzadde oba essomero lyo lwe likkiriza. Tewali kibula.',
    'consent/not-kept': 'Kino kisobola okukuumibwa ng’omuzadde oba essomero bakkirizza. Sooka obasabe.',
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
    'secret/unknown': 'Londa ebifaananyi, kaadi oba ekigambo ky’ekyama.',
    'code/missing': 'Wandiika koodi.',
    'code/form': 'Koodi erina ennukuta ne nnamba 8.',
    'code/signs': 'Koodi terimu 0, O, 1, I wadde L, wadde obubonero obulala. Ddamu otunule ku lupapula.',
  },
} as const satisfies Translation<typeof en>;

export const families = { en, sw, fr, lg } as const satisfies SliceWords<typeof en>;
