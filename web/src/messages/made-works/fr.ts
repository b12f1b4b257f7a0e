// Français: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  title: 'Mes travaux',
  lead: {
    one: '{tool} · {count} travail. Le plus récent vient d’abord.',
    other: '{tool} · {count} travaux. Le plus récent vient d’abord.',
  },
  new: 'Nouveau',
  close: 'Fermer',
  loading: 'Recherche de tes travaux',
  none: 'Tu n’as encore rien fait. Commence par Nouveau.',
  today: 'Aujourd’hui',
  yesterday: 'Hier',
  saw: 'Vu par {name}',
  showing: 'Ton enseignant peut le voir',
  changedSince: 'Modifié depuis que tu l’as montré',
  onOther: 'Sur un autre appareil',
  actions: 'Que faire de {title}',
  open: 'Ouvrir {title}',
  show: 'Montrer à mon enseignant',
  showAgain: 'Le montrer comme il est maintenant',
  hide: 'Ne plus le montrer',
  remove: 'Effacer',
  removeAsk: 'Effacer {title} ?',
  removeText: 'Il disparaît alors de tous tes appareils et ne peut pas revenir.',
  removeYes: 'Oui, l’effacer',
  removeNo: 'Non, le laisser',
  safe: 'Enregistré sur cet appareil. Tu le vois, et ton enseignant quand tu le montres.',
  offline: 'Tu es hors ligne. Les travaux d’autres appareils viennent avec le réseau.',
  failed: 'Les travaux d’autres appareils ne se sont pas chargés.',
  notTaken: 'Refusé : {why}',
  noReason: 'AfroLearn n’a pas dit pourquoi.',
  tooLarge: 'Ce travail est trop grand. Fais-le plus petit, ou continue dans un autre.',
  broken: 'Ce travail ne s’ouvre pas avec cet outil.',
  noRoom:
    'Il n’y a plus de place sur cet appareil, et pas de réseau. Ne ferme pas cette page : fais de la place, ou trouve du réseau.',
} as const satisfies Translated<typeof english>;
