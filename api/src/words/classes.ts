import { classesRefusals } from '@afrolearn/contract/classes.ts';
import type { SliceWords, Translation } from './slice.ts';
import { refusalTexts } from './tables.ts';

const en = {
  refusals: refusalTexts(classesRefusals),
  faults: {
    'pupils/too-many': 'Please add at most 100 pupils at once.',
    'pupils/missing': 'Please write the names, one on each line.',
    'students/positive': 'Number of students must be a positive number.',
  },
} as const;

// Kiswahili: a native speaker has not yet reviewed these texts.
const sw = {
  refusals: {
    'children/class-full':
      'Darasa linaweza kuwa na wanafunzi 300 tu. Tafadhali angalia kama orodha iliongezwa mara mbili.',
    'classes/too-many':
      'Unaweza kuwa na madarasa 20 tu. Tafadhali hifadhi kando lile ambalo hufundishi tena.',
    'classes/too-late': 'Hili lilifanyika zaidi ya siku 30 zilizopita na haliwezi kutenduliwa tena.',
  },
  faults: {
    'pupils/too-many': 'Tafadhali ongeza wanafunzi wasiozidi 100 kwa mara moja.',
    'pupils/missing': 'Tafadhali andika majina, moja kwa kila mstari.',
    'students/positive': 'Idadi ya wanafunzi lazima iwe namba kubwa kuliko sifuri.',
  },
} as const satisfies Translation<typeof en>;

// French: a native speaker has not yet reviewed these texts.
const fr = {
  refusals: {
    'children/class-full':
      'Une classe peut avoir 300 élèves au plus. Regardez si une liste a été ajoutée deux fois.',
    'classes/too-many': 'Vous pouvez avoir 20 classes au plus. Archivez-en une que vous n’enseignez plus.',
    'classes/too-late': 'C’était il y a plus de 30 jours : on ne peut plus l’annuler.',
  },
  faults: {
    'pupils/too-many': 'Ajoutez 100 élèves au plus à la fois.',
    'pupils/missing': 'Écrivez les noms, un par ligne.',
    'students/positive': 'Le nombre d’élèves doit être un nombre positif.',
  },
} as const satisfies Translation<typeof en>;

// Luganda: a native speaker has not yet reviewed these texts.
const lg = {
  refusals: {
    'children/class-full': 'Ekibiina tekisussa bayizi 300. Laba oba olukalala lwayongerwako emirundi ebiri.',
    'classes/too-many': 'Toyinza kusukka bibiina 20. Teeka ebbali ekimu ky’otakyasomesa.',
    'classes/too-late': 'Kino kyakolebwa ennaku ezisukka mu 30 emabega, tekikyasobola kuzzibwayo.',
  },
  faults: {
    'pupils/too-many': 'Yongerako abayizi abatasukka 100 omulundi gumu.',
    'pupils/missing': 'Wandiika amannya, limu ku buli lunyiriri.',
    'students/positive': 'Omuwendo gw’abayizi gulina okuba ogusukka ku zeero.',
  },
} as const satisfies Translation<typeof en>;

export const classes = { en, sw, fr, lg } as const satisfies SliceWords<typeof en>;
