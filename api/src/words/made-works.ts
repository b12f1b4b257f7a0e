import { madeWorksRefusals } from '@afrolearn/contract/made-works.ts';
import type { SliceWords, Translation } from './slice.ts';
import { refusalTexts } from './tables.ts';

const en = {
  refusals: refusalTexts(madeWorksRefusals),
  faults: {
    'work/form': 'This is no work of a study tool.',
    'work/tool': 'Please choose a study tool that can be opened.',
    'work/too-large': 'This work is too large. Please make it smaller, or go on in another one.',
  },
} as const;

// Kiswahili: a native speaker has not yet reviewed these texts.
const sw = {
  refusals: {
    'works/changed-elsewhere':
      'Kazi hii ilibadilishwa kwenye kifaa kingine. Yako imehifadhiwa kama kazi nyingine, ili kitu kisipotee.',
    'works/full': 'Una kazi 200, au kwa pamoja ni kubwa sana. Tafadhali futa baadhi ambazo huzihitaji tena.',
    'works/other-tool': 'Kazi hii ilitengenezwa kwa zana nyingine. Tafadhali tengeneza mpya.',
    'works/not-shown':
      'Bado huwezi kuonyesha kazi yako. Mwalimu au familia yako wanaweza kukuambia kwa nini. Inabaki kwenye Kazi zangu.',
    'works/no-teacher':
      'Bado huko katika darasa lolote, kwa hiyo hakuna mwalimu wa kumwonyesha. Jiunge na darasa kwanza.',
  },
  faults: {
    'work/form': 'Hii si kazi ya zana ya kujifunza.',
    'work/tool': 'Tafadhali chagua zana ya kujifunza inayoweza kufunguliwa.',
    'work/too-large': 'Kazi hii ni kubwa mno. Tafadhali ifanye ndogo, au endelea katika kazi nyingine.',
  },
} as const satisfies Translation<typeof en>;

// French: a native speaker has not yet reviewed these texts.
const fr = {
  refusals: {
    'works/changed-elsewhere':
      'Ceci a été modifié sur un autre appareil. Le tien est enregistré comme un autre travail, pour que rien ne se perde.',
    'works/full':
      'Tu as 200 travaux, ou ils sont très grands ensemble. Efface d’abord ceux que tu ne veux plus.',
    'works/other-tool': 'Ce travail a été fait avec un autre outil. Fais-en un nouveau.',
    'works/not-shown':
      'Tu ne peux pas encore montrer ton travail. Ton maître, ta maîtresse ou ta famille peut te dire pourquoi. Il reste dans Mes travaux.',
    'works/no-teacher':
      'Tu n’es encore dans aucune classe, donc aucun maître ne le verrait. Rejoins d’abord une classe.',
  },
  faults: {
    'work/form': 'Ce n’est pas un travail d’un outil d’étude.',
    'work/tool': 'Choisis un outil d’étude qui peut s’ouvrir.',
    'work/too-large': 'Ce travail est trop grand. Fais-le plus petit, ou continue dans un autre.',
  },
} as const satisfies Translation<typeof en>;

// Luganda: a native speaker has not yet reviewed these texts.
const lg = {
  refusals: {
    'works/changed-elsewhere':
      'Kino kyakyusiddwa ku kyuma ekirala. Ekikyo kiterekeddwa ng’omulimu omulala, waleme kubula kintu.',
    'works/full': 'Olina emirimu 200, oba wamu minene nnyo. Sooka osangule egimu gy’otakyayagala.',
    'works/other-tool': 'Omulimu guno gwakolebwa n’ekikozesebwa ekirala. Kola omupya.',
    'works/not-shown':
      'Tonnasobola kulaga mulimu gwo. Omusomesa oba ab’ewaka basobola okukubuulira lwaki. Gusigala mu Mirimu gyange.',
    'works/no-teacher':
      'Tonnaba mu kibiina kyonna, kale tewali musomesa wa kumulaga. Sooka weegatte ku kibiina.',
  },
  faults: {
    'work/form': 'Guno si mulimu gwa kikozesebwa kya kusoma.',
    'work/tool': 'Londa ekikozesebwa mu kusoma ekisobola okuggulwa.',
    'work/too-large': 'Omulimu guno munene nnyo. Gukendeeze, oba genda mu maaso mu mulala.',
  },
} as const satisfies Translation<typeof en>;

export const madeWorks = { en, sw, fr, lg } as const satisfies SliceWords<typeof en>;
