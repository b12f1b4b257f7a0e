// French: a native speaker has not yet reviewed these texts.
import type { Translation } from '../slice.ts';
import type { en } from './en.ts';

export const fr = {
  refusals: {
    'request/wrong-method': 'Cette adresse ne s’utilise pas ainsi.',
    'request/invalid': 'Vérifie ce que tu as rempli et essaie encore.',
    'request/malformed': 'Nous n’avons pas pu lire cela. Essaie encore.',
    'request/too-large': 'C’est trop gros pour être envoyé. Envoie moins à la fois.',
    'request/wrong-type': 'Nous ne pouvons pas lire ce genre de données. Envoyez du JSON.',
    'request/unknown': 'Il n’y a rien à cette adresse.',
    'session/none': 'Tu n’es pas connecté. Connecte-toi.',
    'session/expired': 'Ta session est terminée. Connecte-toi de nouveau.',
    'access/denied': 'Ton compte ne peut pas faire cela.',
    'access/not-found': 'Nous n’avons pas trouvé cela.',
    'limits/too-many': 'C’était beaucoup à la fois. Attends un peu et essaie encore.',
    'server/failed': 'Cela n’a pas marché. Ton travail est en sécurité. Essaie encore.',
    'server/unavailable': 'AfroLearn se repose un moment. Essaie encore bientôt.',
  },
  faults: {
    'request/check': 'Vérifie ceci.',
    'text/too-many-letters': 'Utilise {most} lettres au plus.',
    'text/too-long': 'C’est trop long.',
    'report/no-id': 'Le rapport a besoin d’un identifiant.',
    'text/hidden': 'Il y a des signes cachés ici. Écris-le encore.',
  },
} as const satisfies Translation<typeof en>;
