// Kiswahili: a native speaker has not yet reviewed these texts.
import type { Translation } from '../slice.ts';
import type { en } from './en.ts';

export const sw = {
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
