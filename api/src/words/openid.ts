import { openidRefusals } from '@afrolearn/contract/openid.ts';
import type { SliceWords, Translation } from './slice.ts';
import { refusalTexts } from './tables.ts';

const en = {
  refusals: refusalTexts(openidRefusals),
} as const;

// Kiswahili: a native speaker has not yet reviewed these texts.
const sw = {
  refusals: {
    'google/failed': 'Imeshindikana kuingia kwa Google. Tafadhali jaribu tena.',
    'google/not-configured': 'Seva hii haina njia ya kuingia kwa Google.',
    'google/unreachable':
      'Huduma ya kuingia haijibu. Tafadhali jaribu tena baadaye kidogo, au ingia kwa nenosiri lako.',
    'google/email-has-password':
      'Barua pepe hii ina akaunti yenye nenosiri tayari. Ingia kwa nenosiri kwanza.',
  },
} as const satisfies Translation<typeof en>;

// French: a native speaker has not yet reviewed these texts.
const fr = {
  refusals: {
    'google/failed': 'La connexion avec Google a échoué. Essayez encore.',
    'google/not-configured': 'Ce serveur n’a pas de connexion Google.',
    'google/unreachable':
      'Le service de connexion ne répond pas. Essayez encore bientôt, ou connectez-vous avec votre mot de passe.',
    'google/email-has-password':
      'Cet e-mail a déjà un compte avec un mot de passe. Connectez-vous d’abord avec le mot de passe.',
  },
} as const satisfies Translation<typeof en>;

// Luganda: a native speaker has not yet reviewed these texts.
const lg = {
  refusals: {
    'google/failed': 'Okuyingira ne Google kulemye. Gezaako nate.',
    'google/not-configured': 'Okuyingira ne Google tekuli ku seva eno.',
    'google/unreachable':
      'Empeereza y’okuyingira teddamu. Gezaako nate mangu, oba yingira n’ekigambo ky’ekyama.',
    'google/email-has-password':
      'Email eno erina dda akawunti eriko ekigambo ky’ekyama. Sooka oyingire nakyo.',
  },
} as const satisfies Translation<typeof en>;

export const openid = { en, sw, fr, lg } as const satisfies SliceWords<typeof en>;
