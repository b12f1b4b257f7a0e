// French: a native speaker has not yet reviewed these texts.
import type { Translation } from '../slice.ts';
import type { en } from './en.ts';

export const fr = {
  refusals: {
    'plan/full': 'Ton plan est plein. Finis d’abord quelque chose, ou enlève quelque chose.',
    'plan/nobody': 'Dites pour qui : un enseignant choisit une classe, un parent choisit un enfant.',
  },
  faults: {
    'day/missing': 'Choisis un jour.',
    'plan/unit-or-lesson': 'Choisis une unité ou une leçon.',
    'plan/missing': 'Dis quoi planifier.',
  },
} as const satisfies Translation<typeof en>;
