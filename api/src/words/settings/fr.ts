// French: a native speaker has not yet reviewed these texts.
import type { Translation } from '../slice.ts';
import type { en } from './en.ts';

export const fr = {
  refusals: {
    'settings/ask-teacher': 'Demande à ton enseignant de changer ton nom.',
    'settings/sign-in-again':
      'Pour protéger ton compte, déconnecte-toi, reconnecte-toi, puis change ton e-mail.',
    'settings/email-taken': 'Cet e-mail a déjà un compte. Utilise un autre e-mail.',
    'settings/avatar-locked': 'Cette image est verrouillée. Tu peux la gagner en apprenant.',
    'settings/wrong-password': 'Ton mot de passe actuel n’est pas juste. Écris-le encore.',
    'settings/no-password':
      'Ton compte n’a pas de mot de passe. Tu te connectes autrement, il n’y a donc rien à changer.',
    'upload/not-allowed': 'Les photos ne sont pas activées pour toi. Choisis une de nos images.',
    'upload/no-picture': 'Choisis une image à envoyer.',
    'upload/too-large': 'Cette image est trop grande. Choisis-en une de moins de 2 Mo et 16 mégapixels.',
    'upload/wrong-kind': 'Choisis une image JPEG, PNG ou WebP.',
    'upload/unreadable': 'Cette image est abîmée. Choisis-en une autre.',
  },
  faults: {
    'name/ask-teacher': 'Demande à ton enseignant de changer ton nom.',
    'language/unknown': 'Choisis une langue dans la liste.',
    'theme/unknown': 'Choisis clair, sombre ou comme l’appareil.',
    'picture/unknown': 'Choisis une de nos images.',
    'switch/unknown': 'Dis oui ou non.',
    'password/current-missing': 'Écris ton mot de passe actuel.',
    'password/wrong': 'Ce n’est pas ton mot de passe.',
  },
} as const satisfies Translation<typeof en>;
