// Luganda: a native speaker has not yet reviewed these texts.
import type { Translation } from '../slice.ts';
import type { en } from './en.ts';

export const lg = {
  refusals: {
    'google/failed': 'Okuyingira ne Google kulemye. Gezaako nate.',
    'google/not-configured': 'Okuyingira ne Google tekuli ku seva eno.',
    'google/unreachable':
      'Empeereza y’okuyingira teddamu. Gezaako nate mangu, oba yingira n’ekigambo ky’okuyingira.',
    'google/email-has-password':
      'Email eno erina dda akawunti eriko ekigambo ky’okuyingira. Sooka oyingire nakyo.',
  },
} as const satisfies Translation<typeof en>;
