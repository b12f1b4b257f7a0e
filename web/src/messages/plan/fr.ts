// French: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  myPlan: 'Mon plan',
  allGiven: 'Tout ce qu’on m’a donné',
  empty: 'Ouvre une unité et touche Ajouter à mon plan. Elle t’attendra ici.',
  failed: 'Ton plan n’a pas été chargé.',
  loading: 'Chargement',
  asOf: 'État du {date}',
  from: 'De {name}',
  dueOn: 'Pour le {date}',
  late: 'C’était pour le {date}',
  percent: 'Fait à {percent}%',
  remove: 'Enlever de mon plan\u00a0: {title}',
  removeFailed: 'Cela n’a pas marché. Réessaie.',
  addToPlan: 'Ajouter à mon plan',
  assign: 'Planifier',
  assignTitle: 'Planifier\u00a0: {title}',
  inPlan: 'C’est dans ton plan.',
  seePlan: 'Voir mon plan',
  toClass: 'Classe',
  toChild: 'Enfant',
  dueDay: 'Pour le (facultatif)',
  cancel: 'Annuler',
  close: 'Fermer',
  chooseClass: 'Choisissez une classe',
  noClassOfGrade: 'Aucune de vos classes n’est en {grade}. Choisissez la classe.',
  noClass: 'Vous n’avez pas encore de classe.',
  noChild: 'Vous n’avez pas encore d’enfant ici.',
  assigned: { one: 'Donné à {count} élève.', other: 'Donné à {count} élèves.' },
  assignFailed: 'Cela n’a pas marché. Vérifiez le réseau et réessayez.',
} as const satisfies Translated<typeof english>;
