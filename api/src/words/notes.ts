import { notesRefusals } from '@afrolearn/contract/notes.ts';
import type { SliceWords, Translation } from './slice.ts';
import { refusalTexts } from './tables.ts';

const en = {
  refusals: refusalTexts(notesRefusals),
  faults: {
    'note/too-long': 'Please write at most 2,000 characters.',
    'note/too-long-to-share': 'Please share at most 500 characters.',
    'note/missing': 'Please write something.',
  },
} as const;

// Kiswahili: a native speaker has not yet reviewed these texts.
const sw = {
  refusals: {
    'notes/not-shared':
      'Bado huwezi kushiriki na darasa. Mwalimu au familia yako wanaweza kukuambia kwa nini. Maandishi yako yanafanya kazi kama kawaida.',
    'notes/full': 'Umeandika maandishi mengi sana. Tafadhali futa baadhi kwanza.',
  },
  faults: {
    'note/too-long': 'Tafadhali andika herufi zisizozidi 2,000.',
    'note/too-long-to-share': 'Tafadhali shiriki herufi zisizozidi 500.',
    'note/missing': 'Tafadhali andika kitu.',
  },
} as const satisfies Translation<typeof en>;

// French: a native speaker has not yet reviewed these texts.
const fr = {
  refusals: {
    'notes/not-shared':
      'Tu ne peux pas encore partager avec ta classe. Ton maître, ta maîtresse ou ta famille peut te dire pourquoi. Tes notes marchent comme toujours.',
    'notes/full': 'Tu as écrit vraiment beaucoup de notes. Efface d’abord quelques-unes.',
  },
  faults: {
    'note/too-long': 'Écris 2 000 caractères au plus.',
    'note/too-long-to-share': 'Partage 500 caractères au plus.',
    'note/missing': 'Écris quelque chose.',
  },
} as const satisfies Translation<typeof en>;

// Luganda: a native speaker has not yet reviewed these texts.
const lg = {
  refusals: {
    'notes/not-shared':
      'Tonnasobola kugabana na kibiina kyo. Omusomesa oba ab’ewaka basobola okukubuulira lwaki. Ebiwandiiko byo bikola nga bulijjo.',
    'notes/full': 'Owandiise ebigambo bingi nnyo. Sooka oggyewo ebimu.',
  },
  faults: {
    'note/too-long': 'Wandiika ennukuta ezitasukka 2,000.',
    'note/too-long-to-share': 'Gabana ennukuta ezitasukka 500.',
    'note/missing': 'Wandiika ekintu.',
  },
} as const satisfies Translation<typeof en>;

export const notes = { en, sw, fr, lg } as const satisfies SliceWords<typeof en>;
