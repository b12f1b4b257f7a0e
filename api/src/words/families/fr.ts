// French: a native speaker has not yet reviewed these texts.
import type { Translation } from '../slice.ts';
import type { en } from './en.ts';

export const fr = {
  refusals: {
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
  },
} as const satisfies Translation<typeof en>;
