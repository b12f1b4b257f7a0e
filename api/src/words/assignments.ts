import { assignmentsRefusals } from '@afrolearn/contract/assignments.ts';
import type { SliceWords, Translation } from './slice.ts';
import { refusalTexts } from './tables.ts';

const en = {
  refusals: refusalTexts(assignmentsRefusals),
  faults: {
    'exercises/count': 'Please choose between 3 and 40 exercises.',
    'hand-in/missing': 'Please write something first.',
    'paper/missing': 'Please say what to do on paper.',
    'review/outcome': 'Please say whether the work is accepted or comes back.',
  },
} as const;

// Kiswahili: a native speaker has not yet reviewed these texts.
const sw = {
  refusals: {
    'assignments/nobody': 'Tafadhali sema ni kwa nani: darasa, kundi lake, au baadhi ya wanafunzi wake.',
    'assignments/closed': 'Kazi hii imefungwa. Tafadhali muulize mwalimu wako.',
    'assignments/reminded-today': 'Walikumbushwa leo. Unaweza kuwakumbusha tena kesho.',
    'assignments/too-many-photos': 'Picha tatu zimeshatumwa. Zinamtosha mwalimu wako kuangalia.',
    'assignments/nothing-handed-in': 'Hakuna kazi iliyotumwa ya kuangalia.',
    'assignments/changed-since':
      'Kazi hii imewasilishwa au kukaguliwa tena tangu ulipoiona. Tafadhali iangalie jinsi ilivyo sasa.',
  },
  faults: {
    'exercises/count': 'Tafadhali chagua mazoezi kati ya 3 na 40.',
    'hand-in/missing': 'Tafadhali andika kitu kwanza.',
    'paper/missing': 'Tafadhali sema cha kufanya kwenye karatasi.',
    'review/outcome': 'Tafadhali sema kama kazi imekubaliwa au inarudi.',
  },
} as const satisfies Translation<typeof en>;

// French: a native speaker has not yet reviewed these texts.
const fr = {
  refusals: {
    'assignments/nobody': 'Dites pour qui : une classe, un de ses groupes ou certains de ses élèves.',
    'assignments/closed': 'Ce travail est fermé. Demande à ton maître ou à ta maîtresse.',
    'assignments/reminded-today': 'Un rappel est déjà parti aujourd’hui. Le prochain peut partir demain.',
    'assignments/too-many-photos':
      'Trois photos sont déjà remises. Cela suffit à ton maître ou à ta maîtresse.',
    'assignments/nothing-handed-in': 'Rien n’a été remis.',
    'assignments/changed-since':
      'Ce travail a été rendu ou évalué de nouveau depuis que vous l’avez vu. Regardez-le tel qu’il est maintenant.',
  },
  faults: {
    'exercises/count': 'Choisissez entre 3 et 40 exercices.',
    'hand-in/missing': 'Écris d’abord quelque chose.',
    'paper/missing': 'Dites ce qu’il faut faire sur papier.',
    'review/outcome': 'Dites si le travail est accepté ou rendu.',
  },
} as const satisfies Translation<typeof en>;

// Luganda: a native speaker has not yet reviewed these texts.
const lg = {
  refusals: {
    'assignments/nobody': 'Gamba gwa ani: ekibiina, ekibinja kyakyo, oba abamu ku bayizi baakyo.',
    'assignments/closed': 'Omulimu guno guggaddwa. Buuza omusomesa wo.',
    'assignments/reminded-today': 'Bajjukiziddwa dda leero. Osobola okubajjukiza nate enkya.',
    'assignments/too-many-photos': 'Ebifaananyi bisatu byaweereddwa dda. Bimala omusomesa wo.',
    'assignments/nothing-handed-in': 'Tewali mulimu guweereddwayo.',
    'assignments/changed-since':
      'Omulimu guno gwaweereddwayo oba gwakebereddwa nate okuva lwe wagulaba. Gutunuulire nga bwe guli kati.',
  },
  faults: {
    'exercises/count': 'Londa ebibuuzo wakati wa 3 ne 40.',
    'hand-in/missing': 'Sooka owandiike ekintu.',
    'paper/missing': 'Gamba eky’okukola ku lupapula.',
    'review/outcome': 'Gamba oba omulimu gukkiriziddwa oba guddayo.',
  },
} as const satisfies Translation<typeof en>;

export const assignments = { en, sw, fr, lg } as const satisfies SliceWords<typeof en>;
