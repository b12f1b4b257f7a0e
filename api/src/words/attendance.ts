import { attendanceRefusals } from '@afrolearn/contract/attendance.ts';
import type { SliceWords, Translation } from './slice.ts';
import { refusalTexts } from './tables.ts';

const en = { refusals: refusalTexts(attendanceRefusals) } as const;

// Kiswahili: a native speaker has not yet reviewed these texts.
const sw = {
  refusals: {
    'attendance/future': 'Siku hiyo haijafika. Mahudhurio huandikwa siku yenyewe, au baadaye.',
    'attendance/closed':
      'Mahudhurio ya siku hiyo yamefungwa. Yale ya muhula huu na uliopita yanaweza kubadilishwa.',
    'attendance/range':
      'Tafadhali chagua siku ya kwanza na ya mwisho baada yake, zisizopishana zaidi ya nusu mwaka.',
  },
} as const satisfies Translation<typeof en>;

// French: a native speaker has not yet reviewed these texts.
const fr = {
  refusals: {
    'attendance/future': 'Ce jour n’est pas encore là. L’appel se fait le jour même, ou plus tard.',
    'attendance/closed':
      'Ce registre est clos. Ceux de ce trimestre et du précédent peuvent encore être corrigés.',
    'attendance/range':
      'Choisissez un premier jour et un dernier jour qui le suit, à six mois d’intervalle au plus.',
  },
} as const satisfies Translation<typeof en>;

// Luganda: a native speaker has not yet reviewed these texts.
const lg = {
  refusals: {
    'attendance/future':
      'Olunaku olwo terunnatuuka. Okwewandiisa kukolebwa ku lunaku lwennyini oba oluvannyuma.',
    'attendance/closed': 'Olukalala olwo lwaggalwa. Ez’ettaamu eno n’ewedde ze zisobola okukyusibwa.',
    'attendance/range': 'Londa olunaku olusooka n’olusembayo oluddirira, nga tezisukka kitundu kya mwaka.',
  },
} as const satisfies Translation<typeof en>;

export const attendance = { en, sw, fr, lg } as const satisfies SliceWords<typeof en>;
