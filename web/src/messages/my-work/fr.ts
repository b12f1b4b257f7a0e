// French: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  title: 'Mon travail',
  lead: 'Ce que ton enseignant ou ton parent t’a donné.',
  loading: 'Chargement',
  failed: 'Ton travail n’a pas été chargé.',
  none: 'Rien ne t’attend. Bravo !',
  from: 'De {name}',
  dueOn: 'pour le {date}',
  'Not started': 'Pas commencé',
  'In progress': 'En cours',
  Completed: 'Fini',
  gone: 'Ce travail n’est plus ici.',
  all: 'Tout mon travail',
  start: 'Ouvre',
  yourAnswer: 'Écris ta réponse',
  letters: '4 000 lettres au plus. Ton enseignant et ta famille le lisent.',
  handIn: 'Rendre',
  handInAgain: 'Rendre à nouveau',
  addPhoto: 'Ajoute une photo de ta page',
  photos: { one: '{count} photo rendue', other: '{count} photos rendues' },
  done: 'C’est rendu. Ton enseignant va regarder.',
  kept: 'Pas de réseau. Ton travail est gardé ici et partira quand tu seras en ligne.',
  waits: 'Attend sur cet appareil',
  lookAgain: 'À revoir',
  notSent: 'Ce n’est pas parti. Essaie encore.',
  teacherSays: 'Ton enseignant dit',
  accepted: 'Accepté. Bravo !',
  returned: 'Essaie encore. Tu peux y arriver.',
  closed: 'Ce travail est fermé.',
} as const satisfies Translated<typeof english>;
