// French: a native speaker has not yet reviewed these texts.
import type { Translation } from '../slice.ts';
import type { en } from './en.ts';

export const fr = {
  faults: {
    'search/too-short': 'Écris au moins 2 lettres.',
    'search/missing': 'Écris ce que tu cherches.',
    'search/too-long': 'C’est trop long pour une recherche.',
  },
} as const satisfies Translation<typeof en>;
