// French: a native speaker has not yet reviewed these texts.
import type { Translation } from '../slice.ts';
import type { en } from './en.ts';

export const fr = {
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
