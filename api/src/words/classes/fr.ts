// French: a native speaker has not yet reviewed these texts.
import type { Translation } from '../slice.ts';
import type { en } from './en.ts';

export const fr = {
  refusals: {
    'children/class-full':
      'Une classe peut avoir 300 élèves au plus. Regardez si une liste a été ajoutée deux fois.',
  },
  faults: {
    'pupils/too-many': 'Ajoutez 100 élèves au plus à la fois.',
    'pupils/missing': 'Écrivez les noms, un par ligne.',
  },
} as const satisfies Translation<typeof en>;
