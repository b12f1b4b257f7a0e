// French: a native speaker has not yet reviewed these texts.
import type { Translation } from '../slice.ts';
import type { en } from './en.ts';

export const fr = {
  refusals: {
    'units/not-mastered': 'La récompense attend que tout soit fait dans cette unité. Regarde ce qui manque.',
  },
  faults: {
    'events/list': 'Envoyez une liste d’événements.',
    'events/too-many': 'Envoyez {most} événements au plus à la fois.',
    'unit/still-to-do': 'Il reste : {things}.',
    'unit/points-missing': 'Il manque {missing} points sur {total}.',
  },
  reasons: {
    unreadable: 'Nous n’avons pas pu lire ce travail.',
    'hidden-characters': 'Cette réponse a des signes cachés. Écris-la encore.',
    'newer-app':
      'Ceci vient d’une application plus récente que ce serveur. On pourra l’envoyer encore après la mise à jour.',
    'unknown-kind': 'Nous ne connaissons pas ce genre de travail.',
    'unknown-lesson': 'Nous ne connaissons pas cette leçon.',
    'not-written': 'Cette leçon n’a encore rien à finir.',
    'not-a-video': 'Seule une vidéo se regarde jusqu’à la fin, et cette leçon n’en est pas une.',
    'not-a-reading': 'Seule une lecture se lit, et cette leçon n’en est pas une.',
    'not-a-quiz': 'Seul un quiz se termine, et cette leçon n’en est pas un.',
    'nothing-answered': 'Aucune question n’a de réponse, il n’y a donc rien à noter.',
    'unknown-question': 'Cette question n’est plus dans la leçon.',
    'unknown-exercise': 'Nous ne connaissons pas ce genre d’exercice.',
    'unknown-tool': 'Nous ne connaissons pas cet outil.',
  },
} as const satisfies Translation<typeof en>;
