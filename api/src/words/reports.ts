import { reportsRefusals } from '@afrolearn/contract/reports.ts';
import type { SliceWords, Translation } from './slice.ts';
import { refusalTexts } from './tables.ts';

const en = {
  refusals: refusalTexts(reportsRefusals),
  faults: {
    'report/act': 'Please choose what to do.',
    'report/reason': 'Please choose what is wrong.',
    'report/what': 'Please say what it is about.',
  },
} as const;

// Kiswahili: a native speaker has not yet reviewed these texts.
const sw = {
  refusals: {
    'reports/no-school':
      'Hakuna shule inayosoma taarifa zako bado. Tafadhali mwambie mtu mzima unayemwamini, au piga 116.',
    'reports/decide-first':
      'Wanafunzi wawili wamefanya hii ifichwe. Tafadhali amua kwanza: ibaki imefichwa, au ionekane tena.',
    'reports/not-now': 'Hili haliwezekani kwa taarifa hii.',
  },
  faults: {
    'report/act': 'Tafadhali chagua la kufanya.',
    'report/reason': 'Tafadhali chagua tatizo ni nini.',
    'report/what': 'Tafadhali sema inahusu nini.',
  },
} as const satisfies Translation<typeof en>;

// French: a native speaker has not yet reviewed these texts.
const fr = {
  refusals: {
    'reports/no-school':
      'Aucune école ne lit encore tes signalements. Parle à un adulte de confiance, ou appelle le 116.',
    'reports/decide-first':
      'Deux élèves ont fait cacher ceci. Décidez d’abord : le garder caché, ou le montrer à nouveau.',
    'reports/not-now': 'Ce n’est pas possible pour ce signalement.',
  },
  faults: {
    'report/act': 'Choisissez quoi faire.',
    'report/reason': 'Choisis ce qui ne va pas.',
    'report/what': 'Dis de quoi il s’agit.',
  },
} as const satisfies Translation<typeof en>;

// Luganda: a native speaker has not yet reviewed these texts.
const lg = {
  refusals: {
    'reports/no-school':
      'Tewali ssomero lisoma by’oloopye kaakano. Buulira omuntu omukulu gwe weesiga, oba kuba 116.',
    'reports/decide-first':
      'Abayizi babiri baakikweseza. Sooka osalewo: kisigale nga kikwekeddwa, oba kiddemu kirabike.',
    'reports/not-now': 'Kino tekisoboka ku kuloopa kuno.',
  },
  faults: {
    'report/act': 'Londa eky’okukola.',
    'report/reason': 'Londa ekikyamu.',
    'report/what': 'Gamba kye kikwatako.',
  },
} as const satisfies Translation<typeof en>;

export const reports = { en, sw, fr, lg } as const satisfies SliceWords<typeof en>;
