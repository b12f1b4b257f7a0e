// French: a native speaker has not yet reviewed these texts.
import type { Translation } from '../slice.ts';
import type { en } from './en.ts';

export const fr = {
  refusals: {
    'mail/failed': 'Nous n’avons pas pu envoyer l’e-mail. Essaie encore dans quelques minutes.',
    'mail/no-address': 'Ton compte n’a pas d’adresse qui puisse recevoir un e-mail.',
    'mail/link-dead': 'Ce lien a déjà servi, ou il est trop ancien. Demande un nouveau lien.',
  },
  faults: {
    'link/open-again': 'Ouvre encore le lien.',
  },
  letters: {
    hello: 'Bonjour,',
    greetings: 'Bien cordialement',
    'verify-subject': 'Vérifie ton e-mail pour AfroLearn',
    verify: 'Merci de rejoindre AfroLearn. Ouvre ce lien dans les trois jours pour vérifier ton e-mail :',
    'verify-not-you': 'Tu n’as pas créé de compte ? Alors tu n’as rien à faire.',
    'reset-subject': 'Un nouveau mot de passe pour AfroLearn',
    reset:
      'Quelqu’un a demandé un nouveau mot de passe pour ton compte. C’était toi ? Alors ouvre ce lien dans l’heure :',
    'reset-not-you': 'Ce n’était pas toi ? Alors tu n’as rien à faire. Ton mot de passe reste le même.',
    'new-email-subject': 'Confirme ton nouvel e-mail pour AfroLearn',
    'new-email':
      'Cette adresse a été donnée comme nouvel e-mail d’un compte AfroLearn. Ouvre ce lien dans les trois jours pour confirmer :',
    'new-email-not-you': 'Ce n’était pas toi ? Alors tu n’as rien à faire.',
    'email-changed-subject': 'Ton e-mail pour AfroLearn a changé',
    'email-changed': 'Ton compte AfroLearn a un nouvel e-mail. Les messages iront là-bas maintenant.',
    'email-changed-not-you':
      'Ce n’était pas toi ? Alors demande de l’aide tout de suite à ton école ou à la personne qui s’occupe de {url}.',
    'password-changed-subject': 'Ton mot de passe pour AfroLearn a changé',
    'password-changed':
      'Ton compte AfroLearn a un nouveau mot de passe. Tu es déconnecté partout : connecte-toi avec le nouveau.',
    'password-changed-not-you':
      'Ce n’était pas toi ? Alors demande tout de suite un nouveau mot de passe : {url}',
  },
} as const satisfies Translation<typeof en>;
