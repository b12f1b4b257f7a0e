// French: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  choose: 'Choisis ton avatar',
  chooseNamed: 'Choisir {name}',
  chooseOne: 'Touche d’abord une image',
  cancel: 'Annuler',
  close: 'Fermer',
  locked: 'Verrouillé',
  lockedHint: 'Les images avec un cadenas se gagnent en apprenant.',
  needOf: '{current} sur {target}',
  someFailed: 'Certaines données manquent, mais le profil fonctionne',
  again: 'Réessayer',
  updateFailed: 'L’avatar n’a pas été changé. Réessaie.',
  gallery: 'Galerie d’avatars',
  galleryText: 'Touche un visage pour le voir en grand.',
  'family.african': 'Patrimoine africain',
  'family.animal': 'Animaux',
  'family.prof': 'Métiers',
  'family.fantasy': 'Amis des contes',
} as const satisfies Translated<typeof english>;
