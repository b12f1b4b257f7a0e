// Luganda: a native speaker has not yet reviewed these texts.
import type { Translation } from '../slice.ts';
import type { en } from './en.ts';

export const lg = {
  refusals: {
    'plan/full': 'Enteekateeka yo ejjudde. Sooka omalirize ekimu, oba ggyako ekimu.',
    'plan/nobody': 'Gamba ky’ani: omusomesa alonda ekibiina, omuzadde alonda omwana.',
  },
  faults: {
    'day/missing': 'Londa olunaku.',
    'plan/unit-or-lesson': 'Londa ekitundu oba essomo.',
    'plan/missing': 'Gamba eky’okuteekateeka.',
  },
} as const satisfies Translation<typeof en>;
