// French: a native speaker has not yet reviewed these texts.
import type { Translation } from '../slice.ts';
import type { en } from './en.ts';

export const fr = {
  faults: {
    'lesson/missing': 'Dis quelle leçon.',
  },
  unwritten: {
    overview: '« {title} » fait partie de l’unité « {unit} ». {about}',
    'overview-of-class': '« {title} » fait partie de l’unité « {unit} » de {grade}. {about}',
    explore:
      'L’explication de cette leçon est en train d’être écrite. Demande à ton enseignant, ou ouvre une autre leçon de cette unité.',
  },
} as const satisfies Translation<typeof en>;
