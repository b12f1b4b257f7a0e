import { planRefusals } from '@afrolearn/contract/plan.ts';
import type { SliceWords, Translation } from './slice.ts';
import { refusalTexts } from './tables.ts';

const en = {
  refusals: refusalTexts(planRefusals),
  faults: {
    'day/missing': 'Please choose a day.',
    'plan/unit-or-lesson': 'Please choose a unit or a lesson.',
    'plan/missing': 'Please say what to plan.',
  },
} as const;

// Kiswahili: a native speaker has not yet reviewed these texts.
const sw = {
  refusals: {
    'plan/full': 'Mpango wako umejaa. Maliza kitu kwanza, au uondoe kimoja.',
    'plan/nobody': 'Tafadhali sema ni kwa nani: mwalimu anachagua darasa, mzazi anachagua mtoto.',
  },
  faults: {
    'day/missing': 'Tafadhali chagua siku.',
    'plan/unit-or-lesson': 'Tafadhali chagua mada au somo.',
    'plan/missing': 'Tafadhali sema cha kupanga.',
  },
} as const satisfies Translation<typeof en>;

// French: a native speaker has not yet reviewed these texts.
const fr = {
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

// Luganda: a native speaker has not yet reviewed these texts.
const lg = {
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

export const plan = { en, sw, fr, lg } as const satisfies SliceWords<typeof en>;
