import { schoolWordsRefusals } from '@afrolearn/contract/school-words.ts';
import type { SliceWords, Translation } from './slice.ts';
import { refusalTexts } from './tables.ts';

const en = {
  refusals: refusalTexts(schoolWordsRefusals),
  faults: {
    'word/form': 'Please write a word of 2 to 40 letters.',
    'text/unkind': 'One word in this can hurt somebody. Please say it in another way.',
    'text/contact-data':
      'Please leave out phone numbers, addresses and links: they stay with you and your family.',
  },
} as const;

// Kiswahili: a native speaker has not yet reviewed these texts.
const sw = {
  refusals: {
    'school-words/full': 'Shule yako tayari ina maneno 200 yake. Tafadhali ondoa baadhi yasiyohitajika.',
  },
  faults: {
    'word/form': 'Tafadhali andika neno la herufi 2 hadi 40.',
    'text/unkind': 'Neno moja hapa linaweza kumuumiza mtu. Tafadhali sema kwa njia nyingine.',
    'text/contact-data':
      'Tafadhali usiandike namba za simu, anwani wala viungo: hivyo vinabaki kwako na familia yako.',
  },
} as const satisfies Translation<typeof en>;

// French: a native speaker has not yet reviewed these texts.
const fr = {
  refusals: {
    'school-words/full': 'Votre école a déjà 200 mots à elle. Enlevez-en qui ne servent plus.',
  },
  faults: {
    'word/form': 'Écrivez un mot de 2 à 40 lettres.',
    'text/unkind': 'Un mot ici peut blesser quelqu’un. Dis-le autrement, s’il te plaît.',
    'text/contact-data':
      'N’écris pas de numéros, d’adresses ni de liens : ils restent pour toi et ta famille.',
  },
} as const satisfies Translation<typeof en>;

// Luganda: a native speaker has not yet reviewed these texts.
const lg = {
  refusals: {
    'school-words/full': 'Essomero lyo lirina dda ebigambo byalyo 200. Ggyawo ebimu ebiteetaagisa.',
  },
  faults: {
    'word/form': 'Wandiika ekigambo eky’ennukuta 2 okutuuka ku 40.',
    'text/unkind': 'Ekigambo kimu wano kiyinza okulumya omuntu. Kyogere mu ngeri endala.',
    'text/contact-data':
      'Towandiika nnamba za ssimu, endagiriro wadde linki: ebyo bisigala naawe n’ab’ewaka.',
  },
} as const satisfies Translation<typeof en>;

export const schoolWords = { en, sw, fr, lg } as const satisfies SliceWords<typeof en>;
