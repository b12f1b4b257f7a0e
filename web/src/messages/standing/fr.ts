// French: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  teacherWaits:
    '{school} doit d’abord vous confirmer. Demandez à la direction. D’ici là, votre classe n’a ni code ni élèves.',
  teacherAlone:
    'Aucune école ne vous a encore confirmé. Demandez un code du personnel à la direction. D’ici là, votre classe n’a ni code ni élèves.',
  learnerWaits:
    'Ton école n’a pas encore dit oui. Donne ton numéro d’élève à ton maître ou à ta maîtresse : {studentId}. Tu peux déjà apprendre.',
  onDevice:
    'Ton travail reste sur cet appareil jusqu’à ce qu’un parent ou ton école ait dit oui. Continue avec cet appareil.',
  leaves: 'Votre compte sera supprimé le {day}.',
  keep: 'Le garder',
  teacherLapsed:
    '{school} ne vous a pas confirmé pour cette année scolaire, vous ne voyez donc aucun élève. Demandez à la direction.',
  learnerAsleep:
    'Ton compte dort, car aucun parent ni école n’a dit oui pour toi. Ton travail est gardé jusqu’au {date}, puis effacé. Demande à un parent ou à un enseignant.',
  haveCode: 'J’ai un code du personnel',
  code: 'Code du personnel',
  codeHint: 'Il a 8 lettres et chiffres.',
  use: 'Utiliser le code',
  using: 'Vérification...',
  failed: 'Cela n’a pas marché. Veuillez réessayer.',
  networkFailed: 'Impossible de joindre AfroLearn. Vérifiez le réseau et réessayez.',
  childNotListed: 'Cet enfant n’est pas sur votre liste',
  askForCode:
    'C’est l’école qui vous relie à un enfant. Demandez à l’enseignant de la classe un code pour les parents, ou au premier responsable de vous inviter. Avec le code, l’enfant vient sur votre liste.',
  toTheCode: 'J’ai un code',
  familyAndTeachers: 'Seuls la famille et les enseignants d’un enfant voient cette page.',
  toStart: 'À l’accueil',
} as const satisfies Translated<typeof english>;
