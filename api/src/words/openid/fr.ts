// French: a native speaker has not yet reviewed these texts.
import type { Translation } from '../slice.ts';
import type { en } from './en.ts';

export const fr = {
  refusals: {
    'google/failed': 'La connexion avec Google a échoué. Essaie encore.',
    'google/not-configured': 'Ce serveur n’a pas de connexion Google.',
    'google/unreachable':
      'Le service de connexion ne répond pas. Essaie encore bientôt, ou connecte-toi avec ton mot de passe.',
    'google/email-has-password':
      'Cet e-mail a déjà un compte avec un mot de passe. Connecte-toi d’abord avec le mot de passe.',
  },
} as const satisfies Translation<typeof en>;
